/// The roots of an app: which plugin draws the root around each screen, and which menu it offers.
struct Roots: Hashable, Sendable {
  /// The root of home, and of all screens of an app that is not a Quick Brick app.
  let ofHome: ScreenRoot
  private let home: String?
  private let settings: Settings
  private let plugins: PluginManifest
  private let capable: [String: Set<Plugin.Capability>]

  init(
    _ settings: Settings, _ plugins: PluginManifest, _ site: SiteConfiguration,
    _ collections: Collections, home: Screen?
  ) {
    self.settings = settings
    self.plugins = plugins
    self.home = home?.key
    capable = site.capabilities
    let plugin = RootPlugin(in: plugins, settings, home: home)
    let capabilities = Self.capabilities(of: plugin, capable, plugins, settings)
    ofHome = ScreenRoot(
      plugin: plugin, capabilities: capabilities,
      menu: RootMenu(
        settings, home: home, collections, hasTabs: capabilities.contains(.tabBar)),
      owner: settings.usesBuilder ? home?.key : nil)
  }

  /// Whether each screen has its own menu.
  var areOwn: Bool { settings.isQuickBrick && settings.usesBuilder }

  /// Returns the root around a screen. In a Quick Brick app, it has the screen's own menu, or an
  /// empty drawer if the screen has none.
  func root(of screen: Screen) -> ScreenRoot {
    guard !screen.hidesMenu else { return .hidden }
    guard areOwn, screen.key != home else { return ofHome }
    guard let menu = screen.navigation(.menu) else { return .emptyDrawer }
    let plugin = RootPlugin(in: plugins, settings, home: screen)
    let capabilities = Self.capabilities(of: plugin, capable, plugins, settings)
    return ScreenRoot(
      plugin: plugin, capabilities: capabilities,
      menu: RootMenu(menu, hasTabs: capabilities.contains(.tabBar)), owner: screen.key)
  }

  /// Returns the root whose menu a screen owns; nil where it shows the menu of another one or none.
  func ownRoot(of screen: Screen) -> ScreenRoot? {
    let root = root(of: screen)
    return root.owner == screen.key ? root : nil
  }

  /// Returns the capabilities of a root plugin: from `riverbed.json`, else from its own entry, else
  /// the defaults.
  func capabilities(of identifier: String) -> Set<Plugin.Capability> {
    Self.capabilities(of: identifier, capable, plugins, settings)
  }

  private static func capabilities(
    of plugin: RootPlugin, _ capable: [String: Set<Plugin.Capability>], _ plugins: PluginManifest,
    _ settings: Settings
  ) -> Set<Plugin.Capability> {
    let drawn = plugin.plugin?.identifier
    // The client of today has the menus itself, whether or not the manifest lists them.
    let name = settings.isQuickBrick ? plugin.wanted ?? drawn : drawn
    return name.map { capabilities(of: $0, capable, plugins, settings) } ?? [.specialButton]
  }

  private static func capabilities(
    of identifier: String, _ capable: [String: Set<Plugin.Capability>], _ plugins: PluginManifest,
    _ settings: Settings
  ) -> Set<Plugin.Capability> {
    capable[identifier]
      ?? plugins.plugin(identifier, of: .menu)?.plugin.declaredCapabilities
      ?? defaultCapabilities(of: identifier, settings)
  }

  private static func defaultCapabilities(
    of identifier: String, _ settings: Settings
  ) -> Set<Plugin.Capability> {
    let isTabBar =
      settings.isQuickBrick
      ? identifier != "quick_brick_side_menu"
      : ["bottom_tab_bar", "top_menu_bar_tv"].contains(identifier)
    return isTabBar ? [.tabBar] : [.specialButton]
  }
}

/// What is around a screen in the root container: the root plugin, and the menu that it offers.
package struct ScreenRoot: Hashable, Sendable {
  package let plugin: RootPlugin
  package let capabilities: Set<Plugin.Capability>
  package let menu: RootMenu
  /// The key of the screen that has the menu; nil where no screen has it.
  package let owner: String?

  /// The root of a Quick Brick screen without a menu.
  fileprivate static let emptyDrawer = ScreenRoot(
    plugin: .builtIn(wanted: nil), capabilities: [.specialButton], menu: .empty, owner: nil)
}

extension ScreenRoot {
  /// The root around a screen that covers the window.
  fileprivate static let hidden = ScreenRoot(
    plugin: .builtIn(wanted: nil), capabilities: [], menu: .empty, owner: nil)
}

extension App {
  /// Whether each screen has its own menu.
  package var hasMenusOfScreens: Bool { roots.areOwn }

  /// Returns the root around a screen: home's, or in a Quick Brick app the screen's own.
  package func root(of screen: Screen) -> ScreenRoot { roots.root(of: screen) }

  /// Returns the root whose menu a screen owns; nil where it shows the menu of another one or none.
  package func ownRoot(of screen: Screen) -> ScreenRoot? { roots.ownRoot(of: screen) }
}
