extension AppCheck {
  /// Checks that an app not made with the builder has the collections that fill its menu and bar,
  /// and no screens in rivers.json.
  static let collections = AppCheck([.missingCollection, .unusedScreens]) { app in
    guard !app.settings.usesBuilder, !app.isUnread(.settings) else { return [] }
    let unused =
      app.unusedScreens > 0 ? [Diagnostic(.unused(app.unusedScreens), at: app.location)] : []
    guard let location = app.collections.location else {
      return app.isUnread(.collections)
        ? unused : unused + [Diagnostic(.noFile, at: app.location)]
    }
    let wanted = [(Collections.menuTag, "menu"), (Collections.barTag, "navigation bar")]
    let missing = wanted.compactMap { tag, role in
      app.collections[tag] == nil
        ? Diagnostic(.noCollection(tag, role, nearest(to: tag, app)), at: location) : nil
    }
    return unused + missing
  }

  private static func nearest(to tag: String, _ app: App) -> String? {
    Nearest.name(to: tag, among: app.collections.all.lazy.compactMap(\.uiTag?.value))
  }
}

extension Rule {
  static let missingCollection = Rule(
    "missing-collection",
    means: "The app is not made with the builder, and collections.json is missing or has no "
      + "collection with the ui_tag side_menu_collection or navbar_collection.",
    matters: "Such an app takes its menu and the buttons of its bar from there, so they are empty.",
    fix: "Add the collection, or set 'template' to 'ui_builder' in settings.json.")
}

extension Rule {
  static let unusedScreens = Rule(
    "unused-screens",
    means: "The app is not made with the builder, but rivers.json has screens.",
    matters: "Such an app does not read them: its screens come from AppDefine.json.",
    fix: "Set 'template' to 'ui_builder' in settings.json, or empty the list.")
}

extension Diagnostic.Message {
  fileprivate static func unused(_ count: Int) -> Self {
    let screens = count.of("screen of rivers.json is", "screens of rivers.json are")
    return Self(
      .unusedScreens, .warning,
      "\(screens) not used: the app's template is not 'ui_builder'")
  }

  fileprivate static var noFile: Self {
    Self(
      .missingCollection, .warning,
      "there is no collections.json with '\(Collections.menuTag)' and '\(Collections.barTag)'; the "
        + "app's menu and navigation bar are empty")
  }

  fileprivate static func noCollection(_ tag: String, _ role: String, _ nearest: String?) -> Self {
    Self(
      .missingCollection, .warning,
      "no collection has the ui_tag '\(tag)'; the app's \(role) is empty", .init(nearest: nearest))
  }
}
