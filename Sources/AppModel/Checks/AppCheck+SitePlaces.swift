extension AppCheck {
  /// What `riverbed.json` says is about plugins that there are.
  static let sitePlaces = AppCheck { app in missingPlugins(of: app) }

  /// A menu that home names may have capabilities though no manifest has it.
  private static func missingPlugins(of app: App) -> [Diagnostic] {
    guard app.plugins.isComplete, app.home != nil else { return [] }
    let menus = app.screens.compactMap { $0.navigation(.menu)?.type?.value }
    let names = Set(app.plugins.plugins.map(\.identifier) + menus)
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
      "no plugin has the identifier '\(name.quotable)' that capabilities are given to",
      .init(nearest: nearest))
  }
}
