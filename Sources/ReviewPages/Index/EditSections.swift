import PageParts
import Review
import Texts

/// The edits that change no picture, and those that were not examined, folded away.
struct EditSections {
  let report: ChangeReport

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
    return [
      Node.details("\(edits.count.counted(as: "edit")) \(words)", id: id, isPrinted: true) {
        report.list(of: edits, areIdle: areIdle)
      }
    ]
  }
}
