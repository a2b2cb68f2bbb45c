/// The plugins that an app is built with.
package struct PluginManifest: Hashable, Sendable {
  package let plugins: [Plugin]
  /// Whether there is a manifest; without one, no plugin can be reported as missing.
  package let isPresent: Bool
  /// Whether there is a manifest and all its entries could be read, so a plugin not in it is
  /// missing.
  let isComplete: Bool

  private let named: [String: Indices]
  private let spelled: [Letters: Indices]

  /// The positions of the first plugins that an identifier can mean.
  private struct Indices: Hashable {
    let first: Int
    private(set) var screen: Int?
    private(set) var kinds: [Plugin.Kind: Int] = [:]

    init(_ first: Int) { self.first = first }

    mutating func add(_ plugin: Plugin, at index: Int) {
      if kinds[plugin.kind] == nil { kinds[plugin.kind] = index }
      if screen == nil, plugin.fixedRole == nil { screen = index }
    }
  }

  /// What two spellings of one identifier have in common, however long it is.
  struct Letters: Hashable {
    let spelling: Spelling
    let letters: String

    init?(_ identifier: String) {
      spelling = Spelling(identifier)
      guard !spelling.letters.isEmpty else { return nil }
      letters = identifier.lowercased().filter { !"_-. ".contains($0) }
    }
  }

  static let absent = PluginManifest(plugins: [], isPresent: false, isComplete: false)

  init(plugins: [Plugin], isPresent: Bool, isComplete: Bool) {
    self.plugins = plugins
    self.isPresent = isPresent
    self.isComplete = isComplete
    var named: [String: Indices] = [:]
    var spelled: [Letters: Indices] = [:]
    for (index, plugin) in plugins.enumerated() where !plugin.identifier.isEmpty {
      named[plugin.identifier, default: Indices(index)].add(plugin, at: index)
      guard let letters = Letters(plugin.identifier) else { continue }
      spelled[letters, default: Indices(index)].add(plugin, at: index)
    }
    (self.named, self.spelled) = (named, spelled)
  }

  /// Returns the plugin of a kind with an identifier.
  package func plugin(_ identifier: String, of kind: Plugin.Kind) -> PluginMatch? {
    match(identifier) { $0.kinds[kind] }
  }

  /// Returns the plugin of any kind with an identifier.
  package func plugin(_ identifier: String) -> PluginMatch? {
    match(identifier) { $0.first }
  }

  /// Returns what people call the plugin with an identifier: its name, or else the words of the
  /// identifier.
  package func spokenName(of identifier: String) -> String {
    (plugin(identifier)?.plugin.name ?? identifier.spoken).readable
  }

  /// Returns the plugin with an identifier that can run before a screen or be one.
  func screenPlugin(_ identifier: String) -> PluginMatch? {
    match(identifier) { $0.screen }
  }

  private func match(_ identifier: String, _ index: (Indices) -> Int?) -> PluginMatch? {
    if let index = named[identifier].flatMap(index) {
      return PluginMatch(plugin: plugins[index], isExact: true)
    }
    return Letters(identifier).flatMap { spelled[$0] }.flatMap(index).map {
      PluginMatch(plugin: plugins[$0], isExact: false)
    }
  }
}

/// A plugin that was looked up, and whether its identifier is spelled exactly as in the manifest.
package struct PluginMatch: Hashable, Sendable {
  package let plugin: Plugin
  package let isExact: Bool
}

extension Plugin {
  /// Whether the plugin is the menu of two levels, which covers a phone's screen.
  package var isTwoLevelMenu: Bool {
    PluginManifest.Letters(identifier) == PluginManifest.Letters("two_level_rn_menu")
  }
}
