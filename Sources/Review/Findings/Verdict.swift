import AppModel

/// How two pictures of the same thing compare, as the contract of `diff --format json` spells it.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  case same
  /// Only the bytes differ; the pictures look the same.
  case samePaint = "same-paint"
  /// Only the places of boxes differ.
  case moved
  case changed, added, removed, renamed
  /// The pictures cannot be compared.
  case unknown
}

extension Verdict {
  /// Whether both sides have the picture, and it looks different.
  var looksDifferent: Bool { [.moved, .changed].contains(self) }

  /// Whether both sides have the picture, and it looks the same.
  package var looksAlike: Bool { [.same, .samePaint, .renamed].contains(self) }

  /// The verdict in words, as a badge has it.
  package var words: String { self == .samePaint ? "looks the same" : rawValue }

  /// The verdict as a word on a picture of a site; nil for one that looks the same.
  package var mark: String? {
    switch self {
    case .same, .samePaint: nil
    case .moved, .changed, .added, .removed, .renamed: rawValue.sentenceStart
    case .unknown: "Not comparable"
    }
  }

  /// The key of the number of pictures with the verdict, as JSON spells it.
  package var countKey: String { self == .samePaint ? "samePaint" : rawValue }
}
