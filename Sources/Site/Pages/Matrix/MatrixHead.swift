import AppLayout
import AppModel
import Markup
import PageParts

/// The headers of a matrix. In the first table each is a choice: one that is chosen hides all other
/// columns.
struct MatrixHead {
  let matrix: Matrix
  let hasChoices: Bool

  var node: Node {
    Node("thead") {
      Node("tr") {
        corner
        for placement in matrix.placements {
          Node(
            "th",
            [
              "scope": "colgroup", "colspan": "\(matrix.statusBars.count)",
              "class": "bar-\(placement.rawValue)",
            ]
          ) {
            title("column-\(placement.rawValue)", "Bar \(placement.words)")
          }
        }
      }
      Node("tr") {
        for placement in matrix.placements {
          for statusBar in matrix.statusBars {
            Node(
              "th",
              ["scope": "col", "class": "bar-\(placement.rawValue) status-\(statusBar.rawValue)"]
            ) {
              title(
                "column-\(placement.rawValue)-\(statusBar.rawValue)",
                "Status \(statusBar.words)", under: placement)
            }
          }
        }
      }
    }
  }

  private var corner: Node {
    Node("td", ["rowspan": "2", "class": "corner"]) {
      if hasChoices {
        if matrix.rows.count > 1 {
          Self.choice("row", "all-rows", "Show: all devices", isFirst: true)
        }
        Self.choice("column", "all-columns", "Show: all bars", isFirst: true)
      }
    }
  }

  private func title(_ id: String, _ title: String, under placement: Placement? = nil) -> Node {
    hasChoices ? Self.choice("column", id, title, under: placement) : .text(title)
  }

  /// Returns a header that, when chosen, hides all other rows or columns. The header of a single
  /// column also names its placement, for tables where it is not below it.
  static func choice(
    _ name: String, _ id: String, _ title: String, isFirst: Bool = false,
    under placement: Placement? = nil
  ) -> Node {
    Node("label", ["class": "choice"]) {
      Node(
        "input",
        [
          "type": "radio", "name": name, "id": id, "value": id,
          "class": placement == nil ? "pick-\(name)" : "pick-\(name) pick-single",
          "checked": isFirst ? "checked" : nil,
        ])
      if let placement { Node("span", ["class": "which"]) { "Bar \(placement.words) · " } }
      title
    }
  }
}
