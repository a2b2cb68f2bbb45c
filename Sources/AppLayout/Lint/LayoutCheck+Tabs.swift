extension LayoutCheck {
  /// Checks that a row of tabs shows all entries of the menu.
  static let tabs = ofVariants([.tooManyTabs]) { variant in
    guard variant.layout.isConfigured, variant.layout.frame.tabBar != nil, variant.linted.hasOwnMenu
    else { return [] }
    return variant.menu(beyond: RootMenu.mostTabs).map { .tooManyTabs($0.location) }
  }
}

extension LintedVariant {
  /// Returns the entry of the menu after the last one that can be a tab; none if all can.
  fileprivate func menu(beyond most: Int) -> ArraySlice<MenuItem> {
    let tabs = app.root(of: screen).menu.tabs(atMost: most + 1)
    return MenuItem.all(tabs, in: app, isExpanded: false).dropFirst(most)
  }

  /// The tabs to check one by one; none where there are too many of them anyway.
  package var checkedTabs: [MenuRow] {
    linted.hasOwnMenu && targets.tabs.count < RootMenu.mostTabs ? targets.tabs : []
  }
}

extension Rule {
  fileprivate static let tooManyTabs = Rule(
    "lint-tabs",
    means: "The root plugin shows the menu as a row of tabs, and the menu has too many entries.",
    matters: "Tabs share the width of the window. More than a hundred are not drawn.",
    fix: "Shorten the menu, or choose a root plugin that shows it as a list.")
}

extension LintFinding {
  fileprivate static func tooManyTabs(_ location: Location) -> Self {
    Self(
      .tooManyTabs,
      "the row of tabs shows \(RootMenu.mostTabs) entries of the menu; the others are left out",
      at: location)
  }
}
