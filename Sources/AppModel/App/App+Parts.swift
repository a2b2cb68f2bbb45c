extension App {
  /// What an app keeps, in one place however often the app is copied. `App` says what each part is.
  struct Parts: Hashable, Sendable {
    let settings: Settings
    let site: SiteConfiguration
    let screens: [Screen]
    let home: Screen?
    let plugins: PluginManifest
    let families: Families
    let feeds: FeedIndex
    let collections: Collections
    let routes: Routes
    let unusedScreens: Int
    let unread: Set<String>
    let location: Location
    let linkTable: LinkTable
    private(set) var rootPlugin = RootPlugin.builtIn(wanted: nil)
    private(set) var rootCapabilities: Set<Plugin.Capability> = []
    private(set) var navigationBarPlugin: PluginMatch?
    /// Where screens are among all of them, by their keys and by their ids.
    let places: [String: Int]
    let idPlaces: [String: Int]
    /// The folders, each with a `/` at its end, in which a file was not read.
    let unreadFolders: Set<String>

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

    /// What a root plugin can do: as `riverbed.json` says, else its own entry, else the default.
    func capabilities(of identifier: String) -> Set<Plugin.Capability> {
      site.capabilities[identifier]
        ?? plugins.plugin(identifier, of: .menu)?.plugin.declaredCapabilities
        ?? Self.defaultCapabilities(of: identifier)
    }

    private static func defaultCapabilities(of identifier: String) -> Set<Plugin.Capability> {
      ["bottom_tab_bar", "top_menu_bar_tv"].contains(identifier) ? [.tabBar] : [.specialButton]
    }
  }
}
