/// A box of a screen, or of the menu, on whatever device.
struct BoxPlace: Hashable {
  /// The key of the screen; nil for the menu, and where it is not known.
  let screen: String?
  let key: String

  /// The key of the component that the box is in; empty for bars and other parts of the frame.
  func component(_ kind: String) -> String {
    guard Self.parts.contains(kind) else { return "" }
    return String(key.prefix { $0 != "/" && $0 != "#" })
  }

  /// The kinds of boxes that components draw.
  private static let parts: Set<String> = ["section", "header", "footer", "cell", "strip"]
}

/// A part of a screen that several changes are in: a component with everything inside it, or what
/// is around all of them.
struct SharedPlace: Hashable {
  let screen: String?
  /// The key of the outermost component; empty for the frame of the screen.
  let component: String
  /// The path of the frame's picture if nothing else is known about it; nil for others.
  let picture: String?

  /// Finds the part around a box that changed in a picture.
  init(of place: BoxPlace, _ box: String, in picture: PictureSubject) {
    screen = place.screen
    component = String(place.component(box).prefix { $0 != "|" })
    if case .other(let stem) = picture.kind, component.isEmpty {
      self.picture = stem
    } else {
      self.picture = nil
    }
  }

  /// What distinguishes the part from all others, as texts.
  var identity: [String] { [screen ?? "", component] + (picture.map { [$0] } ?? []) }
}

/// What changes that no edit explains have in common, besides their place, kind and direction.
enum SharedTrait: Hashable {
  /// The words before and after, such as targets.
  case words(key: String, String?, String?)
  /// The texts of the same box, which narrow pictures cut.
  case text(key: String)
  /// A part of the frame that came or went, on any screen.
  case frame(key: String)

  /// Finds what a change by an edit must share with others: the states that it is between.
  init?(stateOf change: BoxChange) {
    guard [.placement, .statusBar, .entrance].contains(change.kind) else { return nil }
    self.init(of: change)
  }

  /// Finds what a change must share with others; nil if its place, kind and direction are enough.
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
