import AppLayout

/// Where the content of a screen begins in its window, and what covers how much of it.
struct ContentStart: Hashable {
  private let place: Double
  private let covered: Double
  private let cover: Cover

  /// What is over the first points of a screen's content.
  private enum Cover: Hashable {
    case bar, statusBar, camera
  }

  init(of variant: Variant, in frame: VariantFrame) {
    (place, covered) = (frame.contentArea.y, frame.viewport.coveredTop)
    cover =
      frame.shownBar != nil ? .bar : variant.statusBar == .hidden ? .camera : .statusBar
  }

  private var points: String { "\(covered.rounded().shortText) pt" }

  /// Returns what is over a part of the content, in words.
  private func words(over part: String) -> String {
    switch cover {
    case .bar: "the bar covers \(part)"
    case .statusBar: "the status bar covers \(part)"
    case .camera: "the camera is in \(part)"
    }
  }

  /// The place in a sentence.
  var sentence: String {
    let top = place.rounded()
    let words = "Content begins at \(top == 0 ? "the top" : "\(top.shortText) pt")"
    return covered > 0 ? "\(words); \(self.words(over: "its first \(points)"))." : "\(words)."
  }

  /// Returns what differs from another start; nil if nothing does.
  func difference(from other: ContentStart) -> String? {
    let moved = (place - other.place).rounded()
    let isCoveredAlike = covered == other.covered
    guard moved != 0 else {
      guard !isCoveredAlike else { return nil }
      return covered > 0
        ? "\(words(over: "the first \(points) of the content").sentenceStart)."
        : "Nothing covers the content."
    }
    let words = "Content begins \(abs(moved).shortText) pt \(moved < 0 ? "higher" : "lower")"
    guard !isCoveredAlike else { return "\(words)." }
    return covered > 0
      ? "\(words); \(self.words(over: "its first \(points)"))." : "\(words); nothing covers it."
  }
}
