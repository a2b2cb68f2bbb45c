extension AppCheck {
  /// Checks for entries, buttons and items that would open a screen if the app showed them.
  static let undrawnWays = AppCheck([.undrawnWay]) { app in
    hiddenButtons(in: app) + replacedButtons(in: app) + hiddenEntries(in: app)
      + app.cuts.map { Diagnostic(.beyondLimit($0.count), at: $0.component) }
  }

  /// Reports the buttons of each bar that is hidden on all screens that have it.
  private static func hiddenButtons(in app: App) -> [Diagnostic] {
    let bars = app.screens.compactMap { screen -> (items: [NavigationItem], isHidden: Bool)? in
      guard case .items(let items) = app.barButtons(of: screen), !items.isEmpty else { return nil }
      return (items, app.placement(of: screen) == .hidden)
    }
    return bars.grouped { $0.items[0].location }.compactMap { _, alike in
      guard alike.allSatisfy(\.isHidden) else { return nil }
      let buttons = alike[0].items.filter(\.opensScreen)
      return buttons.first.map { Diagnostic(.hiddenBar(buttons.count), at: $0.location) }
    }
  }

  /// Reports the buttons of bars that the one in the settings replaces with buttons of its own.
  private static func replacedButtons(in app: App) -> [Diagnostic] {
    app.screens.compactMap { screen in
      guard let own = screen.navigation(.navigationBar), let shown = app.navigationBar(of: screen),
        own.location != shown.location, own.items.first?.location != shown.items.first?.location,
        case let buttons = own.items.prefix(Navigation.mostButtons).filter(\.opensScreen),
        let first = buttons.first
      else { return nil }
      return Diagnostic(.replacedBar(buttons.count), at: first.location)
    }
  }

  /// Reports the entries of each menu that its screen does not show: all of them in a presentation
  /// container, and those that are not among its tabs.
  private static func hiddenEntries(in app: App) -> [Diagnostic] {
    app.screens.compactMap { screen in
      let isShared = screen.navigation(.menu)?.isShared == true
      guard let menu = app.roots.ownRoot(of: screen)?.menu, case .items(let all) = menu.entries,
        !isShared || app.checksMenu(on: screen)
      else { return nil }
      let entries = all.withDescendants(\.items).filter(\.opensScreen)
      guard isShared || !app.approach(to: screen).isPresented else {
        return entries.first.map { Diagnostic(.presentedMenu(entries.count), at: $0.location) }
      }
      guard menu.hasTabs, case .items(let tabs) = menu.tabs() else { return nil }
      let shown = Set(tabs.map(\.location))
      let others = entries.filter { !shown.contains($0.location) }
      return others.first.map { Diagnostic(.noTab(others.count), at: $0.location) }
    }
  }
}

extension NavigationItem {
  /// Whether the item names a screen to open.
  fileprivate var opensScreen: Bool { kind.whiteLabel != nil || data.target != nil }
}

extension Rule {
  static let undrawnWay = Rule(
    "undrawn-way",
    means: "Something that would open a screen is not shown: a button on a hidden bar or on "
      + "one that settings.json replaces, an item "
      + "beyond the item_limit of a component, a menu entry that is not one of the root's tabs, or "
      + "the menu of a Quick Brick screen that is presented. Nothing is wrong.",
    matters: "People cannot tap it, so it is not a way to the screen: it is not in the map, and "
      + "the screen may not be reachable.",
    fix: "Nothing is wrong if that is what you want. Otherwise show the bar, raise the limit, or "
      + "put the entry on the first level of the menu.")
}

extension Diagnostic.Message {
  fileprivate static func hiddenBar(_ count: Int) -> Self {
    Self(
      .undrawnWay, .note,
      "the bar is hidden, so its \(count.form("button leads", "\(count) buttons lead")) nowhere")
  }

  fileprivate static func replacedBar(_ count: Int) -> Self {
    Self(
      .undrawnWay, .note,
      "the bar in settings.json has buttons of its own, so "
        + "\(count.form("this button leads", "these \(count) buttons lead")) nowhere")
  }

  fileprivate static func noTab(_ count: Int) -> Self {
    Self(
      .undrawnWay, .note,
      "the root shows tabs; \(count.of("entry of the menu", "entries of the menu")) "
        + "\(count.form("is not one of them, so it leads", "are not among them, so they lead")) "
        + "nowhere")
  }

  fileprivate static func presentedMenu(_ count: Int) -> Self {
    Self(
      .undrawnWay, .note,
      "the screen is presented, where it has no menu, so "
        + "\(count.form("this entry leads", "these \(count) entries lead")) nowhere")
  }

  fileprivate static func beyondLimit(_ count: Int) -> Self {
    Self(
      .undrawnWay, .note,
      "the limit of items hides \(count.of("item", "items")) that would open a screen")
  }
}
