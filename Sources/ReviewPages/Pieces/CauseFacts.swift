import AppLayout
import PageParts
import Review

/// Where a cause is in the files, and how far it reaches; behind its page's details, how it is known.
struct CauseFacts {
  let report: ChangeReport
  let index: ElementIndex<Cause>

  private var cause: Cause { report.review.causes[index] }

  /// The maximum number of screens that are named.
  private static let mostScreens = 3

  /// The facts in one line.
  var line: Node {
    Node("p", ["class": "cause-facts", "data-cause": cause.id]) {
      places
      Node("span", ["class": "reach"]) { Node.directed(reach.withTypographicQuotes) }
      if cause.proof == .inferred { Node("span", ["class": "muted"]) { "inferred" } }
      if report.isAccepted(index) { Node.badge("Accepted", .ok) }
    }
  }

  /// The place of the first edit, and how many there are.
  private var places: [Node] {
    guard let place = cause.edits.lazy.compactMap(\.writtenPlace).first else { return [] }
    let more = cause.edits.count - 1
    return [
      Node("code", ["class": "place"]) { place }
    ] + (more > 0 ? [.text(" \(more.andMore("edit"))")] : [])
  }

  /// Where the cause is seen: `in 42 pictures of Home, List Screen and 3 more screens`, or `in words
  /// on pages of Home` if no picture shows it.
  var reach: String {
    if cause.pictures == 0, let elsewhere = cause.elsewhere { return elsewhere.words.sentenceStart }
    let names = cause.screens.prefix(Self.mostScreens).map { report.review.names.screen($0) }
    let more = cause.screens.count - names.count
    let screens = names + (more > 0 ? [more.counted(as: "more screen")] : [])
    let seen =
      cause.pictures > 0 ? "in \(cause.pictures.counted(as: "picture"))" : "in words on pages"
    return screens.isEmpty ? seen : "\(seen) of \(screens.listed())"
  }

  private var edits: String {
    let count = cause.edits.count
    return count > 1 ? "these \(count.grouped) edits are" : "this edit is"
  }

  /// How it is known that this is the cause.
  var proof: String {
    switch cause.proof {
    case .undone: "Proven: the changes disappear when \(edits) undone."
    case .together: "Proven: the changes disappear only when all of these edits are undone."
    case .stated: "Nothing that was compared shows it."
    case .inferred: "Inferred from what the changes share."
    }
  }
}
