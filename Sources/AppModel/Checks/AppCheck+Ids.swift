extension AppCheck {
  /// Checks that every screen has an id of its own, and that components of a screen do not share
  /// one.
  static let ids = AppCheck([.missingID, .duplicateID]) { app in
    app.screens.filter { $0.origin == .rivers }.flatMap { screen in
      [diagnostic(about: screen)].compactMap(\.self) + repeatedComponents(of: screen)
    }
  }

  private static func diagnostic(about screen: Screen) -> Diagnostic? {
    if screen.id.isEmpty {
      return Diagnostic(.noScreenID(screen), at: screen.location)
    }
    guard !screen.hasOwnID else { return nil }
    return Diagnostic(.repeatedScreenID(screen.id), at: screen.location)
  }

  private static func repeatedComponents(of screen: Screen) -> [Diagnostic] {
    var seen: Set<String> = []
    return screen.allComponents.compactMap { component in
      guard let id = component.id, !seen.insert(id).inserted else { return nil }
      return Diagnostic(.repeatedComponentID(id), at: component.location)
    }
  }
}

extension Rule {
  static let missingID = Rule(
    "missing-id",
    means: "A screen has no id.",
    matters: "Nothing can open it: targets and screen_type refer to screens by id.",
    fix: "Give the screen an id that no other screen has.")

  package static let duplicateID = Rule(
    "duplicate-id",
    means: "Two screens of the app, two components of a screen, or two devices in riverbed.json "
      + "have the same id, or two collections or items of feeds have the same ui_tag.",
    matters: "Only one of the two is found: the first of two screens, the last of two devices or "
      + "collections. The other cannot be opened.",
    fix: "Give one of the two another id.")
}

extension Diagnostic.Message {
  fileprivate static func noScreenID(_ screen: Screen) -> Self {
    Self(.missingID, .warning, "the screen '\(title: screen)' has no id; nothing can open it")
  }

  fileprivate static func repeatedScreenID(_ id: String) -> Self {
    Self(
      .duplicateID, .warning,
      "an earlier screen also has the id '\(name: id, of: .screen)'; the app never finds this one")
  }

  fileprivate static func repeatedComponentID(_ id: String) -> Self {
    Self(
      .duplicateID, .warning,
      "an earlier component of the screen also has the id '\(name: id, of: .component)'")
  }
}
