extension AppCheck {
  /// Checks that the menu that home names is a plugin in the manifest.
  static let rootPlugin = AppCheck([.missingMenuPlugin, .inexactIdentifier]) { app in
    switch app.rootPlugin {
    case .named(let match):
      guard let type = app.home?.navigation(.menu)?.type else { return [] }
      return [Diagnostic(inexact: match, spelled: type.value, at: type.location)]
        .compactMap(\.self)
    case .firstMenu(let plugin, let wanted?):
      let nearest = nearest(to: wanted.value, app)
      return [Diagnostic(.firstMenu(wanted.value, plugin.identifier, nearest), at: wanted.location)]
    case .builtIn(let wanted?) where !namesBuiltInMenu(wanted.value):
      guard app.plugins.isComplete else { return [] }
      let nearest = Nearest.name(to: wanted.value, among: ["side_menu"])
      return [Diagnostic(.builtInMenu(wanted.value, nearest), at: wanted.location)]
    case .firstMenu, .builtIn: return []
    }
  }

  private static func nearest(to name: String, _ app: App) -> String? {
    Nearest.name(
      to: name, among: app.plugins.plugins.filter { $0.kind == .menu }.map(\.identifier))
  }

  private static func namesBuiltInMenu(_ name: String) -> Bool {
    Spelling(name) == Spelling("side_menu")
  }
}

extension Rule {
  static let missingMenuPlugin = Rule(
    "missing-menu-plugin",
    means: "The home screen's menu names a plugin that is not a menu in "
      + "plugin_configurations.json.",
    matters: "The app falls back to the first menu plugin in the manifest, or to its own side "
      + "menu if there is none, so the root looks different from the design.",
    fix: "Correct the navigation_type, or add the menu plugin to the app version.")
}

extension Diagnostic.Message {
  fileprivate static func firstMenu(
    _ wanted: String, _ plugin: String, _ nearest: String?
  ) -> Self {
    Self(
      .missingMenuPlugin, .warning,
      "no menu plugin is named '\(name: wanted, of: .plugin)'; the first menu in the manifest, "
        + "'\(name: plugin, of: .plugin)', is used", .init(nearest: nearest))
  }

  fileprivate static func builtInMenu(_ wanted: String, _ nearest: String?) -> Self {
    Self(
      .missingMenuPlugin, .warning,
      "no menu plugin is named '\(name: wanted, of: .plugin)'; the app's own side menu is used",
      .init(nearest: nearest))
  }
}
