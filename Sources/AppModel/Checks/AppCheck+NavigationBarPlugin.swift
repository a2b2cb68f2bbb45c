extension AppCheck {
  /// Checks that the bar that home names is a plugin in the manifest or is built into every app.
  static let navigationBarPlugin = AppCheck([.unknownNavigationType, .inexactIdentifier]) { app in
    guard app.settings.usesBuilderBars,
      let wanted = app.home?.navigation(.navigationBar)?.type
    else { return [] }
    if let match = app.navigationBarPlugin {
      return [Diagnostic(inexact: match, spelled: wanted.value, at: wanted.location)]
        .compactMap(\.self)
    }
    guard app.plugins.isComplete, !builtInBars.contains(wanted.value) else { return [] }
    let bars = app.plugins.plugins.filter { $0.kind == .navigationBar }.map(\.identifier)
    let nearest = Nearest.name(to: wanted.value, among: bars + builtInBars)
    return [Diagnostic(.unknownBar(wanted.value, nearest), at: wanted.location)]
  }

  /// The bars that are built into the apps.
  static let builtInBars = [
    "navigation_bar", "applicaster_toolbar", "default_nav_bar_mobile",
  ]
}

extension Rule {
  static let unknownNavigationType = Rule(
    "unknown-navigation-type",
    means: "The home screen's navigation bar names a plugin that is not in "
      + "plugin_configurations.json and is not built into the apps.",
    matters: "The app draws its own bar on every screen instead of the one that was designed.",
    fix: "Correct the navigation_type, or add the nav_bar plugin to the app version.")
}

extension Diagnostic.Message {
  fileprivate static func unknownBar(_ name: String, _ nearest: String?) -> Self {
    Self(
      .unknownNavigationType, .warning,
      "no navigation bar plugin is named '\(name: name, of: .plugin)'; the app's own bar is used",
      .init(nearest: nearest))
  }
}
