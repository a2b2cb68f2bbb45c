/// A box of a screen, or of the menu, on whatever device.
struct BoxPlace: Hashable {
  /// The key of the screen; nil for the menu.
  let screen: String?
  let key: String
  /// The path of a picture about which nothing else is known; nil for others.
  var picture: String?

  /// The key of the component that the box is in; empty for bars and other parts of the frame.
  func component(_ kind: String) -> String {
    guard Self.parts.contains(kind) else { return "" }
    return String(key.prefix { $0 != "/" && $0 != "#" })
  }

  /// The kinds of boxes that components draw.
  private static let parts: Set<String> = ["section", "header", "footer", "cell", "strip"]
}

/// A part of a screen that several changes are in: a component, or what is around all of them.
struct SharedPlace: Hashable {
  let screen: String?
  /// The key of the component; empty for the frame of the screen.
  let component: String
  /// The path of a picture about which nothing else is known; nil for others.
  let picture: String?

  /// Finds the part around a box that changed: for a component that came, went or changed its
  /// place, that is what holds it.
  init(of place: BoxPlace, _ change: BoxChange.Kind, _ box: String) {
    screen = place.screen
    picture = place.picture
    let own = place.component(box)
    switch change {
    case .added, .removed, .reordered:
      component =
        box == "section" ? own.split(separator: "|").dropLast().joined(separator: "|") : own
    case .moved, .resized, .retexted, .restyled, .retargeted, .placement, .statusBar, .entrance,
      .reparented, .renamed:
      component = own
    }
  }
}

/// What changes that no edit explains have in common, besides their kind and direction.
enum SharedTrait: Hashable {
  /// The words before and after, such as targets.
  case words(key: String, String?, String?)
  /// The texts of the same box, which narrow pictures cut.
  case text(key: String)
  /// The part of a screen that boxes came to, left, or changed their place in.
  case part(SharedPlace)
  /// A part of the frame that came or went, on any screen.
  case frame(key: String)

  /// Finds what a change must share with others; nil if its kind and direction are enough.
  init?(of change: BoxChange, on screen: String?) {
    switch change.kind {
    case .moved, .resized, .restyled: return nil
    case .retexted: self = .text(key: change.key)
    case .retargeted:
      self = .words(key: "", change.oldText, change.newText)
    case .placement, .statusBar, .entrance, .reparented, .renamed:
      self = .words(key: change.key, change.oldText, change.newText)
    case .added, .removed, .reordered:
      let place = BoxPlace(screen: screen, key: change.key)
      self =
        place.component(change.box).isEmpty
        ? .frame(key: change.key) : .part(SharedPlace(of: place, change.kind, change.box))
    }
  }
}
