extension AppCheck {
  /// Checks for entries, buttons and items that would open a screen if the app showed them.
  static let undrawnWays = AppCheck { app in
    hiddenButtons(in: app) + entriesThatAreNoTabs(of: app)
      + app.cuts.map { Diagnostic(.beyondLimit($0.count), at: $0.component) }
  }

  private static func hiddenButtons(in app: App) -> [Diagnostic] {
    app.screens.compactMap { screen in
      guard let bar = screen.navigation(.navigationBar), app.placement(of: screen) == .hidden,
        case let buttons = bar.items.prefix(Navigation.mostButtons).filter(\.opensScreen),
        let first = buttons.first
      else { return nil }
      return Diagnostic(.hiddenBar(buttons.count), at: first.location)
    }
  }

  private static func entriesThatAreNoTabs(of app: App) -> [Diagnostic] {
    let menu = app.rootMenu
    guard menu.hasTabs, case .items(let all) = menu.entries, case .items(let tabs) = menu.tabs()
    else { return [] }
    let shown = Set(tabs.map(\.location))
    let others = all.withDescendants(\.items).filter {
      $0.opensScreen && !shown.contains($0.location)
    }
    return others.first.map { [Diagnostic(.noTab(others.count), at: $0.location)] } ?? []
  }
}

extension NavigationItem {
  /// Whether the item names a screen to open.
  fileprivate var opensScreen: Bool { kind.whiteLabel != nil || data.target != nil }
}

extension Rule {
  static let undrawnWay = Rule(
    "undrawn-way",
    means: "Something that would open a screen is not shown: a button on a hidden bar, an item "
      + "beyond the item_limit of a component, or a menu entry that is not one of the root's tabs. "
      + "It is a note.",
    matters: "People cannot tap it, so it is not a way to the screen: it is not in the map, and "
      + "the screen may not be reachable.",
    fix: "Nothing is wrong if that is what you want. Otherwise show the bar, raise the limit, or "
      + "put the entry on the first level of the menu.")
}

extension Diagnostic.Message {
  fileprivate static func hiddenBar(_ count: Int) -> Self {
    Self(
      .undrawnWay, .note,
      "the bar is hidden, so its \(count == 1 ? "button leads" : "\(count) buttons lead") nowhere")
  }

  fileprivate static func noTab(_ count: Int) -> Self {
    Self(
      .undrawnWay, .note,
      "the root shows tabs; \(count.of("entry of the menu", "entries of the menu")) "
        + "\(count == 1 ? "is not one of them, so it leads" : "are not among them, so they lead") "
        + "nowhere")
  }

  fileprivate static func beyondLimit(_ count: Int) -> Self {
    Self(
      .undrawnWay, .note,
      "the item_limit hides \(count.of("item", "items")) that would open a screen")
  }
}
