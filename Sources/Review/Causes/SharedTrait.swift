/// What changes that no edit explains have in common, besides their place, kind and direction.
enum SharedTrait: Hashable {
  /// The words before and after, such as targets.
  case words(key: String, String?, String?)
  /// The texts of the same box, which narrow pictures cut.
  case text(key: String)
  /// A part of the frame that came or went, on any screen.
  case frame(key: String)

  /// Finds the trait that changes proven by an edit must share: their old and new states.
  init?(stateOf change: BoxChange) {
    guard [.placement, .statusBar, .entrance].contains(change.kind) else { return nil }
    self.init(of: change)
  }

  /// Finds the trait that changes must share; nil if their place, kind and direction are enough.
  init?(of change: BoxChange) {
    switch change.kind {
    case .moved, .resized, .restyled: return nil
    case .retexted: self = .text(key: change.key)
    case .retargeted:
      self = .words(key: "", change.oldText, change.newText)
    case .placement, .statusBar, .entrance, .reparented, .renamed:
      self = .words(key: change.key, change.oldText, change.newText)
    case .added, .removed, .reordered:
      guard BoxPlace(screen: nil, key: change.key).component(change.box).isEmpty else { return nil }
      self = .frame(key: change.key)
    }
  }
}
