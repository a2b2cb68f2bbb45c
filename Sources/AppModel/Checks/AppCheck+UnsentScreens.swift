extension AppCheck {
  /// Checks that something sends data to the connected screens that people can open.
  static let unsentScreens = AppCheck([.connectedHome, .connectedWithoutSender]) { app in
    let home = app.connectedHome.map { Diagnostic(.home($0), at: $0.data.location) }
    return [home].compactMap(\.self) + opened(in: app)
  }

  /// Reports the connected screens that only entries and buttons without data open. One that
  /// nothing opens as connected is reported elsewhere, and a file that was not read may open it.
  private static func opened(in app: App) -> [Diagnostic] {
    guard app.settings.usesBuilder, !app.hasUnreadFeeds, !app.isUnread(.collections) else {
      return []
    }
    lazy var filled = app.targetsOfEntriesWithData.union(app.targetsOfButtonsWithData)
    return app.screens.compactMap { screen in
      guard screen.isConnected, screen.key != app.home?.key else { return nil }
      let triggers = app.triggers(to: screen).subtracting([.parent])
      guard !triggers.isEmpty, triggers.isSubset(of: [.menu, .rootTab, .barButton]),
        screen.parent != nil || app.linkTable.isOpenedConnected(screen.key),
        !filled.contains(screen.targetName)
      else { return nil }
      return Diagnostic(.noSender(screen, triggers), at: screen.data.location)
    }
  }
}

extension App {
  /// The home screen if it is connected and nothing sends data to it when the app starts. An app
  /// from before the builder starts with an entry of its menu, which sends its children.
  var connectedHome: Screen? {
    guard settings.usesBuilder, let home, home.isConnected else { return nil }
    // The app starts with home's tab, which may have a data source.
    let hasTabs = roots.ofHome.menu.hasTabs
    return hasTabs && targetsOfEntriesWithData.contains(home.targetName) ? nil : home
  }

  /// The names of the screens that an entry of a menu in use opens with a data source.
  fileprivate var targetsOfEntriesWithData: Set<String> {
    let owners = roots.areOwn ? screens : [home].compactMap(\.self)
    let entries = owners.compactMap { $0.navigation(.menu) }
      .firstOfEach(\.location).flatMap(\.allItems)
    return Set(entries.filter(\.data.hasSource).compactMap(\.target))
  }

  /// The names of the screens that a button in the bar of another screen opens with a data source.
  fileprivate var targetsOfButtonsWithData: Set<String> {
    let targets = screens.lazy.flatMap { screen in
      (screen.navigation(.navigationBar)?.shownItems ?? []).lazy.filter(\.data.hasSource)
        .compactMap(\.target).filter { $0 != screen.targetName }
    }
    return Set(targets)
  }
}

extension Rule {
  static let connectedHome = Rule(
    "connected-home",
    means: "The home screen is connected, so it shows what another screen sends.",
    matters: "The app starts with home, so no screen sends anything to it, whatever its parent "
      + "is, and its components are empty.",
    fix: "Write \"connected\": false on home, and give its components data sources.")

  static let connectedWithoutSender = Rule(
    "connected-without-sender",
    means:
      "Only menu entries, tabs or buttons without a data source open a connected screen.",
    matters: "They do not send any data, even if the screen names a parent, so its components are "
      + "empty.",
    fix: "Open the screen from a component, give the entry or button a data source, or "
      + "write \"connected\": false on the screen. If items of a feed open it, add that feed to "
      + "feeds/."
  )
}

extension Diagnostic.Message {
  fileprivate static func home(_ screen: Screen) -> Self {
    Self(
      .connectedHome, .warning,
      "the home screen '\(title: screen)' is connected, but the app starts with it, so no screen "
        + "sends it any data")
  }

  fileprivate static func noSender(_ screen: Screen, _ triggers: Set<Link.Trigger>) -> Self {
    let openers = [Link.Trigger.menu, .rootTab, .barButton].filter(triggers.contains)
      .map(\.words.plural)
    return Self(
      .connectedWithoutSender, .warning,
      "only \(openers.listed()) open the connected screen '\(title: screen)', and they do not "
        + "send any data")
  }
}
