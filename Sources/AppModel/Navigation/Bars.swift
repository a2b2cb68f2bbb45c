/// The navigation bars of an app: which model the bar of each screen has, and which buttons.
struct Bars: Hashable, Sendable {
  /// Whether the bars of the screens win over the one in the settings.
  private let usesOwn: Bool
  private let ofHome: Navigation?
  /// The bar that the settings configure separately from the screens.
  private let separate: Navigation?
  /// The buttons of an older app.
  private let collected: [FeedItem]

  init(_ settings: Settings, home: Screen?, _ collections: Collections) {
    usesOwn = settings.usesBuilderBars
    ofHome = home?.navigation(.navigationBar)
    separate = settings.navigationBar
    collected =
      settings.usesBuilder ? [] : collections[Collections.barTag]?.children ?? []
  }

  /// Returns the model of a screen's bar: its own, else home's. An app that does not use the
  /// builder's bar prefers the one in the settings, which may leave the buttons to the screen.
  func model(of screen: Screen) -> Navigation? {
    let own = screen.navigation(.navigationBar) ?? ofHome
    guard !usesOwn else { return own ?? separate }
    guard let separate else { return own }
    return separate.items.isEmpty ? separate.showing(own?.items ?? []) : separate
  }

  /// Returns where the bar of a screen is as the app is configured.
  func placement(of screen: Screen) -> Placement {
    ForcedPlacement(of: screen)?.placement ?? model(of: screen)?.bar.placement ?? .onTop
  }

  /// Returns the buttons that the bar of a screen shows where it is not hidden.
  func buttons(of screen: Screen) -> BarButtons {
    let items = model(of: screen)?.items ?? []
    guard items.isEmpty else { return .items(Array(items.prefix(Navigation.mostButtons))) }
    return .collected(Array(collected.prefix(Navigation.mostButtons)))
  }
}

/// The buttons that a navigation bar shows, from left to right.
package enum BarButtons: Hashable, Sendable {
  case items([NavigationItem])
  /// The children of the collection that fills the bar of an older app.
  case collected([FeedItem])

  /// The titles of the buttons, as far as they have one.
  package var titles: [String?] {
    switch self {
    case .items(let items): items.map(\.title)
    case .collected(let items): items.map(\.title)
    }
  }
}

extension App {
  /// Returns the reason a screen's bar has a fixed placement, if there is one.
  package func forcedPlacement(of screen: Screen) -> ForcedPlacement? {
    ForcedPlacement(of: screen)
  }

  /// Returns the placement of a screen's bar as the app is configured.
  package func placement(of screen: Screen) -> Placement { bars.placement(of: screen) }

  /// Returns the navigation bar of a screen: its own, else home's. An app that does not use the
  /// builder's bar prefers the one in the settings.
  package func navigationBar(of screen: Screen) -> Navigation? { bars.model(of: screen) }

  /// Returns the buttons that the bar of a screen shows where it is not hidden.
  package func barButtons(of screen: Screen) -> BarButtons { bars.buttons(of: screen) }
}
