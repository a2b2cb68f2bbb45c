import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The matrix of a screen as a table; choosing a header hides all other rows or columns.
struct MatrixTable {
  let matrix: Matrix
  let site: Site
  let screen: Screen
  let path: SitePath

  var nodes: [Node] {
    [
      themes.nodes.isEmpty ? nil : Node("div", ["class": "row"], themes.nodes),
      Node("fieldset") {
        Node("legend", ["class": "visually-hidden"]) { "Devices and bars to show" }
        region
      },
    ].compactMap(\.self)
  }

  /// The scrolling region of the table; a table with few columns fits into any window.
  private var region: Node {
    let columns = matrix.placements.count * matrix.statusBars.count
    return Node.scroll(
      "Matrix of devices and bars", class: columns > Self.mostFew ? "matrix" : "matrix few"
    ) {
      Node("table") {
        Node("caption", ["class": "visually-hidden"]) {
          "Devices down; navigation bar placements and status bar configurations across"
        }
        Node("colgroup", ["class": "devices"])
        for _ in matrix.placements {
          Node("colgroup", ["span": "\(matrix.statusBars.count)"])
        }
        head
        Node("tbody") {
          for row in matrix.rows {
            Node("tr") {
              header(of: row)
              for cell in row.cells { node(of: cell) }
            }
          }
        }
      }
    }
  }

  private static let mostFew = 3

  private var themes: Choices {
    Choices(
      "Theme", name: "theme", isRemembered: true,
      options: GalleryPictures(of: site).themes.enumerated().map {
        .init("theme-\($0 + 1)", $1.name)
      })
  }

  private var head: Node {
    Node("thead") {
      Node("tr") {
        Node("td", ["rowspan": "2", "class": "corner"]) {
          if matrix.rows.count > 1 { choice("row", "row-all", "Show: all devices", isFirst: true) }
          choice("column", "column-all", "Show: all bars", isFirst: true)
        }
        for placement in matrix.placements {
          Node(
            "th",
            [
              "scope": "colgroup", "colspan": "\(matrix.statusBars.count)",
              "class": "bar-\(placement.rawValue)",
            ]
          ) {
            choice("column", "column-\(placement.rawValue)", "Bar \(placement.words)")
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
              choice(
                "column", "column-\(placement.rawValue)-\(statusBar.rawValue)",
                "Status \(statusBar.words)")
            }
          }
        }
      }
    }
  }

  private func header(of row: Matrix.Row) -> Node {
    Node("th", ["scope": "row"]) {
      if matrix.rows.count > 1 {
        choice(
          "row", "row-\(site.paths[row.held.device, row.held.orientation].text)", row.held.title)
      } else {
        row.held.title
      }
      Node("span", ["class": "muted small"]) { row.held.windowWords }
      Node(
        "a",
        [
          "class": "small",
          "href": path.link(
            to: site.paths.inspection(of: screen, on: row.held.device, in: row.held.orientation)),
        ]
      ) { "Inspect" }
    }
  }

  /// Returns a header that, when chosen, hides all other rows or columns.
  private func choice(
    _ name: String, _ id: String, _ title: String, isFirst: Bool = false
  ) -> Node {
    Node("label", ["class": "choice"]) {
      Node(
        "input",
        [
          "type": "radio", "name": name, "id": id, "value": id, "class": "pick-\(name)",
          "checked": isFirst ? "checked" : nil,
        ])
      title
    }
  }
}
