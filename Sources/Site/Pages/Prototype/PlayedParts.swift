import AppLayout
import AppModel

/// What can be tapped on a screen of the prototype, and what it opens.
struct PlayedParts {
  let layout: VariantLayout
  let targets: PartTargets
  /// The menu of the screen, open; nil if the screen cannot open one.
  let menu: OpenMenu?

  init(of layout: VariantLayout, in app: App) {
    self.layout = layout
    targets = PartTargets(of: layout, in: app)
    let variant = layout.variant
    let context = layout.navigationBar?.context?.kind
    let isRoot = context == .menu || (variant.entrance == .root && context == nil)
    // A menu that a screen has for itself also opens where the bar has a back button.
    menu =
      isRoot
      ? OpenMenu(over: variant.screen, in: app, on: variant.held)
      : OpenMenu(ownedBy: variant.screen, in: app, on: variant.held)
  }

  /// Returns the row of the menu at a place.
  func row(_ place: Int?) -> MenuRow? { place.flatMap { menu?.menu.rows[$0] } }

  /// Whether the bar has a button for a menu.
  var hasMenuButton: Bool { layout.navigationBar?.context?.kind == .menu }
}

extension MenuRow {
  /// Whether people can tap the row; a header is only read.
  var isTapped: Bool { kind != .header }
}
