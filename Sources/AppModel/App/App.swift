/// A Zapp app: everything that its files say, read, completed and with its names resolved.
///
/// Only loading makes one, so every app is a valid one.
package struct App: Hashable, Sendable {
  @Shared private var parts: Parts

  init(_ parts: Parts) {
    _parts = Shared(wrappedValue: parts)
  }

  package var settings: Settings { parts.settings }

  package var site: SiteConfiguration { parts.site }

  /// The screens of the app's files in file order, then those that links alone lead to.
  package var screens: [Screen] { parts.screens }

  /// The screen that the app starts with; nil where there is no screen at all.
  package var home: Screen? { parts.home }

  package var plugins: PluginManifest { parts.plugins }

  package var families: Families { parts.families }

  package var feeds: FeedIndex { parts.feeds }

  package var collections: Collections { parts.collections }

  package var routes: Routes { parts.routes }

  /// How many screens of rivers.json are not used because the app is not made with the builder.
  var unusedScreens: Int { parts.unusedScreens }

  /// The files that are there and were not read, or not wholly: nothing can be said to be missing
  /// from them.
  var unread: Set<String> { parts.unread }

  /// The start of the file that has the screens.
  package var location: Location { parts.location }

  var linkTable: LinkTable { parts.linkTable }

  /// The plugin that draws the root.
  package var rootPlugin: RootPlugin { parts.rootPlugin }

  /// What the root can do.
  package var rootCapabilities: Set<Plugin.Capability> { parts.rootCapabilities }

  /// The plugin that draws the navigation bar; nil for the app's own bar.
  package var navigationBarPlugin: PluginMatch? { parts.navigationBarPlugin }

  /// Whether one of these files is there but was not wholly read; a name of a folder ends in `/` and
  /// means all files in it.
  func isUnread(_ names: String...) -> Bool {
    names.contains { parts.unread.contains($0) || parts.unreadFolders.contains($0) }
  }

  /// The screen that links name by its key, or the first that the files name by its id.
  package func screen(_ name: String) -> Screen? {
    (parts.places[name] ?? parts.idPlaces[name]).map { parts.screens[$0] }
  }

  /// Where the screen comes from that links name; nil where there is none.
  func origin(ofScreen name: String) -> Screen.Origin? {
    (parts.places[name] ?? parts.idPlaces[name]).map { parts.screens[$0].origin }
  }

  /// The first screen with an id, as the files name it.
  package func firstScreen(id: String) -> Screen? { parts.idPlaces[id].map { parts.screens[$0] } }

  /// The feed that fills a component with a data source of its own.
  package func feed(of component: Component) -> Feed? { parts.feeds.feed(for: component.data) }

  /// The family of a screen: its own, else the standard one; nil where no family has the name.
  package func family(of screen: Screen) -> Family? {
    parts.families[screen.styles.family?.value ?? Families.standardName]
  }

  /// The navigation bar's model on a screen: its own, else home's. An app whose bar is not the
  /// builder's takes the settings' one where there is one.
  package func navigationBar(of screen: Screen) -> Navigation? {
    let own = screen.navigation(.navigationBar) ?? parts.home?.navigation(.navigationBar)
    guard parts.settings.usesBuilder, parts.settings.usesBuilderNavigationBar else {
      return parts.settings.navigationBar ?? own
    }
    return own ?? parts.settings.navigationBar
  }

  /// What a root plugin can do: as `riverbed.json` says, else its own entry, else the default.
  package func capabilities(of identifier: String) -> Set<Plugin.Capability> {
    parts.capabilities(of: identifier)
  }
}
