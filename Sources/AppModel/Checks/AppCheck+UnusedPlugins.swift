extension AppCheck {
  /// Checks that plugins that only screens can use are used by one.
  static let unusedPlugins = AppCheck([.unusedPlugin]) { app in
    guard app.home != nil else { return [] }
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

  /// Returns the plugins that something names or probably means; misspelled names are reported
  /// elsewhere.
  private static func usedPlugins(of app: App) -> Set<String> {
    lazy var identifiers = NameIndex(app.plugins.plugins.map(\.identifier))
    let named = usedNames(in: app).compactMap { name in
      app.plugins.plugin(name)?.plugin.identifier ?? identifiers.nearest(to: name)
    }
    let bar = app.navigationBarPlugin?.plugin.identifier
    return Set(named).union(usedMenus(of: app)).union([bar].compactMap(\.self))
  }

  private static func usedNames(in app: App) -> Set<String> {
    var names = Set([app.settings.navigationBar?.type?.value].compactMap(\.self))
    for bar in app.writtenNavigations where bar.category != .menu {
      if let type = bar.type { names.insert(type.value) }
    }
    for screen in app.screens {
      names.formUnion(screen.hookNames)
      for component in screen.allComponents {
        if component.kind.isCustom, let type = component.typeName { names.insert(type.value) }
        if let body = component.body, body.kind.isCustom { names.insert(body.typeName.value) }
      }
      if case .plugin(let name) = screen.kind { names.insert(name) }
    }
    return names
  }

  /// Returns the menus in use: home's menu draws the root; in Quick Brick apps each screen has its
  /// own.
  private static func usedMenus(of app: App) -> Set<String> {
    lazy var names = NameIndex(
      app.plugins.plugins.lazy.filter { $0.kind == .menu }.map(\.identifier))
    let screens = app.settings.isQuickBrick ? app.screens : [app.home].compactMap(\.self)
    let wanted = screens.compactMap { $0.navigation(.menu)?.type?.value }
    let root: String? =
      switch app.rootPlugin {
      case .named(let match): match.plugin.identifier
      case .firstMenu(let plugin, _): plugin.identifier
      case .builtIn: nil
      }
    let named = wanted.compactMap { name in
      app.plugins.plugin(name, of: .menu)?.plugin.identifier ?? names.nearest(to: name)
    }
    return Set([root].compactMap(\.self)).union(app.settings.usesBuilderRoot ? named : [])
  }
}

extension Rule {
  package static let unusedPlugin = Rule(
    "unused-plugin",
    means: "A menu, navigation bar, component, screen or hook plugin is in the manifest, but no "
      + "screen uses it.",
    matters: "It makes the app larger for no benefit, or the screen that should use it does not.",
    fix: "Remove the plugin from the app version, or use it.")
}

extension Diagnostic.Message {
  fileprivate static func unused(_ identifier: String, _ role: String) -> Self {
    Self(
      .unusedPlugin, .warning, "nothing uses the \(role) plugin '\(name: identifier, of: .plugin)'")
  }
}
