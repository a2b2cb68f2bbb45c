import AppLayout
package import AppModel
import Disk
import SiteFiles
import Wireframe

/// The names that an author gave to screens and components, by their keys.
package struct AuthorNames: Sendable {
  private var screens: [String: String] = [:]
  /// The titles of screens by their slugs, which journeys may name.
  private var slugs: [String: String] = [:]
  private(set) var components = ComponentNames()
  private(set) var items = ItemNames()
  /// The titles of feeds, by their files.
  private var feeds: [String: String] = [:]
  /// The word for an entry of the app's menu on each side.
  private var homeMenuWords = Sides(old: "menu entry", new: "menu entry")
  /// The titles of items of feeds, by their ids.
  private var feedItems: [String: String] = [:]
  /// The names of plugins that only one has, by their identifiers.
  private var plugins: [String: String] = [:]
  /// The identifiers of plugins that only the new app has.
  private var newPlugins: Set<String> = []
  /// The identifiers of the old app's plugins that nothing used.
  private(set) var idlePlugins = OnDemand { Set<String>() }
  /// The keys of the screens that the apps open with.
  private(set) var homes = Sides<String?>(old: nil, new: nil)
  /// The components that show each data source.
  private(set) var users = SourceUsers()
  private(set) var ways = ScreenWays()
  private(set) var lostPlugins = LostPlugins()
  /// The keys of screens that are gone, but that something may still lead to.
  private var removed: Set<String> = []
  /// The keys of missing screens that something opens, and old names of screens that were renamed.
  private var missing: Set<String> = []
  /// What the site of each side shows.
  private(set) var site = SiteNews()
  /// What is wrong with new journeys, by their names.
  private(set) var brokenJourneys = OnDemand { [String: String]() }
  /// What the components of connected screens show.
  private(set) var sent = OnDemand { SentParts() }
  /// The bars that several screens name.
  private(set) var bars = OnDemand { SharedBars() }
  /// What leads to missing scenes.
  private(set) var segues = OnDemand { DeadSegues() }
  /// What uses the styles of families.
  private(set) var styles = OnDemand { StyleUses() }
  /// What things are called of which the same is said, in a sentence about them.
  var several: EditSubject?
  /// What the styles of components do on each side.
  private(set) var looks = Sides<[CellLook.Owner: CellLook]>(old: [:], new: [:])
  /// Who prepares what has a router.
  private(set) var routers = OnDemand { Sides(old: [String: RouterSources](), new: [:]) }
  /// Where the keys of each file are written that nothing reads.
  private(set) var unreadKeys = OnDemand { Sides<[String: Set<UInt32>]>(old: [:], new: [:]) }
  /// Where the new app has values of a type that it does not read.
  private(set) var misread = OnDemand { [String: Set<UInt32>]() }
  /// The components of the new app by where they are.
  private(set) var places = OnDemand { PlacedComponents() }
  /// The plugins of the apps' menus; nil for the app's own.
  private(set) var menuPlugins = Sides<Plugin?>(old: nil, new: nil)
  /// What the roots of the apps do.
  private(set) var capabilities = Sides<Set<Plugin.Capability>>(old: [], new: [])
  private(set) var settings = Sides(old: Settings.missing, new: Settings.missing)
  /// The items that components list, and those that play.
  private(set) var shown = OnDemand { ShownItems() }
  /// How many things of each sort the new app has, and how many the old one had.
  var totals = ThingTotals()
  private(set) var formerTotals = ThingTotals()

  /// Creates names from the titles of screens.
  package init(screens: [String: String] = [:]) {
    self.screens = screens
  }

  /// Collects the names of two apps with the keys that nothing reads.
  init(from old: ReviewedApp, to new: ReviewedApp) {
    self.init(from: old.app, to: new.app)
    let found = Sides(old: old, new: new).map(\.reading.diagnostics)
    unreadKeys = OnDemand { found.map { $0.places(of: .unknownKey) } }
    misread = OnDemand { found.new.places(of: .wrongType) }
    places = OnDemand { PlacedComponents(of: new) }
  }

  /// Collects the names of two apps; where both have one, the new one counts.
  package init(from old: App, to new: App) {
    for app in [old, new] {
      missing.formUnion(app.screens.filter { !$0.isWritten }.map(\.key))
      for screen in app.screens where screen.isWritten {
        let title = screen.title
        screens[screen.key] = title
        screens[screen.targetName] = title
        slugs[Slugs.slug(of: title)] = title
      }
    }
    components = ComponentNames(of: old, new)
    (formerTotals, totals) = (ThingTotals(of: old), ThingTotals(of: new))
    looks = Sides(old: old, new: new).map(CellLook.all)
    for app in [old, new] {
      for entry in app.feeds.entries {
        feeds[entry.file] = entry.feed.title?.readable
        for item in entry.feed.items {
          if let id = item.id, let title = item.title, !title.isEmpty { feedItems[id] = title }
        }
      }
    }
    for plugin in old.plugins.plugins + new.plugins.plugins {
      plugins[plugin.identifier] = plugin.name
    }
    let uses = Dictionary(grouping: plugins.keys) { plugins[$0] }
    plugins = plugins.filter { uses[$0.value]?.count == 1 }
    newPlugins = Set(new.plugins.plugins.map(\.identifier))
      .subtracting(old.plugins.plugins.map(\.identifier))
    idlePlugins = OnDemand {
      Set(old.problems(of: [.unusedPlugin]).flatMap(\.message.sentence.names))
    }
    homes = Sides(old: old.home?.key, new: new.home?.key)
    settings = Sides(old: old.settings, new: new.settings)
    menuPlugins = Sides(old: old, new: new).map(\.rootPlugin.plugin)
    capabilities = Sides(old: old, new: new).map(\.rootCapabilities)
    shown = OnDemand { ShownItems(from: old, to: new) }
    lostPlugins = LostPlugins(from: old, to: new, components)
    users = SourceUsers(of: old, new)
    ways = ScreenWays(from: old, to: new)
    site = SiteNews(from: old, to: new)
    brokenJourneys = OnDemand { new.brokenJourneys(besides: old) }
    sent = OnDemand { SentParts(from: old, to: new) }
    bars = OnDemand { SharedBars(from: old, to: new) }
    segues = OnDemand { DeadSegues(in: new) }
    routers = OnDemand { Sides(old: old, new: new).map(\.routing.routerSources) }
    styles = OnDemand { [components] in StyleUses(from: old, to: new, components) }
    homeMenuWords = Sides(old: old, new: new).map {
      Self.menuWord(areTabs: $0.rootCapabilities.contains(.tabBar))
    }
    let written = Set(new.screens.filter(\.isWritten).map(\.key))
    for screen in old.screens where screen.isWritten && !written.contains(screen.key) {
      removed.insert(screen.key)
    }
    items = ItemNames(from: old, to: new)
    let titles = Set(new.screens.filter(\.isWritten).map(\.title))
    let gone = Set(new.screens.filter { !$0.isWritten }.map(\.key))
    missing = missing.filter { key in
      screens[key].map { gone.contains(key) && titles.contains($0) } ?? true
    }
  }

  /// Returns what leads to a new screen: `Home's button 'Explore'`; nil if nothing does, or if the
  /// screen is not new.
  package func firstWay(to key: String) -> String? { ways.first[key] }

  /// Returns what led to a screen while it was missing.
  func revivedWays(to key: String) -> DeadWays { ways.revived[key] ?? DeadWays() }

  /// Returns the names with titles from the records of sites, and with those of the folders that
  /// sites have, for screens without another.
  func adding(titles: [String: String], folders pictures: [ComparedPicture]) -> AuthorNames {
    var names = self
    names.screens.merge(titles) { own, _ in own }
    for picture in pictures {
      guard let screen = picture.subject.screen, names.screens[screen] == nil,
        let folder = (picture.newPath ?? picture.oldPath).flatMap(PicturePath.screenFolder)
      else { continue }
      names.screens[screen] = folder
    }
    return names
  }

  /// Returns the name of a screen, or its key if it does not have one.
  package func screen(_ key: String) -> String {
    guard missing.contains(key) else { return (screens[key] ?? key).quotable }
    return Self.missing(key)
  }

  /// Returns what a screen is called that was removed, even if something still leads to it.
  func removedScreen(_ key: String) -> String {
    isRemoved(key) ? (screens[key] ?? key).quotable : screen(key)
  }

  /// Whether something opens a screen by a key that is no screen's.
  func isMissing(_ key: String) -> Bool { missing.contains(key) }

  /// Whether only the old app has a screen.
  func isRemoved(_ key: String) -> Bool { removed.contains(key) }

  /// Returns what a screen is called that does not exist.
  static func missing(_ key: String) -> String {
    let id = key.isForMachines ? "\(key.prefix(8))…" : key.quotable
    return "the missing screen '\(id)'"
  }

  /// Returns the name of a screen; nil if no screen has the key.
  func knownScreen(_ key: String) -> String? { screens[key]?.quotable }

  /// Returns the name of a screen that a journey stops at.
  func stop(_ word: String) -> String {
    knownScreen(word) ?? slugs[word]?.quotable ?? screen(word)
  }

  /// Returns the title of a feed, by its file; nil if it does not have one.
  func feed(_ file: String) -> String? { feeds[file]?.quotable }

  /// Returns the title of an item of a feed, by its id; nil if it is not known.
  func feedItem(_ id: String) -> String? { feedItems[id]?.readable.quotable }

  /// Returns what a plugin is called, by its identifier.
  func plugin(_ identifier: String) -> String { (plugins[identifier] ?? identifier).quotable }

  /// Whether only the new app has a plugin.
  func isNewPlugin(_ identifier: String) -> Bool { newPlugins.contains(identifier) }

  /// Whether one of the apps opens with a screen.
  func isHome(_ key: String) -> Bool { key == homes.old || key == homes.new }

  /// Returns the screens that the apps open with, by their keys; nil where that is the same one.
  var otherHome: Sides<String>? {
    guard let old = homes.old, let new = homes.new, old != new else { return nil }
    return Sides(old: old, new: new)
  }

  /// Returns the word for an entry of the app's menu: what was removed is called as it was.
  func menuWord(removed isRemoved: Bool = false) -> String {
    isRemoved ? homeMenuWords.old : homeMenuWords.new
  }

  /// Whether the entries of the app's menu are tabs.
  func areTabs(removed isRemoved: Bool = false) -> Bool {
    menuWord(removed: isRemoved) == "tab"
  }

  /// Returns what the entries of a screen are in.
  func menu(of screen: String, removed isRemoved: Bool = false) -> String {
    Self.menu(of: screen, areTabs: areTabs(removed: isRemoved))
  }

  /// Returns the word for an entry of a menu.
  static func menuWord(areTabs: Bool) -> String { areTabs ? "tab" : "menu entry" }

  /// Returns what the entries of a screen are in, tabs or others.
  static func menu(of screen: String, areTabs: Bool) -> String {
    "\(screen.possessive) \(areTabs ? "tab bar" : "menu")"
  }

  /// Returns what leads to a screen although it is missing now.
  func deadWays(to key: String) -> DeadWays { ways.dead[key] ?? DeadWays() }

  /// Whether a key is that of a missing screen.
  func isDead(_ key: String) -> Bool { ways.dead[key] != nil }
}
