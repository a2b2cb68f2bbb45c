extension AppCheck {
  /// Checks for screens whose bar names another plugin than home's bar, whose plugin the app uses
  /// on all screens. In a Quick Brick app each screen has its own.
  static let unusedBarPlugins = AppCheck([.unusedBarPlugin]) { app in
    guard app.settings.usesBuilderBars, !app.settings.isQuickBrick, let home = app.home else {
      return []
    }
    let ofHome = home.navigation(.navigationBar)?.type?.value
    let used = ofHome.map { BarPlugin($0, app.plugins) } ?? .builtIn
    // A name of home's that is not in the manifest is reported, and says nothing about the others.
    if case .unknown = used, app.plugins.isComplete { return [] }
    return app.screens.compactMap { screen in
      guard screen.key != home.key, let type = screen.navigation(.navigationBar)?.type,
        BarPlugin(type.value, app.plugins) != used
      else { return nil }
      return Diagnostic(.unused(type.value, ofHome), at: type.location)
    }
  }

  /// The plugin that a name of a bar means, however it is spelled.
  private enum BarPlugin: Hashable {
    /// One of the manifest, by its identifier.
    case known(String)
    /// The app's own bar.
    case builtIn
    /// One that is not in the manifest, or not in the part of it that could be read.
    case unknown(PluginManifest.Letters?)

    private static let builtInNames = Set(builtInBars.map(PluginManifest.Letters.init))

    init(_ name: String, _ plugins: PluginManifest) {
      let letters = PluginManifest.Letters(name)
      self =
        if let match = plugins.plugin(name, of: .navigationBar) {
          .known(match.plugin.identifier)
        } else { Self.builtInNames.contains(letters) ? .builtIn : .unknown(letters) }
    }
  }
}

extension Rule {
  static let unusedBarPlugin = Rule(
    "unused-bar-plugin",
    means: "The navigation bar of a screen names another plugin than the bar of the home screen.",
    matters: "The app takes the plugin from home and uses it on all screens; only the styles and "
      + "buttons of a bar are the screen's own.",
    fix: "Name home's plugin here too, or name this one on home if all screens should have it.")
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String, _ ofHome: String?) -> Self {
    let reason: Diagnostic.Sentence =
      ofHome.map { "home names '\(name: $0, of: .plugin)', which applies to all screens" }
      ?? "home does not name any, so all screens have the app's own bar"
    return Self(
      .unusedBarPlugin, .note, "the bar plugin '\(name: name, of: .plugin)' is not used: \(reason)")
  }
}
