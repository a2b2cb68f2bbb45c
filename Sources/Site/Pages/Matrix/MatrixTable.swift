import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The matrix of a screen as tables; choosing a header hides all other rows or columns.
struct MatrixTable {
  let matrix: Matrix
  let site: Site
  let screen: Screen
  let path: SitePath
  /// What layout rules found on the screen.
  let marks: LintMarks

  var nodes: [Node] {
    [
      Node("div", ["class": "row"], parts.nodes + sizes.nodes + marks.choice),
      Node("fieldset") {
        Node("legend", ["class": "visually-hidden"]) { "Devices and bars to show" }
        region
      },
    ]
  }

  /// The scrolling region of the tables; one with few columns fits into any window. Pictures that
  /// are wider than tall have their own table, where they are larger.
  private var region: Node {
    let columns = matrix.placements.count * matrix.statusBars.count
    let isFew = columns <= Self.mostFew
    let kinds = [matrix.rows.filter { !$0.held.isWide }, matrix.rows.filter(\.held.isWide)]
      .filter { !$0.isEmpty }
    return Node.scroll(
      "Matrix of devices and bars", class: isFew ? "matrix few" : "matrix"
    ) {
      for (index, rows) in kinds.enumerated() {
        table(of: rows, isFirst: index == 0, isStack: rows[0].held.isWide && !isFew)
      }
    }
  }

  private static let mostFew = 3

  private func table(of rows: [Matrix.Row], isFirst: Bool, isStack: Bool) -> Node {
    let names = [isStack ? "stack" : nil, isFirst ? nil : "more"].compactMap(\.self)
    return Node("table", ["class": names.isEmpty ? nil : names.joined(separator: " ")]) {
      Node("caption", ["class": "visually-hidden"]) {
        isFirst
          ? "Devices down; navigation bar placements and status bar configurations across"
          : "The same for wide devices"
      }
      Node("colgroup", ["class": "devices"])
      for _ in matrix.placements {
        Node("colgroup", ["span": "\(matrix.statusBars.count)"])
      }
      MatrixHead(matrix: matrix, hasChoices: isFirst).node
      Node("tbody") {
        for row in rows {
          Node("tr", ["class": row.held.isWide ? "wide" : nil]) {
            header(of: row)
            for cell in row.cells { node(of: cell) }
          }
        }
      }
    }
  }

  private var parts: Choices {
    Choices(
      "Show", name: "part",
      options: [.init("part-screens", "whole screens"), .init("part-bars", "bars only")])
  }

  private var sizes: Choices {
    Choices(
      "Size", name: "size",
      options: [.init("size-s", "S"), .init("size-m", "M"), .init("size-l", "L")])
  }

  private func header(of row: Matrix.Row) -> Node {
    Node("th", ["scope": "row"]) {
      if matrix.rows.count > 1 {
        MatrixHead.choice("row", "row-\(site.paths[row.held].text)", row.held.title)
      } else {
        row.held.title
      }
      Node("span", ["class": "muted small"]) { row.held.windowWords }
      Node(
        "a",
        ["class": "small", "href": path.link(to: site.paths.inspection(of: screen, on: row.held))]
      ) { "Inspect" }
    }
  }
}
