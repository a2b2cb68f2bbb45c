import AppModel
import Markup
import PageParts
import Review
import SiteFiles

/// Further causes in a table, a line for each.
struct CauseTable {
  let report: ChangeReport
  /// The numbers of the causes.
  let causes: Range<Int>
  let path: SitePath

  var node: Node {
    var table = DataTable(
      "Causes \(causes.lowerBound + 1) to \(causes.upperBound)",
      columns: ["Cause", "Place", "Pictures", "Screens"], numbers: [2, 3])
    for index in causes.map({ ElementIndex<Cause>($0) }) {
      let cause = report.review.causes[index]
      let place = cause.edits.first?.writtenPlace ?? "inferred"
      table.add(
        class: report.isAccepted(index) ? "accepted" : nil,
        [
          [
            .text("\(index.index + 1). "), report.link(toCause: index, seenFrom: path),
          ] + (report.isAccepted(index) ? [.text(" "), .badge("Accepted", .ok)] : []),
          [Node("code") { place }],
          [.text(cause.pictures.grouped)],
          [.text(cause.screens.count.grouped)],
        ])
    }
    return table.node
  }
}
