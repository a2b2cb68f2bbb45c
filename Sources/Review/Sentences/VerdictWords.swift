extension Verdict {
  /// The verdict in words, as a badge has it.
  package var words: String {
    switch self {
    case .samePaint: "different only in bytes"
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
