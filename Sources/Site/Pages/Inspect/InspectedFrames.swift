import AppLayout
import AppModel
import Markup
import PageParts

/// The table of every frame of a screen.
struct InspectedFrames {
  let inspected: InspectedScreen

  /// The maximum number of rows of the table; programs get the rest from `riverbed inspect --json`.
  private static let mostRows = 600

  var chapter: Chapter {
    let rows = FrameRows(layout: inspected.layout, app: inspected.app).rows
    var sheet = DataTable(
      "Every frame in points", columns: ["Box", "Name", "x", "y", "Width", "Height"],
      numbers: [2, 3, 4, 5])
    for row in rows.prefix(Self.mostRows) {
      let numbers = [row.frame.x, row.frame.y, row.frame.width, row.frame.height]
      sheet.add(
        class: row.depth > 0 ? "depth-\(row.depth)" : nil,
        [[.text(row.what)], row.name.isEmpty ? [] : [.appText(row.name)]]
          + numbers.map { [.text($0.shortText)] })
    }
    return Chapter("frames", "Every frame") {
      Node("p") {
        "In points and window coordinates, before scrolling. Each section lists its "
          + "first \(FrameRow.mostCells) cells and the last one."
      }
      Node.details("Developer details") { sheet.node }
      if rows.count > Self.mostRows {
        Node("p") {
          "The table ends here. For \((rows.count - Self.mostRows).counted(as: "more row")), run "
          Node("code") { "riverbed inspect --json" }
          "."
        }
      }
    }
  }
}
