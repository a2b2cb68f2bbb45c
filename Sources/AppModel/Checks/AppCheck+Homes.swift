extension AppCheck {
  /// Checks that the app has exactly one home screen.
  static let homes = AppCheck([.noScreens, .noHome, .secondHome]) { app in
    guard let home = app.home else {
      let isReported = app.unusedScreens > 0 || app.isUnread(.appDefine, .settings)
      return isReported ? [] : [Diagnostic(.noScreens, at: app.location)]
    }
    let marked = app.screens.filter(\.isMarkedHome)
    if marked.isEmpty, app.screens.contains(where: \.isUnclearHome) { return [] }
    if marked.isEmpty, home.origin == .rivers {
      return [Diagnostic(.noHome(home), at: app.location)]
    }
    return marked.dropFirst().map { Diagnostic(.secondHome($0, home), at: $0.location) }
  }
}

extension Rule {
  static let noScreens = Rule(
    "no-screens",
    means: "The app has no screens: the list in rivers.json is empty, or, in an app that is not "
      + "made with the builder, there is no AppDefine.json with screens.",
    matters: "The app starts and shows nothing.",
    fix: "Add a screen, or correct the setting 'template'.")

  static let noHome = Rule(
    "no-home",
    means: "No screen is marked as the home screen with \"home\": true.",
    matters: "The apps have no rule for this case. Riverbed uses the first screen.",
    fix: "Write \"home\": true on the screen that the app should start with.")

  static let secondHome = Rule(
    "second-home",
    means: "More than one screen is marked as the home screen.",
    matters: "The app starts with the first one, even if you meant another.",
    fix: "Leave \"home\": true on one screen only.")
}

extension Diagnostic.Message {
  fileprivate static var noScreens: Self {
    Self(.noScreens, .warning, "the app has no screens")
  }

  fileprivate static func noHome(_ first: Screen) -> Self {
    Self(
      .noHome, .warning,
      "no screen is marked as home; the first one, '\(title: first)', is used",
      .action("write \"home\": true on one screen"))
  }

  fileprivate static func secondHome(_ screen: Screen, _ home: Screen) -> Self {
    Self(
      .secondHome, .warning,
      "'\(title: screen)' is a second home screen; the app starts with '\(title: home)'")
  }
}
