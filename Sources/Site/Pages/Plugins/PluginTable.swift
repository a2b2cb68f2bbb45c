import AppModel
import PageParts

/// The table of the plugins in the manifest.
struct PluginTable {
  private let references: References
  private let uses: PluginUses
  /// The positions of plugins that the check found unused.
  private let unused: Set<Position>

  init(_ references: References, _ uses: PluginUses) {
    self.references = references
    self.uses = uses
    unused = Set(
      references.site.problems.all.filter { $0.diagnostic.rule == .unusedPlugin }
        .map(\.diagnostic.position))
  }

  var chapter: Chapter {
    let plugins = references.site.app.plugins.plugins
    return Chapter("manifest", "Manifest", hint: "\(plugins.count)") {
      if plugins.isEmpty {
        Node("p") { "No plugin is listed in plugin_configurations.json, or there is no such file." }
      } else {
        table(of: plugins).node
      }
    }
  }

  private func table(of plugins: [Plugin]) -> DataTable {
    var table = DataTable(
      "Plugins in the manifest’s order",
      columns: ["Plugin", "Kind", "Serves", "Can do", "Class", "Defined in"])
    for plugin in plugins {
      table.add([
        name(of: plugin), [.text(kind(of: plugin))], service(of: plugin), abilities(of: plugin),
        className(of: plugin), references.place(plugin.location),
      ])
    }
    return table
  }

  private func name(of plugin: Plugin) -> [Node] {
    let identifier: Node =
      plugin.identifier.isEmpty ? .text("no identifier") : .appText(plugin.identifier)
    guard let name = plugin.name, name != plugin.identifier else { return [identifier] }
    return [identifier, Node("br"), Node("span", ["class": "muted small"]) { Node.appText(name) }]
  }

  private func kind(of plugin: Plugin) -> String {
    if let word = plugin.kind.word { return word }
    if case .other(let name) = plugin.kind { return name.quotable }
    return switch (plugin.isScreen, plugin.isHook) {
    case (true, true): "screen and hook"
    case (true, false): "screen"
    case (false, true): "hook"
    case (false, false): "general"
    }
  }

  private func service(of plugin: Plugin) -> [Node] {
    let found = uses.uses(of: plugin)
    if found.isEmpty {
      let isUnused = references.site.positions[plugin.location].map { unused.contains($0) }
      return isUnused ?? false
        ? [.badge("unused", .warning)]
        : [Node("span", ["class": "muted"]) { "nothing that a screen uses" }]
    }
    return found.enumerated().flatMap { index, use in
      (index > 0 ? [Node("br")] : []) + [.text(use.role.rawValue)]
        + (use.screens.isEmpty ? [] : [.text(": ")] + references.links(to: use.screens))
    }
  }

  /// Returns the capabilities that the app asks of the plugin; it asks only menus.
  private func abilities(of plugin: Plugin) -> [Node] {
    guard plugin.kind == .menu else { return [] }
    let able = references.site.app.capabilities(of: plugin.identifier)
    let words = Plugin.Capability.allCases.filter(able.contains).map(\.term.word)
    return words.isEmpty ? [] : [.text(words.joined(separator: ", "))]
  }

  private func className(of plugin: Plugin) -> [Node] {
    guard let name = plugin.className else { return [] }
    return [Node("code") { name }]
  }
}
