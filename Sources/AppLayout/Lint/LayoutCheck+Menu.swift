extension LayoutCheck {
  /// Checks that a tab of a Quick Brick app whose bar has a button for its own menu has entries for
  /// that menu.
  static let menu = ofAnyWidth([.emptyMenu]) { variant in
    let shown = variant.layout.variant
    guard variant.layout.isConfigured, shown.screen.key != variant.app.home?.key,
      variant.layout.navigationBar?.context?.kind == .menu
    else { return [] }
    let menu = MenuLayout(of: shown.screen, in: variant.app, on: shown.held, isExpanded: false)
    return menu.rows.isEmpty ? [.emptyMenu(shown.screen.location)] : []
  }
}

extension Rule {
  fileprivate static let emptyMenu = Rule(
    "lint-menu",
    means:
      "A tab of a Quick Brick app has a button for a side menu in its navigation bar, and the menu "
      + "does not have any entries.",
    matters: "A tap on the button opens an empty panel.",
    fix: "Each screen of such an app has its own menu: add a navigation with the category menu to "
      + "the screen, or entries to the one it has.")
}

extension LintFinding {
  fileprivate static func emptyMenu(_ location: Location) -> Self {
    Self(
      .emptyMenu, .note, "the button of this screen's bar opens a menu without entries",
      at: location)
  }
}
