/// Which plugin draws the app's root, and why it is that one.
package enum RootPlugin: Hashable, Sendable {
  /// The one that home's menu names.
  case named(PluginMatch)
  /// The first menu of the manifest: home's menu names none that there is.
  case firstMenu(Plugin, wanted: Located<String>?)
  /// The side menu of the app itself: the manifest has no menu.
  case builtIn(wanted: Located<String>?)
}

extension RootPlugin {
  /// The plugin; nil for the app's own side menu.
  package var plugin: Plugin? {
    switch self {
    case .named(let match): match.plugin
    case .firstMenu(let plugin, _): plugin
    case .builtIn: nil
    }
  }
}

extension App.Parts {
  /// What a root plugin can do, or the app's own side menu, which opens when asked to.
  func capabilities(of root: RootPlugin) -> Set<Plugin.Capability> {
    switch root {
    case .named(let match): capabilities(of: match.plugin.identifier)
    case .firstMenu(let plugin, _): capabilities(of: plugin.identifier)
    case .builtIn: [.specialButton]
    }
  }

  /// Finds the plugin that draws the root.
  func findRootPlugin() -> RootPlugin {
    let wanted =
      settings.usesBuilder && settings.usesBuilderRoot
      ? home?.navigation(.menu)?.type : nil
    if let wanted, let match = plugins.plugin(wanted.value, of: .menu) { return .named(match) }
    if let first = plugins.plugins.first(where: { $0.kind == .menu }) {
      return .firstMenu(first, wanted: wanted)
    }
    return .builtIn(wanted: wanted)
  }

  /// Finds the plugin that draws the navigation bar; nil for the app's own bar.
  func findNavigationBarPlugin() -> PluginMatch? {
    guard settings.usesBuilder, settings.usesBuilderNavigationBar,
      let wanted = home?.navigation(.navigationBar)?.type
    else { return nil }
    return plugins.plugin(wanted.value, of: .navigationBar)
  }
}
