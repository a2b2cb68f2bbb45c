import AppLayout
import AppModel
import Markup
import PageParts
import Review
import SiteFiles

/// Where a cause is in the files, how far it reaches, and how it is known.
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
      Node("span", ["class": "reach"]) { reach }
      Node("span", ["class": "muted"]) { proof }
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

  /// Where the cause is seen: `in 42 pictures of Home, List Screen and 3 more screens`.
  var reach: String {
    let names = cause.screens.prefix(Self.mostScreens).map { report.review.names.screen($0) }
    let more = cause.screens.count - names.count
    let screens = names + (more > 0 ? [more.counted(as: "more screen")] : [])
    let pictures = "in \(cause.pictures.counted(as: "picture"))"
    return screens.isEmpty ? pictures : "\(pictures) of \(screens.listed())"
  }

  /// How it is known that this is the cause.
  var proof: String {
    switch cause.proof {
    case .undone: "proven: the changes disappear when this edit is undone"
    case .together: "proven: the changes disappear only when all of these edits are undone"
    case .inferred: "inferred from what the changes share"
    }
  }
}

/// The picture that shows a cause best, before and after, with a link to its comparison.
struct CauseExample {
  let report: ChangeReport
  let cause: ElementIndex<Cause>
  let path: SitePath
  /// The space for each picture.
  let box: Size

  /// The pictures; nothing if there is none to show.
  var nodes: [Node] {
    guard let example = report.examples[cause],
      let pair = PicturePair(of: example, in: report, showing: cause)
    else { return [] }
    return [
      Node("div", ["class": "shown"]) {
        Node("div", ["class": "pair"], pair.figures(seenFrom: path, within: box))
        Node("p", ["class": "small"]) {
          report.comparisonLink(to: example, showing: cause, seenFrom: path)
        }
      }
    ]
  }
}
