/// A table of texts whose rows are headed by their first cells. In a narrow window each row becomes
/// a block of its own, in which each cell begins with the name of its column. For screen readers it
/// stays a table.
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
      Node("tr", ["id": id, "class": name]) {
        for (index, cell) in cells.enumerated() {
          if index == 0 {
            Node("th", ["scope": "row"], cell)
          } else {
            Node(
              "td",
              [
                "class": self.name(ofColumn: index),
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
      Node("table", ["class": "data"]) {
        Node("caption") { caption }
        Node("thead") {
          Node("tr") {
            for (index, column) in columns.enumerated() {
              Node("th", ["scope": "col", "class": name(ofColumn: index)]) { column }
            }
          }
        }
        Node("tbody", [:], rows)
      }
    }
  }

  private func name(ofColumn index: Int) -> String? {
    numbers.contains(index) ? "number" : nil
  }
}
