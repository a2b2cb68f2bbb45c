/// What a segue does, whatever it is called.
package enum SegueKind: Hashable, Sendable {
  case show, push, showDetail
  case present, popover
  /// The destination is inside the source.
  case embed, relationship
  case unwind
  /// A class of the app does it.
  case custom

  /// Creates the kind that a word of a storyboard means, new or old. The name of a relationship is
  /// a kind too, because `routes.json` may contain it.
  init(_ word: String?) {
    self = word.flatMap { Self.kinds[$0] } ?? .custom
  }

  /// The word for a segue of the app's own class, whose name is a kind as well.
  static let customWord = "custom"

  private static let kinds: [String: SegueKind] = [
    "show": .show, "push": .push, "showDetail": .showDetail, "replace": .showDetail,
    "presentation": .present, "present": .present, "modal": .present,
    "popoverPresentation": .popover, "popover": .popover, "embed": .embed,
    "relationship": .relationship, "unwind": .unwind, customWord: .custom,
  ].merging(SegueRelationship.allCases.map { ($0.rawValue, .relationship) }) { first, _ in first }

  /// The words that mean a kind, sorted. Any other is the name of a class of the app.
  static let words = kinds.keys.sorted()

  /// Whether something performs the segue. A relationship only says what a container shows.
  package var isPerformed: Bool { self != .relationship }

  /// Whether the segue means that one scene is inside another, not that it follows it.
  package var isContainment: Bool {
    switch self {
    case .embed, .relationship: true
    case .show, .push, .showDetail, .present, .popover, .unwind, .custom: false
    }
  }
}

/// The place that a container has for a child.
package enum SegueRelationship: String, Hashable, Sendable, CaseIterable {
  case rootViewController, viewControllers, masterViewController, detailViewController
  case primary, secondary

  /// Whether the child is the secondary one of a split view; nil where the word does not say it.
  package var isSecondary: Bool? {
    switch self {
    case .masterViewController, .primary: false
    case .detailViewController, .secondary: true
    case .rootViewController, .viewControllers: nil
    }
  }
}
