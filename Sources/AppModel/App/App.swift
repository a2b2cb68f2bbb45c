/// A Zapp app: everything that its files say, read, completed and with its names resolved.
///
/// Only loading makes one, so whoever holds an app holds a valid one.
package struct App: Hashable, Sendable {
  package let settings: Settings
  package let site: SiteConfiguration
  /// The screens of the app's files in file order, then those that links alone lead to.
  package let screens: [Screen]
  /// The screen that the app starts with; nil where there is no screen at all.
  package let home: Screen?
  package let plugins: PluginManifest
  package let families: Families
  package let feeds: FeedIndex
  package let collections: Collections
  package let routes: Routes
  /// How many screens of rivers.json are not used because the app is not made with the builder.
  let unusedScreens: Int
  /// The files that are there and were not read, or not wholly: nothing can be said to be missing
  /// from them.
  let unread: Set<String>
  /// The start of the file that has the screens.
  package let location: Location
  let linkTable: LinkTable
  /// The plugin that draws the root, and what the root can do.
  package private(set) var rootPlugin = RootPlugin.builtIn(wanted: nil)
  package private(set) var rootCapabilities: Set<Plugin.Capability> = []
  /// The plugin that draws the navigation bar; nil for the app's own bar.
  package private(set) var navigationBarPlugin: PluginMatch?
  private let places: [String: Int]
  private let idPlaces: [String: Int]
  private let unreadFolders: Set<String>

  init(
    rivers: [Screen], legacy: LegacyScreens, settings: Settings, site: SiteConfiguration,
    plugins: PluginManifest, families: Families, feeds: FeedIndex, collections: Collections,
    routes: Routes, unread: Set<String>, location: Location
  ) {
    let table = ScreenTable(
      rivers: rivers, legacy: legacy, settings: settings, feeds: feeds, collections: collections)
    self.settings = settings
    self.site = site
    self.plugins = plugins
    self.families = families
    self.feeds = feeds
    self.collections = collections
    self.routes = routes
    self.unread = unread
    self.location = location
    unusedScreens = settings.usesBuilder ? 0 : rivers.count
    screens = table.screens
    home = table.home
    linkTable = LinkTable(table.links)
    places = Dictionary(
      uniqueKeysWithValues: table.screens.indices.map { (table.screens[$0].key, $0) })
    idPlaces = table.places
    unreadFolders = Set(
      unread.compactMap { name in name.firstIndex(of: "/").map { String(name[...$0]) } })
    // Every picture asks for these, so they are found once.
    rootPlugin = findRootPlugin()
    rootCapabilities = capabilities(of: rootPlugin)
    navigationBarPlugin = findNavigationBarPlugin()
  }

  /// Whether one of these files is there but was not wholly read; a name of a folder ends in `/` and
  /// stands for all files in it.
  func isUnread(_ names: String...) -> Bool {
    names.contains { unread.contains($0) || unreadFolders.contains($0) }
  }

  /// The screen that links name by its key, or the first that the files name by its id.
  package func screen(_ name: String) -> Screen? {
    (places[name] ?? idPlaces[name]).map { screens[$0] }
  }

  /// The first screen with an id, as the files name it.
  package func firstScreen(id: String) -> Screen? { idPlaces[id].map { screens[$0] } }

  /// The feed that fills a component with a data source of its own.
  package func feed(of component: Component) -> Feed? { feeds.feed(for: component.data) }

  /// The family of a screen: its own, else the standard one; nil where no family has the name.
  package func family(of screen: Screen) -> Family? {
    families[screen.styles.family?.value ?? Families.standardName]
  }

  /// The navigation bar's model on a screen: its own, else home's. An app whose bar is not the
  /// builder's takes the settings' one where there is one.
  package func navigationBar(of screen: Screen) -> Navigation? {
    let own = screen.navigation(.navigationBar) ?? home?.navigation(.navigationBar)
    guard settings.usesBuilder, settings.usesBuilderNavigationBar else {
      return settings.navigationBar ?? own
    }
    return own ?? settings.navigationBar
  }

  /// What a root plugin can do: as `riverbed.json` says, else its own entry, else the default.
  package func capabilities(of identifier: String) -> Set<Plugin.Capability> {
    site.capabilities[identifier]
      ?? plugins.plugin(identifier, of: .menu)?.plugin.declaredCapabilities
      ?? Self.defaultCapabilities(of: identifier)
  }

  private static func defaultCapabilities(of identifier: String) -> Set<Plugin.Capability> {
    ["bottom_tab_bar", "top_menu_bar_tv"].contains(identifier) ? [.tabBar] : [.specialButton]
  }
}
