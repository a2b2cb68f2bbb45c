/// How each screen of an app is reached: one breadth-first search from the start.
///
/// Among equally short ways to a screen the one with the first trigger counts, in the order tab,
/// menu, cell or header, button, and then the first one in the files. A screen's own menu is not
/// shown while the screen is in a presentation container.
struct Approaches: Hashable, Sendable {
  private let indices: [String: ElementIndex<Screen>]
  private let keys: [String]
  /// The approaches of each screen with different entrances, as the search leaves them; the
  /// shortest one is the first.
  private let found: [ApproachAmong<Int>?]
  /// Whether each screen has each entrance.
  private var isEntered: [Bool]

  init(_ keys: [String], at indices: [String: ElementIndex<Screen>], home: Int?, _ graph: WayGraph)
  {
    self.keys = keys
    self.indices = indices
    found = ApproachSearch(graph, home: home).found
    isEntered = []
    var arrivals = graph.arrivals
    for screen in keys.indices where shortest(screen).isPresented {
      for way in graph.leaving[screen] where way.trigger.isOfRoot {
        guard case .screen(let target) = way.goal,
          let entrance = graph.entrance(to: target, by: way.trigger)
        else { continue }
        arrivals[target].add(-1, by: entrance, fromItself: target == screen)
      }
    }
    isEntered = keys.indices.flatMap { screen in
      Entrance.allCases.map { arrivals[screen][$0] > 0 || shortest(screen).entrance == $0 }
    }
  }

  /// Returns how the same screens are reached in other ways.
  func again(in graph: WayGraph, home: Screen?) -> Approaches {
    Approaches(keys, at: indices, home: home.flatMap { indices[$0.key]?.index }, graph)
  }

  private func shortest(_ screen: Int) -> ApproachAmong<Int> {
    found[screen * ApproachSearch.width] ?? .lost
  }

  /// Returns the approaches of a screen with different entrances.
  private func approaches(_ screen: Int) -> [Approach] {
    let start = screen * ApproachSearch.width
    return found[start..<start + ApproachSearch.width].compactMap { approach in
      approach?.naming { keys[$0] }
    }
  }

  /// Returns the approach by the shortest way.
  func shortest(to key: String) -> Approach {
    indices[key].map { shortest($0.index).naming { keys[$0] } } ?? .lost
  }

  /// The approaches of each screen, in the order of the screens.
  var all: [[Approach]] { keys.indices.map(approaches) }

  /// Returns the approaches of a screen.
  func all(to key: String) -> [Approach] { indices[key].map { approaches($0.index) } ?? [] }

  /// Returns the first approach with an entrance; nil if the search did not find any.
  func first(to key: String, by entrance: Entrance) -> Approach? {
    guard let start = indices[key].map({ $0.index * ApproachSearch.width }) else { return nil }
    return found[start..<start + ApproachSearch.width].lazy.compactMap(\.self)
      .first { $0.entrance == entrance }?.naming { keys[$0] }
  }

  /// Returns all entrances that a screen has.
  func entrances(of key: String) -> [Entrance] {
    guard let screen = indices[key]?.index else { return [Approach.lost.entrance] }
    return Entrance.allCases.filter { isEntered[screen * ApproachSearch.width + $0.number] }
  }

  /// Returns the keys of the screens that are entered in another way in another state of the app
  /// with the same screens.
  func different(in other: Approaches) -> [String] {
    keys.indices.filter { screen in
      (screen * ApproachSearch.width..<(screen + 1) * ApproachSearch.width).contains {
        found[$0] != other.found[$0] || isEntered[$0] != other.isEntered[$0]
      }
    }.map { keys[$0] }
  }

  /// Whether a screen shows what has a trigger: in a presentation container it has no menu.
  func isShown(_ trigger: Link.Trigger, on screen: String?) -> Bool {
    guard let screen, trigger.isOfRoot else { return true }
    return !shortest(to: screen).isPresented
  }
}
