/// An entry of the plugin manifest, `plugin_configurations.json`.
package struct Plugin: Hashable, Sendable {
  package let identifier: String
  package let name: String?
  package let kind: Kind
  /// The name of the plugin's class, if the manifest gives one.
  package let className: String?
  /// Whether the plugin shows a screen of its own.
  package let isScreen: Bool
  /// Whether the plugin can run before a screen.
  package let isHook: Bool
  /// Whether the plugin covers the whole window where it runs before a screen.
  let presentsFullScreen: Bool
  /// Whether the plugin is made for a platform of TVs.
  let isForTVs: Bool
  /// Whether the identifier is text or absent; anything else has been reported.
  let isNamed: Bool
  /// The capabilities that the entry declares; nil where it does not say.
  package let declaredCapabilities: Set<Capability>?
  package let location: Location
  /// What people may notice of the plugin besides what pictures show: how it is configured, and
  /// which version it has.
  private var undrawn: [UndrawnValues]

  /// The kind of a plugin.
  package enum Kind: Hashable, Sendable {
    case menu, navigationBar, component, general
    /// A kind that no screen refers to, such as a player or analytics.
    case other(String)

    init(_ type: String) {
      switch type {
      case "menu": self = .menu
      case "nav_bar": self = .navigationBar
      case "ui_component": self = .component
      case "general", "": self = .general
      default: self = .other(type)
      }
    }
  }

  /// Something that a root plugin can do besides drawing its menu.
  package enum Capability: String, Hashable, Sendable, CaseIterable {
    /// It places the navigation bar itself.
    case placeNavBar
    /// It opens its menu when the bar's menu button asks for it.
    case specialButton
    /// It is a row of tabs at the bottom.
    case tabBar

    /// The protocol by which a plugin takes over the bar, which means the same as `placeNavBar`.
    private static let barProtocol = "ZPRootViewContainerControllerDelegate"

    /// The names that a list of capabilities may have.
    static let names = allCases.map(\.rawValue) + [barProtocol]

    /// Reads a name.
    init?(named name: String) {
      self.init(rawValue: name == Self.barProtocol ? Self.placeNavBar.rawValue : name)
    }
  }

  /// The keys under which an entry may have the identifier, the preferred one first.
  static let names: [StaticString] = ["identifier", "plugin_identifier", "id"]

  /// What a plugin is if it can neither be a screen nor run before one; nil for all others.
  var fixedRole: String? { isScreen ? nil : kind.word.map { "a \($0)" } }

  /// Reads the manifest of a plugin: the `plugin` member of an entry, or a manifest on its own.
  init(_ reader: inout ObjectReader) {
    location = reader.location
    let key = Self.names.first(where: reader.hasKey) ?? Self.names[0]
    identifier = reader.text(key) ?? ""
    isNamed = !reader.hasNoText(key)
    name = reader.text("name")
    kind = Kind(reader.text("type") ?? "")
    className = reader.object("api") { api in
      api.knowsAnyKey()
      return api.text("class_name")
    }
    isForTVs = reader.text("platform")?.contains("tv") ?? false
    isScreen = reader.bool("screen") ?? false
    isHook = reader.bool("preload") ?? false
    let presentsFullScreen = reader.bool("presentFullScreen") ?? false
    self.presentsFullScreen = isHook && presentsFullScreen
    declaredCapabilities = reader.value("capabilities").map { reader.capabilities($0) }
    undrawn = [reader.undrawnOfPlugin()]
  }

  /// Returns the plugin as its entry configures it.
  func configured(by values: UndrawnValues) -> Plugin {
    var plugin = self
    plugin.undrawn.append(values)
    return plugin
  }
}

extension ObjectReader {
  /// Returns the capabilities that an array names.
  mutating func capabilities(_ value: JSON) -> Set<Plugin.Capability> {
    Set(
      strings(in: value, of: "'capabilities'").compactMap { name in
        let capability = Plugin.Capability(named: name.value)
        if capability == nil { report(.unknownCapability(name.value), at: name.location) }
        return capability
      })
  }
}

extension Rule {
  static let unknownCapability = Rule(
    "unknown-capability",
    means: "A plugin is listed with a capability that Riverbed does not know, or capabilities are "
      + "given for a plugin that does not exist.",
    matters: "The root container is drawn as if the plugin did not have it.",
    fix: "Write specialButton, tabBar, placeNavBar, or its protocol's name "
      + "ZPRootViewContainerControllerDelegate.")
}

extension Diagnostic.Message {
  fileprivate static func unknownCapability(_ name: String) -> Self {
    Self(
      .unknownCapability, .warning, "'\(name: name)' is not a plugin capability",
      .init(nearest: Nearest.name(to: name, among: Plugin.Capability.names)))
  }
}
