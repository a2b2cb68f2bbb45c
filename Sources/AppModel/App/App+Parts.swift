extension App {
  /// The stored parts of an app, shared by all copies of it. `App` documents each part.
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
    let bars: Bars
    let cuts: [CutItems]
    let approaches: Approaches
    let rootPlugin: RootPlugin
    let rootCapabilities: Set<Plugin.Capability>
    private(set) var navigationBarPlugin: PluginMatch?
    /// The indices of screens in `screens`, by key and by id.
    let places: [String: Int]
    let idPlaces: [String: Int]
    /// The folders that hold a file that was not read, each with a trailing `/`.
    let unreadFolders: Set<String>

    /// Puts together what the files of an app say; nil where there are no screens to read.
    init?(_ files: FileValues) {
      guard let rivers = files.rivers else { return nil }
      let settings = files.settings
      let collections = files.collections ?? .absent
      let findRoot = { RootPlugin(in: files.plugins, settings, home: $0) }
      let capabilities = { (root: RootPlugin) in
        root.plugin.map { Self.capabilities(of: $0.identifier, files.site, files.plugins) }
          ?? [.specialButton]
      }
      feeds = FeedIndex(files.feeds.entries + collections.feeds)
      let table = ScreenTable(
        rivers: rivers.screens, legacy: files.legacy ?? .none, settings: settings, feeds: feeds,
        collections: collections
      ) { capabilities(findRoot($0)).contains(.tabBar) }
      self.settings = settings
      site = files.site
      plugins = files.plugins
      families = files.families
      self.collections = collections
      routes = Routes(
        files.routes, files.storyboards,
        unread: files.unread.filter { $0.hasSuffix(AppFiles.storyboardEnding) }.sorted())
      unread = files.unread
      location = rivers.location
      unusedScreens = settings.usesBuilder ? 0 : rivers.screens.count
      screens = table.screens
      home = table.home
      linkTable = LinkTable(table.links)
      places = Dictionary(
        uniqueKeysWithValues: table.screens.indices.map { (table.screens[$0].key, $0) })
      idPlaces = table.places
      unreadFolders = Set(
        unread.compactMap { name in name.firstIndex(of: "/").map { String(name[...$0]) } })
      // Every picture needs these, so they are computed once.
      bars = Bars(settings, home: home, collections)
      cuts = table.cuts
      approaches = Approaches(screens, at: places, home: home, linkTable)
      rootPlugin = findRoot(home)
      rootCapabilities = capabilities(rootPlugin)
      navigationBarPlugin = findNavigationBarPlugin()
    }

    /// Returns the capabilities of a root plugin: from `riverbed.json`, else from its own entry,
    /// else the defaults.
    func capabilities(of identifier: String) -> Set<Plugin.Capability> {
      Self.capabilities(of: identifier, site, plugins)
    }

    private static func capabilities(
      of identifier: String, _ site: SiteConfiguration, _ plugins: PluginManifest
    ) -> Set<Plugin.Capability> {
      site.capabilities[identifier]
        ?? plugins.plugin(identifier, of: .menu)?.plugin.declaredCapabilities
        ?? defaultCapabilities(of: identifier)
    }

    private static func defaultCapabilities(of identifier: String) -> Set<Plugin.Capability> {
      ["bottom_tab_bar", "top_menu_bar_tv"].contains(identifier) ? [.tabBar] : [.specialButton]
    }
  }
}
