/// The plugins that an app is built with.
package struct PluginManifest: Hashable, Sendable {
  package let plugins: [Plugin]
  /// Whether there is a manifest at all; without one nothing can be said to be missing from it.
  package let isPresent: Bool
  /// Whether there is one and all its entries could be read, so that what it lacks is missing.
  let isComplete: Bool

  private let places: [String: [Int]]
  private let spellings: [Spelling: [Int]]

  static let absent = PluginManifest(plugins: [], isPresent: false, isComplete: false)

  init(plugins: [Plugin], isPresent: Bool, isComplete: Bool) {
    self.plugins = plugins
    self.isPresent = isPresent
    self.isComplete = isComplete
    let named = plugins.indices.filter { !plugins[$0].identifier.isEmpty }
    places = Dictionary(grouping: named) { plugins[$0].identifier }
    spellings = Dictionary(grouping: named) { Spelling(plugins[$0].identifier) }
      .filter { !$0.key.letters.isEmpty }
  }

  /// The plugin of a kind whose identifier is the one asked for.
  package func plugin(_ identifier: String, of kind: Plugin.Kind) -> PluginMatch? {
    match(identifier) { $0.kind == kind }
  }

  /// The plugin, of whatever kind, whose identifier is the one asked for.
  package func plugin(_ identifier: String) -> PluginMatch? {
    match(identifier) { _ in true }
  }

  /// The plugin that can stand before a screen or be one, whose identifier is the one asked for.
  func screenPlugin(_ identifier: String) -> PluginMatch? {
    match(identifier) { $0.fixedRole == nil }
  }

  private func match(_ identifier: String, _ fits: (Plugin) -> Bool) -> PluginMatch? {
    if let plugin = first(places[identifier], fits) {
      return PluginMatch(plugin: plugin, isExact: true)
    }
    let letters = Self.letters(of: identifier)
    return first(spellings[Spelling(identifier)]) {
      fits($0) && Self.letters(of: $0.identifier) == letters
    }
    .map { PluginMatch(plugin: $0, isExact: false) }
  }

  /// All that two spellings of one identifier have in common, however long it is.
  private static func letters(of identifier: String) -> String {
    identifier.lowercased().filter { !"_-. ".contains($0) }
  }

  private func first(_ indices: [Int]?, _ fits: (Plugin) -> Bool) -> Plugin? {
    (indices ?? []).first { fits(plugins[$0]) }.map { plugins[$0] }
  }
}
