import Review

extension ReviewedSide {
  /// The word for the side, which is also a class of the stylesheet.
  var word: String {
    switch self {
    case .old: "before"
    case .new: "after"
    }
  }

  var title: String {
    switch self {
    case .old: "Before"
    case .new: "After"
    }
  }

  /// What is said in place of what the side lacks.
  var absence: String {
    switch self {
    case .old: "Not there before"
    case .new: "No longer there"
    }
  }
}
