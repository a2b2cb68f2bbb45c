import AppModel

/// The result of undoing a group of edits.
enum UndoneEdits {
  case pictures([ElementIndex<ComparedPicture>: UndonePicture])
  /// The app can then not be read.
  case unreadable
  /// The work reached its limit.
  case stopped

  /// Whether every picture is the new one.
  var isIdle: Bool {
    switch self {
    case .pictures(let pictures): pictures.values.allSatisfy(\.isNew)
    case .unreadable, .stopped: false
    }
  }
}

/// What a picture looks like when a group of edits is undone.
enum UndonePicture: Hashable {
  /// As the new one: the edits do not reach it.
  case new
  /// As the old one.
  case old
  /// As the new one, except that boxes move or grow, but by no more than the tolerance.
  case withinTolerance
  /// Some changes of the picture disappeared; others are only made by the edits.
  case partial(vanished: Set<ElementIndex<BoxChange>>, own: [BoxChange])

  fileprivate var isNew: Bool {
    switch self {
    case .new: true
    case .old, .withinTolerance, .partial: false
    }
  }

  /// Whether a change of the picture disappeared.
  func lacks(_ change: ElementIndex<BoxChange>) -> Bool {
    switch self {
    case .old: true
    case .partial(let vanished, _): vanished.contains(change)
    case .new, .withinTolerance: false
    }
  }
}
