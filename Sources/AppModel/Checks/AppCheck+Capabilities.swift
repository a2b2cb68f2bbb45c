extension AppCheck {
  /// Checks that `riverbed.json` gives capabilities only to plugins that exist.
  static let capabilities = AppCheck([.unknownCapability]) { app in missingPlugins(of: app) }

  /// Returns diagnostics about unknown plugins. A menu that a screen names and the manifest lacks
  /// is one of them: the app shows another menu.
  private static func missingPlugins(of app: App) -> [Diagnostic] {
    guard app.plugins.isComplete, app.home != nil else { return [] }
    let names = Set(app.plugins.plugins.map(\.identifier))
    lazy var index = NameIndex(names)
    return app.site.capablePlugins.compactMap { plugin in
      guard !names.contains(plugin.value) else { return nil }
      return Diagnostic(
        .noSuchPlugin(plugin.value, index.nearest(to: plugin.value)), at: plugin.location)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noSuchPlugin(_ name: String, _ nearest: String?) -> Self {
    Self(
      .unknownCapability, .warning,
      "capabilities are given to '\(name: name, of: .plugin)', which is not in the plugin manifest",
      .init(nearest: nearest))
  }
}
