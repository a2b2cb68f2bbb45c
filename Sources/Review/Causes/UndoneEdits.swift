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
    case .pictures(let pictures): pictures.values.allSatisfy { $0 == .new }
    case .unreadable, .stopped: false
    }
  }
}

/// What a picture looks like when a group of edits is undone.
enum UndonePicture: Hashable {
  /// As the new one: the edits do not reach it.
  case new
  /// As the new one, except that boxes move or grow, but by no more than the tolerance.
  case withinTolerance
  /// In another way: these are the changes from there to the new one.
  case changed([BoxChange])

  var changes: [BoxChange] {
    if case .changed(let changes) = self { changes } else { [] }
  }
}

extension [ElementIndex<ComparedPicture>: UndonePicture] {
  /// The changes that undoing the edits takes away.
  var share: Explanations.Share { mapValues(\.changes).filter { !$0.value.isEmpty } }
}

/// What changed about something, where moving and growing are one.
struct ChangedAspect: Hashable {
  let subject: BoxChange.Subject
  let kind: BoxChange.Kind

  init(_ change: BoxChange) {
    subject = change.subject
    kind = change.kind == .moved ? .resized : change.kind
  }
}

extension BoxChange {
  /// What identifies a change in any company: everything except its frames and its label.
  var essence: Self {
    BoxChange(of: subject, event, isPlaceholder: isPlaceholder, isOfScreen: isOfScreen)
  }
}
