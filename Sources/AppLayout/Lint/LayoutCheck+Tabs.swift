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
}

extension Rule {
  fileprivate static let tooManyTabs = Rule(
    "lint-tabs",
    means: "The root plugin shows the menu as a row of tabs, and the menu has too many entries.",
    matters: "Tabs share the width of the window. More than a hundred are not drawn.",
    fix: "Shorten the menu, or choose a root plugin that shows it as a list.")
}

extension Diagnostic.Message {
  fileprivate static let tooManyTabs = Self(
    .tooManyTabs, .warning,
    "the row of tabs shows \(RootMenu.mostTabs) entries of the menu; the others are left out")
}
