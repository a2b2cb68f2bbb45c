package import Markup

/// A table of texts whose rows are headed by their first cells. In a narrow window each row becomes
/// a block of its own, in which each cell begins with the name of its column; roles keep it a table
/// for screen readers.
///
///     var table = DataTable("Frames in points", columns: ["Box", "x", "y"], numbers: [1, 2])
///     table.add([[.text("root")], [.text("0")], [.text("44")]])
package struct DataTable: Sendable {
  private let caption: String
  private let columns: [String]
  /// The columns with numbers, counted from zero.
  private let numbers: Set<Int>
  private var rows: [Node] = []

  package init(_ caption: String, columns: [String], numbers: Set<Int> = []) {
    self.caption = caption
    self.columns = columns
    self.numbers = numbers
  }

  /// Adds a row of cells.
  package mutating func add(id: String? = nil, class name: String? = nil, _ cells: [[Node]]) {
    rows.append(
      Node("tr", ["id": id, "class": name, "role": "row"]) {
        for (index, cell) in cells.enumerated() {
          if index == 0 {
            Node("th", ["scope": "row", "role": "rowheader"], cell)
          } else {
            Node(
              "td",
              [
                "class": self.name(ofColumn: index), "role": "cell",
                "data-label": index < columns.count ? columns[index] : nil,
              ], cell)
          }
        }
      })
  }

  /// The table.
  package var node: Node {
    // The chapter around the table is a region too, often with the same title.
    Node.scroll("Table: \(caption)") {
      Node("table", ["class": "data", "role": "table"]) {
        Node("caption") { caption }
        Node("thead", ["role": "rowgroup"]) {
          Node("tr", ["role": "row"]) {
            for (index, column) in columns.enumerated() {
              Node(
                "th", ["scope": "col", "class": name(ofColumn: index), "role": "columnheader"]
              ) { column }
            }
          }
        }
        Node("tbody", ["role": "rowgroup"], rows)
      }
    }
  }

  private func name(ofColumn index: Int) -> String? {
    numbers.contains(index) ? "number" : nil
  }
}
