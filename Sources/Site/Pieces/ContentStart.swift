import AppLayout

/// Where the content of a screen begins in its window, and how much of it bars cover.
struct ContentStart: Hashable {
  private let place: Double
  private let covered: Double

  init(in frame: VariantFrame) {
    (place, covered) = (frame.contentArea.y, frame.viewport.coveredTop)
  }

  private var points: String { "\(covered.rounded().shortText) pt" }

  /// The place in a sentence.
  var sentence: String {
    let words = "Content begins at \(place.rounded().shortText) pt"
    return covered > 0 ? "\(words); its first \(points) are under bars." : "\(words)."
  }

  /// Returns what differs from another start; nil if nothing does.
  func difference(from other: ContentStart) -> String? {
    let moved = (place - other.place).rounded()
    let isCoveredAlike = covered == other.covered
    guard moved != 0 else {
      guard !isCoveredAlike else { return nil }
      return covered > 0
        ? "The first \(points) of the content are under bars." : "Nothing is over the content."
    }
    let words = "Content begins \(abs(moved).shortText) pt \(moved < 0 ? "higher" : "lower")"
    guard !isCoveredAlike else { return "\(words)." }
    return covered > 0
      ? "\(words); its first \(points) are under bars." : "\(words); nothing is over it."
  }
}
