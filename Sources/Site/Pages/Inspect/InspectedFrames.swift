import AppLayout
import AppModel
import Markup
import PageParts

/// The table of every frame of a screen.
struct InspectedFrames {
  private let inspected: InspectedScreen

  /// A table beyond this is a file for programs, which `riverbed inspect --json` writes.
  private static let mostRows = 600

  init(_ inspected: InspectedScreen) {
    self.inspected = inspected
  }

  var chapter: Chapter {
    let rows = FrameRows(of: inspected.layout, in: inspected.app).rows
    var sheet = DataTable(
      "Every frame in points", columns: ["Box", "x", "y", "Width", "Height", "Name"],
      numbers: [1, 2, 3, 4])
    for row in rows.prefix(Self.mostRows) {
      let numbers = [row.frame.x, row.frame.y, row.frame.width, row.frame.height]
      sheet.add(
        class: row.depth > 0 ? "depth-\(row.depth)" : nil,
        [[.text(row.what)]] + numbers.map { [.text($0.shortText)] } + [[.own(row.name)]])
    }
    return Chapter("frames", "Every frame") {
      Node("p") {
        "In points and window coordinates, before anything is scrolled. Of a section’s cells the "
          + "first \(FrameRow.mostCells) are told, and the last."
      }
      sheet.node
      if rows.count > Self.mostRows {
        Node("p") {
          "The table ends here; \(rows.count - Self.mostRows) more rows are in "
          Node("code") { "riverbed inspect --json" }
          "."
        }
      }
    }
  }
}
