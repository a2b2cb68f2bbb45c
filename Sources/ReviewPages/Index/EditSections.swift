import Markup
import PageParts
import Review
import Texts

/// The edits that change no picture, and those that were not examined, folded away.
struct EditSections {
  let report: ChangeReport

  /// The maximum number of edits of a section.
  private static let most = 300

  var nodes: [Node] {
    section("slight-edits", "within the tolerance", report.review.slightEdits)
      + section(
        "idle-edits", "without effect", report.review.unseenEdits, areIdle: true)
      + section(
        "unexamined-edits", "not examined, because the proof stopped at its limit",
        report.review.unexaminedEdits)
  }

  private func section(
    _ id: String, _ words: String, _ edits: [Edit], areIdle: Bool = false
  ) -> [Node] {
    guard !edits.isEmpty else { return [] }
    let more = edits.count - Self.most
    return [
      Node.details("\(edits.count.counted(as: "edit")) \(words)", id: id, isPrinted: true) {
        Node("ul", ["class": "edits"]) {
          for edit in edits.prefix(Self.most) {
            Node("li") {
              edit.phrase(report.review.names, isIdle: areIdle).node
              if let place = edit.writtenPlace {
                " "
                Node("code", ["class": "muted"]) { place }
              }
            }
          }
        }
        Node.more(more, of: "edit")
      }
    ]
  }
}
