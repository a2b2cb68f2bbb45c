import AppModel

/// The words by which a search finds a screen.
struct ScreenWords {
  /// The id, the kind, what leads to the screen, its buttons, the types of components, and the
  /// plugins.
  let facts: [String]
  /// The titles of the first items that the screen shows.
  let items: [String]

  /// The maximum number of words of each kind: several screens may show the same long feed.
  private static let most = (facts: 60, links: 20, items: 40)
  private static let longest = 100

  init(of screen: Screen, in app: App) {
    let components = screen.allComponents
    let types = components.prefix(Self.most.facts).compactMap { $0.typeName?.value }
    let hooks = screen.hooks.prefix(Self.most.facts).map(\.identifier.value)
    let plugin: [String] =
      if case .plugin(let identifier) = screen.kind { [identifier] } else { [] }
    let leading = app.links(to: screen, atMost: Self.most.links).shown.filter {
      $0.trigger == .menu || $0.trigger == .rootTab || $0.trigger == .barButton
    }
    let buttons = app.barButtons(of: screen).titles.map { ($0, Link.Trigger.barButton) }
    let taps = leading.map { ($0.label, $0.trigger) } + buttons + Self.entries(of: screen, in: app)
    let tapped = taps.compactMap { label, trigger in label.map { "\(trigger.words) “\($0)”" } }
    let facts = [screen.id, screen.kindWords(in: app)] + tapped + plugin + types + hooks
    self.facts = Array(facts.map(Self.short).firstOfEach(\.self).prefix(Self.most.facts))
    var items: [String] = []
    for component in components.prefix(Self.most.facts) where items.count < Self.most.items {
      guard !screen.isConnected, let feed = app.feed(of: component) else { continue }
      items += feed.items.prefix(Self.most.items - items.count).compactMap(\.title)
    }
    if screen.isConnected, let sender = app.sender(of: screen) {
      // Each item fills a component, with its own items if it has some.
      items = sender.sent.lazy.flatMap { [$0] + $0.children }.compactMap(\.title)
        .prefix(Self.most.items).map(\.self)
    }
    self.items = items.map(Self.short).filter { !$0.isEmpty }.firstOfEach(\.self)
  }

  /// Returns the entries of the menu that a screen owns, without those that lead to other screens,
  /// which are found themselves.
  private static func entries(of screen: Screen, in app: App) -> [(String?, Link.Trigger)] {
    guard let menu = app.ownRoot(of: screen)?.menu else { return [] }
    let titles: [String?] =
      switch menu.shown {
      case .items(let items):
        items.filter { $0.data.target == nil && $0.kind.whiteLabel == nil }.map(\.title)
      case .collected(let items): items.filter { app.target(of: $0) == nil }.map(\.title)
      }
    return titles.prefix(most.links).map { ($0, menu.trigger) }
  }

  private static func short(_ text: String) -> String {
    text.readable.beginning(atMost: longest).split { $0.isNewline }.joined(separator: " ")
  }
}
