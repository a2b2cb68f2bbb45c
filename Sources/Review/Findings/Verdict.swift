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
  var looksDifferent: Bool {
    switch self {
    case .moved, .changed: true
    case .same, .samePaint, .added, .removed, .renamed, .unknown: false
    }
  }

  /// Whether both sides have the picture, and it looks the same.
  package var looksAlike: Bool {
    switch self {
    case .same, .samePaint, .renamed: true
    case .moved, .changed, .added, .removed, .unknown: false
    }
  }

  /// The verdict in words, as a badge has it.
  package var words: String {
    switch self {
    case .samePaint: "looks the same"
    case .same, .moved, .changed, .added, .removed, .renamed, .unknown: rawValue
    }
  }

  /// The verdict as a word on a picture of a site; nil for one that looks the same.
  package var mark: String? {
    switch self {
    case .same, .samePaint: nil
    case .changed: "Changed"
    case .moved: "Moved"
    case .added: "Added"
    case .removed: "Removed"
    case .renamed: "Renamed"
    case .unknown: "Not comparable"
    }
  }

  /// The key of the number of pictures with the verdict, as JSON spells it.
  package var countKey: String {
    switch self {
    case .samePaint: "samePaint"
    case .same, .moved, .changed, .added, .removed, .renamed, .unknown: rawValue
    }
  }
}
