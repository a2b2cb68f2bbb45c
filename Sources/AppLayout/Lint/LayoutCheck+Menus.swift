import AppModel

extension LayoutCheck {
  /// Checks that a row of tabs shows all entries of the menu.
  static let tabs = ofVariants([.tooManyTabs]) { variant in
    let screen = variant.layout.variant.screen
    let root = variant.app.root(of: screen)
    // What all screens share is checked on home.
    guard (root.owner ?? variant.app.home?.key) == screen.key,
      variant.layout.frame.tabBar != nil
    else { return [] }
    let tabs = root.menu.tabs(atMost: RootMenu.mostTabs + 1)
    let next = MenuItem.all(tabs, in: variant.app, isExpanded: false).dropFirst(RootMenu.mostTabs)
    return next.map { Diagnostic(.tooManyTabs, at: $0.location) }
  }

  /// Checks that a tab of a Quick Brick app whose bar has a button for its own menu has entries for
  /// that menu.
  static let menu = ofVariants([.emptyMenu]) { variant in
    let shown = variant.layout.variant
    guard shown.screen.key != variant.app.home?.key,
      variant.layout.navigationBar?.context?.kind == .menu
    else { return [] }
    let menu = MenuLayout(of: shown.screen, in: variant.app, on: shown.held, isExpanded: false)
    return menu.rows.isEmpty ? [Diagnostic(.emptyMenu, at: shown.screen.location)] : []
  }
}

extension Rule {
  fileprivate static let tooManyTabs = Rule(
    "lint-tabs",
    means: "The root plugin shows the menu as a row of tabs, and the menu has too many entries.",
    matters: "Tabs share the width of the window. More than a hundred are not drawn.",
    fix: "Shorten the menu, or choose a root plugin that shows it as a list.")

  fileprivate static let emptyMenu = Rule(
    "lint-menu",
    means:
      "A tab of a Quick Brick app has a button for a side menu in its navigation bar, and the menu "
      + "does not have any entries.",
    matters: "A tap on the button opens an empty panel.",
    fix: "Each screen of such an app has its own menu: add a navigation with the category menu to "
      + "the screen, or entries to the one it has.")
}

extension Diagnostic.Message {
  fileprivate static let tooManyTabs = Self(
    .tooManyTabs, .warning,
    "the row of tabs shows \(RootMenu.mostTabs) entries of the menu; the others are left out")

  fileprivate static let emptyMenu = Self(
    .emptyMenu, .note, "the button of this screen's bar opens a menu without entries")
}
