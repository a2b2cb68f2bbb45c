/// The plugins that an app is built with.
package struct PluginManifest: Hashable, Sendable {
  package let plugins: [Plugin]
  /// Whether there is a manifest at all; without one nothing can be said to be missing from it.
  package let isPresent: Bool

  private let places: [String: [Int]]
  private let spellings: [Spelling: [Int]]

  static let absent = PluginManifest(plugins: [], isPresent: false)

  private init(plugins: [Plugin], isPresent: Bool) {
    self.plugins = plugins
    self.isPresent = isPresent
    let named = plugins.indices.filter { !plugins[$0].identifier.isEmpty }
    places = Dictionary(grouping: named) { plugins[$0].identifier }
    spellings = Dictionary(grouping: named) { Spelling(plugins[$0].identifier) }
  }

  /// Reads a list of entries; a manifest on its own counts as a list of one. Nil for anything else.
  static func read(_ root: JSON, _ diagnostics: inout [Diagnostic]) -> PluginManifest? {
    var reader = ObjectReader(nil, at: root.location, .ofTheApps, diagnostics)
    defer { diagnostics = reader.finished() }
    let plugins: [Plugin?]
    switch root.content {
    case .array(let entries): plugins = reader.elements(entries, of: "the manifest", entry)
    case .object:
      guard root.member("plugin") != nil || root.member("identifier") != nil else {
        reader.report(.noList)
        return nil
      }
      reader.report(.bareManifest)
      plugins = [reader.lend(to: root, entry)]
    case .string, .number, .bool, .null:
      reader.report(
        .wrongType("the manifest", root, "an array", .ofTheApps, else: "it is not read"))
      return nil
    }
    return PluginManifest(plugins: plugins.compactMap(\.self), isPresent: true)
  }

  private static func entry(_ reader: inout ObjectReader) -> Plugin? {
    reader.knows("configuration_json")
    if let value = reader.value("plugin") {
      guard case .object = value.content else {
        reader.knowsAnyKey()
        reader.wrongType("plugin", value, "an object", else: "the app drops the entry")
        return nil
      }
      let plugin = reader.object("plugin", Plugin.init)
      if plugin.identifier.isEmpty { reader.report(.noIdentifier, at: plugin.location) }
      return plugin
    }
    if reader.value("identifier") != nil { return Plugin(&reader) }
    reader.knowsAnyKey()
    reader.report(.noPlugin)
    return nil
  }

  /// The plugin of a kind whose identifier is the one asked for.
  package func plugin(_ identifier: String, of kind: Plugin.Kind) -> PluginMatch? {
    match(identifier) { $0.kind == kind }
  }

  /// The plugin, of whatever kind, whose identifier is the one asked for.
  package func plugin(_ identifier: String) -> PluginMatch? {
    match(identifier) { _ in true }
  }

  private func match(_ identifier: String, _ fits: (Plugin) -> Bool) -> PluginMatch? {
    if let plugin = first(places[identifier], fits) {
      return PluginMatch(plugin: plugin, isExact: true)
    }
    return first(spellings[Spelling(identifier)], fits)
      .map { PluginMatch(plugin: $0, isExact: false) }
  }

  private func first(_ indices: [Int]?, _ fits: (Plugin) -> Bool) -> Plugin? {
    (indices ?? []).first { fits(plugins[$0]) }.map { plugins[$0] }
  }
}

/// A plugin that was looked up, and whether its identifier was spelled as the manifest spells it.
package struct PluginMatch: Hashable, Sendable {
  package let plugin: Plugin
  package let isExact: Bool
}

extension Rule {
  static let pluginEntry = Rule(
    "plugin-entry",
    means:
      "An entry of the plugin manifest has no plugin, or its plugin no identifier; or the file "
      + "is a plugin's own manifest and no list of entries.",
    matters:
      "The apps drop an entry without a plugin, and nothing can refer to a plugin without an "
      + "identifier.",
    mend: "Give each entry a \"plugin\" object with an \"identifier\".")
}

extension Diagnostic.Message {
  fileprivate static var bareManifest: Self {
    Self(
      .pluginEntry, .warning,
      "the file is one object where a list of entries belongs; it is read as a list of one")
  }

  fileprivate static var noList: Self {
    Self(
      .pluginEntry, .warning,
      "the file is an object that is no plugin, where a list of entries belongs; it is not read")
  }

  fileprivate static var noIdentifier: Self {
    Self(.pluginEntry, .warning, "a plugin has no identifier; nothing can refer to it")
  }

  fileprivate static var noPlugin: Self {
    Self(.pluginEntry, .warning, "an entry has no plugin; the app drops it")
  }
}
