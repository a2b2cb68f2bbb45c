extension App {
  /// The stored parts of an app, shared by all copies of it. `App` documents each part.
  struct Parts: Hashable, Sendable {
    let settings: Settings
    let site: SiteConfiguration
    var screens: [Screen]
    let home: Screen?
    let plugins: PluginManifest
    let families: Families
    let feeds: FeedIndex
    let collections: Collections
    let routes: Routes
    let layout: LayoutFile
    /// The key of the screen on which the menu is checked that screens share: home if it has it.
    let keyOfSharedMenu: String?
    let unusedScreens: Int
    /// The files that exist but were not read completely, so nothing can be reported missing from
    /// them.
    let unread: Set<String>
    let location: Location
    let linkTable: LinkTable
    /// The links of screens that were exchanged for other states of them.
    var exchangedLinks: [ExchangedLinks] = []
    let bars: Bars
    let cuts: [CutItems]
    let unfilledScreens: Set<String>
    var approaches: Approaches
    let roots: Roots
    let navigationBarPlugin: PluginMatch?
    /// The indices of the screens, by key and by id.
    let indices: [String: ElementIndex<Screen>]
    let indicesByID: [String: ElementIndex<Screen>]
    /// Whether a feed, or the list of them, exists but was not read completely.
    let hasUnreadFeeds: Bool

    /// Puts together what the files of an app say; nil where there are no screens to read.
    init?(_ files: FileValues) {
      guard let rivers = files.rivers else { return nil }
      let settings = rivers.layout.isOfToday ? files.settings.ofToday() : files.settings
      let collections = files.collections ?? .absent
      let findRoots = { Roots(settings, files.plugins, files.site, collections, home: $0) }
      feeds = FeedIndex(files.feeds.entries + collections.feeds)
      let table = ScreenTable(
        rivers: files.screens(settings), legacy: files.legacy ?? .none, settings: settings,
        feeds: feeds, collections: collections, types: rivers.layout.contentTypes, roots: findRoots)
      self.settings = settings
      layout = rivers.layout
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
      indices = Dictionary(
        uniqueKeysWithValues: table.screens.withIndices.map { ($1.key, $0) })
      indicesByID = table.indices
      hasUnreadFeeds = unread.contains(where: AppFile.isInFeeds)
      // Every picture needs these, so they are computed once.
      bars = Bars(settings, home: home, collections)
      cuts = table.cuts
      unfilledScreens = table.unfilled
      keyOfSharedMenu =
        ([home].compactMap(\.self) + table.screens).first {
          !$0.hidesMenu && $0.navigation(.menu)?.isShared == true
        }?.key
      roots = findRoots(home)
      let written = LinkTable(table.links)
      approaches = Approaches(
        screens.map(\.key), at: indices, home: home.flatMap { [indices] in indices[$0.key]?.index },
        WayGraph(screens, at: indices, table.links))
      linkTable = roots.areOwn ? written.withoutMenus(ofPresented: approaches) : written
      navigationBarPlugin = Self.navigationBarPlugin(in: plugins, settings, home: home)
    }

    /// Returns the plugin that draws the navigation bar; nil for the app's own bar. In an app that
    /// is not made with the builder, nothing names it, so it is the first one.
    private static func navigationBarPlugin(
      in plugins: PluginManifest, _ settings: Settings, home: Screen?
    ) -> PluginMatch? {
      guard settings.usesBuilder else {
        return plugins.plugins.first { $0.kind == .navigationBar }
          .map { PluginMatch(plugin: $0, isExact: true) }
      }
      guard settings.usesBuilderNavigationBar,
        let wanted = home?.navigation(.navigationBar)?.type
      else { return nil }
      return plugins.plugin(wanted.value, of: .navigationBar)
    }
  }
}
