extension PluginManifest {
  /// Reads a list of entries; a single manifest counts as a list of one. Returns nil for anything
  /// else.
  static func read(_ root: JSON, _ diagnostics: inout DiagnosticLog) -> PluginManifest? {
    var reader = ObjectReader(nil, at: root.location, .ofTheApps, diagnostics)
    defer { diagnostics = reader.finished() }
    let plugins: [Plugin?]
    var count = 1
    switch root.content {
    case .array(let entries):
      plugins = reader.elements(entries, of: "the manifest", entry)
      count = entries.count
    case .object:
      guard root.member("plugin") != nil || Plugin.names.contains(where: { root.member($0) != nil })
      else {
        reader.report(.noList)
        return nil
      }
      reader.report(.bareManifest)
      plugins = [reader.lend(to: root, entry)]
    case .string, .number, .bool, .null:
      reader.report(
        .wrongType("the manifest", root, "an array", .ofTheApps, else: "it is not read")
          .leavingUnread)
      return nil
    }
    let read = plugins.compactMap(\.self)
    for plugin in repeated(read) { reader.report(.repeated(plugin), at: plugin.location) }
    return PluginManifest(
      plugins: read, isPresent: true,
      isComplete: read.count == count && read.allSatisfy(\.isNamed))
  }

  /// Returns the plugins whose identifier an earlier plugin of the same kind already has.
  private static func repeated(_ plugins: [Plugin]) -> [Plugin] {
    var seen: [String: Set<Plugin.Kind>] = [:]
    return plugins.filter {
      !$0.identifier.isEmpty && !seen[$0.identifier, default: []].insert($0.kind).inserted
    }
  }

  private static func entry(_ reader: inout ObjectReader) -> Plugin? {
    let configuration = reader.undrawn("configuration_json", isOfPlugin: true)
    if let value = reader.value("plugin") {
      guard case .object = value.content else {
        reader.knowsAnyKey()
        reader.wrongType("plugin", value, "an object", else: "the app drops the entry")
        return nil
      }
      let plugin = reader.object("plugin", Plugin.init)
      if plugin.identifier.isEmpty, plugin.isNamed {
        reader.report(.noIdentifier, at: plugin.location)
      }
      return plugin.configured(by: configuration)
    }
    if Plugin.names.contains(where: reader.hasKey) {
      return Plugin(&reader).configured(by: configuration)
    }
    reader.knowsAnyKey()
    reader.report(.noPlugin)
    return nil
  }
}

extension Rule {
  static let pluginEntry = Rule(
    "plugin-entry",
    means:
      "An entry of the plugin manifest has no plugin, or its plugin has no identifier, or the file "
      + "is a plugin's own manifest rather than a list of entries.",
    matters:
      "The apps drop an entry without a plugin, and nothing can refer to a plugin without an "
      + "identifier.",
    fix: "Give each entry a \"plugin\" object with an \"identifier\".")
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
      "the file is an object that is not a plugin, where a list of entries belongs; it is not "
        + "read"
    ).leavingUnread
  }

  fileprivate static var noIdentifier: Self {
    Self(.pluginEntry, .warning, "a plugin has no identifier; nothing can refer to it")
  }

  fileprivate static func repeated(_ plugin: Plugin) -> Self {
    Self(
      .pluginEntry, .warning,
      "an earlier plugin also has the identifier '\(name: plugin.identifier, of: .plugin)'; "
        + "the app uses that one")
  }

  fileprivate static var noPlugin: Self {
    Self(.pluginEntry, .warning, "an entry has no plugin; the app drops it")
  }
}
