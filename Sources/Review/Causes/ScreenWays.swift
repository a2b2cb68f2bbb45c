import AppModel

/// The ways from screens of an app to others, looked up once for each screen.
struct ScreenWays {
  let app: App
  private var known: [String: [Way]] = [:]
  /// How each screen is reached.
  private let approaches: [String: [Approach]]
  /// The screens in presentation containers directly over each screen.
  private let covering: [String: [String]]

  /// A way without what no picture shows: its label, and where it is written.
  struct Way: Hashable {
    let to: String
    let trigger: Link.Trigger
    let isConnected: Bool
    let sent: [FeedItem]
  }

  init(_ app: App) {
    self.app = app
    var covering: [String: [String]] = [:]
    for (screen, approaches) in zip(app.screens, app.approachesOfScreens) {
      for presenter in Set(approaches.compactMap(\.presenter)) {
        covering[presenter, default: []].append(screen.key)
      }
    }
    self.covering = covering
    approaches = Dictionary(
      zip(app.screens.map(\.key), app.approachesOfScreens), uniquingKeysWith: { first, _ in first })
  }

  /// Returns how a screen is reached.
  func approaches(of key: String) -> [Approach] { approaches[key] ?? [] }

  /// Whether the start of the app leads to a screen.
  func isReached(_ key: String) -> Bool { approaches[key]?.first?.root != nil }

  /// Returns the ways from a screen, in order.
  mutating func ways(from key: String) -> [Way] {
    if let ways = known[key] { return ways }
    let links = app.screen(key).map { app.links(from: $0, atMost: .max).shown } ?? []
    let ways = links.map {
      Way(to: $0.to, trigger: $0.trigger, isConnected: $0.isConnected, sent: $0.sent)
    }
    known[key] = ways
    return ways
  }

  /// Returns the screens that depend on what is on a screen: those that it opens, as far as they
  /// show how they are opened or what it hands over, and those in containers over it.
  mutating func dependents(of key: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = ways(from: key).filter { isOpened($0, from: key) }.map(\.to)
    while let screen = waiting.popLast() {
      guard found.insert(screen).inserted else { continue }
      waiting += ways(from: screen).filter(\.isConnected).map(\.to)
    }
    waiting = covering[key] ?? []
    while let screen = waiting.popLast() {
      guard found.insert(screen).inserted else { continue }
      waiting += covering[screen] ?? []
    }
    return found
  }

  /// Whether the screen that a way leads to depends on the one that the way is on.
  private func isOpened(_ way: Way, from key: String) -> Bool {
    guard let screen = app.screen(way.to) else { return true }
    return way.isConnected || screen.isConnected
      || approaches[way.to, default: []].contains {
        [$0.opener, $0.presenter, $0.root].contains(key)
      }
  }
}
