import Markup

/// A table of facts: a row for each thing, its name first.
struct Sheet {
  let label: String
  let columns: [Column]
  var rows: [Row] = []

  /// A column by its title; numbers stand at its end.
  struct Column {
    let title: String
    let isNumber: Bool
  }

  /// A row: what it is about, and what is told of it.
  struct Row {
    let name: [Node]
    let cells: [[Node]]
    let style: String?
  }

  init(_ label: String, _ titles: [String], numbers: Set<Int> = []) {
    self.label = label
    columns = titles.enumerated().map { Column(title: $1, isNumber: numbers.contains($0)) }
  }

  mutating func add(_ name: [Node], _ cells: [[Node]], style: String? = nil) {
    rows.append(Row(name: name, cells: cells, style: style))
  }

  var node: Node {
    Node("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": label]) {
      Node("table") {
        Node("thead") {
          Node("tr") {
            for column in columns {
              Node("th", ["scope": "col", "class": column.isNumber ? "number" : nil]) {
                column.title
              }
            }
          }
        }
        Node("tbody", [:], rows.map(node))
      }
    }
  }

  private func node(of row: Row) -> Node {
    Node("tr", ["class": row.style]) {
      Node("th", ["scope": "row"], row.name)
      for (column, cell) in zip(columns.dropFirst(), row.cells) {
        Node("td", ["class": column.isNumber ? "number" : nil], cell)
      }
    }
  }
}
