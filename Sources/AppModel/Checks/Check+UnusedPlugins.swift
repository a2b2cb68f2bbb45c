extension Check {
  /// Plugins that only screens can use are used by one.
  static let unusedPlugins = Check { app in
    let used = usedPlugins(of: app)
    return app.plugins.plugins.compactMap { plugin in
      guard !plugin.identifier.isEmpty, !used.contains(plugin.identifier) else { return nil }
      let role: String
      switch plugin.kind {
      case .menu: role = "menu"
      case .navigationBar: role = "navigation bar"
      case .component: role = "component"
      case .general where plugin.isScreen: role = "screen"
      case .general where plugin.isHook: role = "hook"
      case .general, .other: return nil
      }
      return Diagnostic(.unused(plugin.identifier, role), at: plugin.location)
    }
  }

  private static func usedPlugins(of app: App) -> Set<String> {
    var used: Set<String> = []
    switch app.rootPlugin {
    case .named(let match): used.insert(match.plugin.identifier)
    case .firstMenu(let plugin, _): used.insert(plugin.identifier)
    case .builtIn: break
    }
    let bars = app.screens.flatMap(\.navigations).compactMap(\.type?.value)
    let hooks = app.screens.flatMap(\.hooks).map(\.identifier.value)
    let components = app.screens.flatMap(\.allComponents).compactMap(\.typeName?.value)
    let screens = app.screens.compactMap { screen in
      if case .plugin(let name) = screen.kind { name } else { nil }
    }
    let named = Set(bars.filter { app.plugins.plugin($0, of: .menu) == nil })
      .union(hooks).union(components).union(screens)
    used.formUnion(named.compactMap { app.plugins.plugin($0)?.plugin.identifier })
    return used
  }
}

extension Rule {
  static let unusedPlugin = Rule(
    "unused-plugin",
    means: "A menu, navigation bar, component, screen or hook plugin is in the manifest, and no "
      + "screen uses it.",
    matters: "It makes the app larger and does nothing; or the screen that should use it does not.",
    mend: "Remove the plugin from the app version, or use it.")
}

extension Diagnostic.Message {
  fileprivate static func unused(_ identifier: String, _ role: String) -> Self {
    Self(
      .unusedPlugin, .warning, "nothing uses the \(role) plugin '\(identifier.quotable)'")
  }
}
