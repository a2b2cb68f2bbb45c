extension AppCheck {
  /// Checks that a screen has at most one menu and one navigation bar.
  static let secondNavigations = AppCheck([.secondNavigation]) { app in
    app.screens.flatMap { screen in
      [(Navigation.Category.menu, "menu"), (.navigationBar, "navigation bar")].flatMap {
        category, noun in
        screen.navigations.filter { $0.category == category }.dropFirst().map {
          Diagnostic(.second(noun), at: $0.location)
        }
      }
    }
  }
}

extension Rule {
  static let secondNavigation = Rule(
    "second-navigation",
    means: "A screen has two menus or two navigation bars.",
    matters: "The app uses the first of them; no one sees the other.",
    fix: "Remove one of the two.")
}

extension Diagnostic.Message {
  fileprivate static func second(_ noun: String) -> Self {
    Self(
      .secondNavigation, .warning,
      "the screen already has a \(noun), and the app uses the first one")
  }
}
