extension AppCheck {
  /// The type of a screen is the builder's, or names a plugin of the manifest.
  static let screenPlugins = AppCheck { app in
    let builtIn = ["general_content", "favorites"]
    lazy var identifiers = NameIndex(builtIn + app.plugins.plugins.map(\.identifier))
    return app.screens.compactMap { screen in
      guard case .plugin(let name) = screen.kind else { return nil }
      let location = screen.typeLocation ?? screen.location
      if let match = app.plugins.screenPlugin(name) {
        return Diagnostic(inexact: match, spelled: name, at: location)
      }
      if let role = app.plugins.plugin(name)?.plugin.fixedRole {
        return Diagnostic(.noScreenPlugin(name, role), at: location)
      }
      let nearest = identifiers.nearest(to: name)
      guard app.plugins.isComplete || nearest != nil else { return nil }
      return Diagnostic(.noPlugin(name, nearest), at: location)
    }
  }
}

extension Rule {
  static let unknownPlugin = Rule(
    "unknown-plugin",
    means: "A screen's type names a plugin that is not in plugin_configurations.json, or one that "
      + "is no screen but a menu, a navigation bar or a component.",
    matters: "The app has nothing to show the screen with and opens an empty one.",
    fix: "Correct the type, or add the plugin to the app version.")
}

extension Diagnostic.Message {
  fileprivate static func noScreenPlugin(_ name: String, _ role: String) -> Self {
    Self(
      .unknownPlugin, .warning,
      "the plugin '\(name.quotable)' of this screen's type is \(role) and shows no screen")
  }

  fileprivate static func noPlugin(_ name: String, _ nearest: String?) -> Self {
    Self(
      .unknownPlugin, .warning,
      "no plugin has the identifier '\(name.quotable)' of this screen's type",
      .init(nearest: nearest))
  }
}
