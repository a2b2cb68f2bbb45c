/// A Zapp app: everything its files say, with defaults filled in and names resolved.
///
/// Only the loader creates apps, so every app is valid.
package struct App: Hashable, Sendable {
  @Shared private var parts: Parts

  /// Puts together what the files of an app say; nil where the screens cannot be read.
  init?(_ files: FileValues) {
    guard let parts = Parts(files) else { return nil }
    _parts = Shared(wrappedValue: parts)
  }

  /// Creates another state of an app: other screens, and how they and all others are reached then.
  init(
    _ app: App, with screens: [Screen], _ links: [ExchangedLinks], approaches: Approaches
  ) {
    var parts = app.parts
    (parts.screens, parts.exchangedLinks, parts.approaches) = (screens, links, approaches)
    _parts = Shared(wrappedValue: parts)
  }

  package var settings: Settings { _read { yield parts.settings } }

  package var site: SiteConfiguration { _read { yield parts.site } }

  /// The screens of the app's files in file order, followed by those that only links name.
  package var screens: [Screen] { parts.screens }

  /// The screen that the app starts with; nil if the app has no screens.
  package var home: Screen? { parts.home }

  package var plugins: PluginManifest { _read { yield parts.plugins } }

  package var families: Families { _read { yield parts.families } }

  package var feeds: FeedIndex { _read { yield parts.feeds } }

  /// Which screen opens for items of each type.
  package var contentTypes: ContentTypes { _read { yield parts.layout.contentTypes } }

  /// The menus and bars that the screens share.
  package var sharedNavigations: [Navigation] { parts.layout.navigations }

  /// The menus and bars as they are written: in screens, and next to them.
  package var writtenNavigations: [Navigation] {
    screens.flatMap(\.navigations) + sharedNavigations
  }

  /// Whether what is in a screen's menu is checked on the screen: of one that screens share only on
  /// one of them.
  package func checksMenu(on screen: Screen) -> Bool {
    screen.navigation(.menu)?.isShared == true
      ? parts.keyOfSharedMenu == screen.key : (root(of: screen).owner ?? home?.key) == screen.key
  }

  /// Whether the layout says that it is meant for the client of today.
  var versionOfToday: Location? { parts.layout.version }

  package var collections: Collections { _read { yield parts.collections } }

  package var routes: Routes { _read { yield parts.routes } }

  /// What happens to every destination of the app's storyboards and routes.
  package var routing: Routing {
    Routing(parts.routes, isRightToLeft: parts.settings.isRightToLeft)
  }

  /// How many screens of rivers.json are not used because the app is not made with the builder.
  var unusedScreens: Int { parts.unusedScreens }

  /// The start of the file that holds the screens.
  package var location: Location { parts.location }

  var linkTable: LinkTable { parts.linkTable.exchanging(parts.exchangedLinks) }

  /// The links that can hand something over; a screen whose links do is never exchanged.
  var sendingLinks: LinkTable { parts.linkTable }

  /// The numbers of the screens by their keys.
  var indices: [String: ElementIndex<Screen>] { parts.indices }

  var bars: Bars { _read { yield parts.bars } }

  /// How each screen is reached.
  var approaches: Approaches { _read { yield parts.approaches } }

  /// The components whose limits hide items that would open screens.
  var cuts: [CutItems] { parts.cuts }

  /// The keys of the connected screens that nothing fills.
  var unfilledScreens: Set<String> { parts.unfilledScreens }

  var roots: Roots { _read { yield parts.roots } }

  /// The plugin that draws the root around home.
  package var rootPlugin: RootPlugin { parts.roots.ofHome.plugin }

  /// The capabilities of the root around home.
  package var rootCapabilities: Set<Plugin.Capability> { parts.roots.ofHome.capabilities }

  /// The plugin that draws the navigation bar; nil for the app's own bar.
  package var navigationBarPlugin: PluginMatch? { parts.navigationBarPlugin }

  /// Whether any of these files exists but was not read completely.
  func isUnread(_ files: AppFile...) -> Bool {
    files.contains { $0.names.contains(where: parts.unread.contains) }
  }

  /// Whether a feed, or the list of them, exists but was not read completely.
  var hasUnreadFeeds: Bool { parts.hasUnreadFeeds }

  /// Returns the screen with this key, which links refer to, or the first screen with this id.
  package func screen(_ name: String) -> Screen? {
    index(ofScreen: name).map { parts.screens[$0] }
  }

  /// Returns where the screen that links name comes from; nil if there is none.
  func origin(ofScreen name: String) -> Screen.Origin? {
    index(ofScreen: name).map { parts.screens[$0].origin }
  }

  private func index(ofScreen name: String) -> ElementIndex<Screen>? {
    parts.indices[name] ?? parts.indicesByID[name]
  }

  /// Returns the first screen with this id in the files.
  package func firstScreen(id: String) -> Screen? {
    parts.indicesByID[id].map { parts.screens[$0] }
  }

  /// Returns the feed that fills a component with its own data source.
  package func feed(of component: Component) -> Feed? { parts.feeds.feed(for: component.data) }

  /// Returns the family of a screen: its own, else the standard one; nil if no family has that
  /// name.
  package func family(of screen: Screen) -> Family? {
    parts.families[screen.styles.family?.value ?? Families.standardName]
  }

  /// Returns the capabilities of a root plugin: from `riverbed.json`, else from its own entry, else
  /// the defaults.
  package func capabilities(of identifier: String) -> Set<Plugin.Capability> {
    parts.roots.capabilities(of: identifier)
  }
}
