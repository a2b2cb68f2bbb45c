import Wireframe

/// What changes that no edit explains have in common, besides their place, kind and direction.
enum SharedTrait: Hashable {
  /// What happened, such as which screen another one replaced as a target.
  case event(BoxChange.Event)
  /// What happened to the same thing.
  case eventOf(BoxChange.Subject, BoxChange.Event)
  /// The texts of the same box, which narrow pictures cut.
  case textOf(BoxChange.Subject)
  /// A part of the frame that came or went, on any screen.
  case frame(BoxChange.Subject)

  /// Finds the trait that changes proven by an edit must share: their old and new states.
  init?(stateOf change: BoxChange) {
    guard [.placement, .statusBar, .entrance].contains(change.kind) else { return nil }
    self = .eventOf(change.subject, change.event)
  }

  /// Finds the trait that changes must share; nil if their place, kind and direction are enough.
  init?(of change: BoxChange) {
    switch change.event {
    case .moved, .resized, .restyled: return nil
    case .retexted: self = .textOf(change.subject)
    case .retargeted: self = .event(change.event)
    case .placement, .statusBar, .entrance, .reparented, .renamed, .retitled, .renoted, .reworded,
      .journey:
      self = .eventOf(change.subject, change.event)
    case .added, .removed, .reordered:
      guard change.subject.component == nil else { return nil }
      self = .frame(change.subject)
    }
  }
}
