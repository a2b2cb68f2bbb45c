/// The menus and bars of a layout, which its screens share.
struct SharedNavigations {
  /// The menu of each screen that has none of its own.
  let menu: Navigation?
  private let firstBar: Navigation?
  private let bars: [String: Navigation]

  init(_ navigations: [Navigation]) {
    let ordered = navigations.map { $0.ordered() }
    menu = ordered.first { $0.category == .menu }
    let bars = ordered.filter { $0.category == .navigationBar }
    firstBar = bars.first
    self.bars = Dictionary(
      firstOf: bars.compactMap { bar in bar.id.map { ($0, bar) } })
  }

  /// Returns the bar of a screen that has none of its own, by the id that the screen names.
  func bar(_ id: String?) -> Navigation? { id.flatMap { bars[$0] } ?? firstBar }
}

extension FileValues {
  /// The screens of the builder: with the menus and bars that they share, and as the client that the
  /// app is for shows them.
  func screens(_ settings: Settings) -> [Screen] {
    guard let rivers else { return [] }
    guard settings.isQuickBrick || !rivers.layout.isEmpty else { return rivers.screens }
    let shared = SharedNavigations(rivers.layout.navigations)
    return rivers.screens.map { screen in
      screen.changing { parts in
        if !rivers.layout.isEmpty {
          parts.belong(to: rivers.name)
          parts.complete(from: shared)
        }
        if settings.isQuickBrick { parts.hideAround(knowing: plugins) }
      }
    }
  }
}

extension PluginManifest {
  /// Whether screens of a kind cover the window: players, search, and hooks that say so.
  func coversWindow(_ kind: Screen.Kind) -> Bool {
    guard case .plugin(let identifier) = kind else { return false }
    guard identifier != Self.search else { return true }
    let plugin = plugin(identifier)?.plugin
    return plugin?.kind == .other("player") || plugin?.presentsFullScreen == true
  }

  /// The identifier of the plugin that searches.
  private static let search = "qb_search_screen"
}
