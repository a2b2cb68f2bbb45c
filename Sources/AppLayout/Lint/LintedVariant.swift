import AppModel

/// A variant as layout rules see it: its window, bars, content, and the menu.
struct LintedVariant {
  let app: App
  let layout: VariantLayout

  init(_ variant: Variant, in app: App) {
    self.app = app
    layout = VariantLayout(variant, in: app)
  }

  /// The open root menu with its nested menus; it is laid out only when a rule asks for it.
  var menu: MenuLayout {
    MenuLayout(
      of: app, on: layout.variant.device, in: layout.variant.orientation, isExpanded: true)
  }

  /// Whether the variant is of the home screen, where everything that all screens share is checked.
  var isHome: Bool { layout.variant.screen.key == app.home?.key }
}
