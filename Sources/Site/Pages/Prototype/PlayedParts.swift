import AppLayout
import AppModel
import Wireframe

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

  /// Whether the bar has a button for a menu.
  var hasMenuButton: Bool { layout.navigationBar?.context?.kind == .menu }

  /// Whether that button opens the menu.
  var opensMenu: Bool { hasMenuButton && menu != nil }

  /// The entries of the menu that people can get to by tapping.
  var reachedRows: [MenuRow] { opensMenu ? menu?.playedRows.filter(\.isTapped) ?? [] : [] }
}

extension MenuRow {
  /// Whether people can tap the row; a header is only read.
  var isTapped: Bool { kind != .header }
}
