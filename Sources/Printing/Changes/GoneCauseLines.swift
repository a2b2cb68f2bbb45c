import Review
import Texts

/// A line for each of the accepted causes that a comparison does not have.
struct GoneCauseLines {
  let gone: [GoneCause]

  /// More of them are only counted where not everything is listed.
  private static let most = 10

  init(_ result: DiffResult) { gone = result.acceptedGone }

  /// The lines of a text for people.
  func text(listingAll: Bool) -> ShownText {
    let shown = listingAll ? gone[...] : gone.prefix(Self.most)
    let left = gone.count - shown.count
    return shown.map { "\($0.words)\n" as ShownText }.joined()
      + (left > 0 ? "\(left.andMore("accepted cause")) like that, shown by -v\n" : "")
  }

  /// The rows of a comment.
  var rows: [MarkdownText] {
    let left = gone.count - Self.most
    return gone.prefix(Self.most).map { "- \($0.words)\n" }
      + (left > 0 ? ["- \(left.andMore("accepted cause")) like that\n"] : [])
  }
}
