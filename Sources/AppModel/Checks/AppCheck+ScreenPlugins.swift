extension AppCheck {
  /// Checks that the type of a screen is one of the builder's or names a plugin in the manifest.
  static let screenPlugins = AppCheck([.unknownPlugin, .inexactIdentifier]) { app in
    let builtIn = ["general_content", "favorites"]
    lazy var identifiers = NameIndex(builtIn + app.plugins.plugins.map(\.identifier))
    return app.screens.compactMap { screen in
      guard case .plugin(let name) = screen.kind else { return nil }
      let location = screen.typeLocation ?? screen.location
      if let match = app.plugins.screenPlugin(name) {
        return Diagnostic(inexact: match, spelled: name, at: location)
      }
      if let role = app.plugins.plugin(name)?.plugin.fixedRole {
        return Diagnostic(.notAScreen(name, role), at: location)
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
      + "is not a screen but a menu, a navigation bar or a component.",
    matters: "The app does not know how to show the screen and opens an empty one.",
    fix: "Correct the type, or add the plugin to the app version.")
}

extension Diagnostic.Message {
  fileprivate static func notAScreen(_ name: String, _ role: String) -> Self {
    Self(
      .unknownPlugin, .warning,
      "this screen's type is the plugin '\(name: name, of: .plugin)', which is \(role) and not a "
        + "screen")
  }

  fileprivate static func noPlugin(_ name: String, _ nearest: String?) -> Self {
    Self(
      .unknownPlugin, .warning,
      "this screen's type is '\(name: name, of: .plugin)', which is neither built in nor in the "
        + "plugin manifest",
      .init(nearest: nearest))
  }
}
