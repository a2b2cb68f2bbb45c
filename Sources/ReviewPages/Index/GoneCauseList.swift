import PageParts
import Review

/// The accepted causes that the comparison does not have, a short line for each.
struct GoneCauseList {
  let report: ChangeReport

  /// The maximum number of causes in the list.
  private static let most = 10

  var nodes: [Node] {
    let gone = report.acceptedGone
    guard !gone.isEmpty else { return [] }
    return [
      Node("ul", ["class": "gone muted small"]) {
        for cause in gone.prefix(Self.most) { Node("li") { cause.words } }
      }
    ] + Node.more(gone.count - Self.most, of: "accepted cause")
  }
}
