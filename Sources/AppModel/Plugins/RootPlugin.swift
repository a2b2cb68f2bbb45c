/// The plugin that draws the app's root, and the reason it is that one.
package enum RootPlugin: Hashable, Sendable {
  /// The plugin that home's menu names.
  case named(PluginMatch)
  /// The first menu of the manifest, because home's menu does not name an existing one.
  case firstMenu(Plugin, wanted: Located<String>?)
  /// The app's own side menu, because the manifest has no menu.
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

extension RootPlugin {
  /// The identifier that the menu names; nil without one.
  var wanted: String? {
    switch self {
    case .named(let match): match.plugin.identifier
    case .firstMenu(_, let wanted), .builtIn(let wanted): wanted?.value
    }
  }

  /// Finds the plugin that draws the root of an app; the app's own side menu has no plugin.
  init(in plugins: PluginManifest, _ settings: Settings, home: Screen?) {
    let wanted =
      settings.usesBuilder && settings.usesBuilderRoot
      ? home?.navigation(.menu)?.type : nil
    if let wanted, let match = plugins.plugin(wanted.value, of: .menu) {
      self = .named(match)
    } else if let first = plugins.plugins.first(where: { $0.kind == .menu }) {
      self = .firstMenu(first, wanted: wanted)
    } else {
      self = .builtIn(wanted: wanted)
    }
  }
}
