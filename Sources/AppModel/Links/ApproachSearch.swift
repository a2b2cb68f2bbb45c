/// A breadth-first search for how each screen is reached, from the start and then from screens that
/// nothing leads to.
struct ApproachSearch {
  private let graph: WayGraph
  private let home: Int?
  /// The approaches of each screen, one after the other: three places for each screen.
  private(set) var found: [ApproachAmong<Int>?]
  /// The best ways of the current level to each screen: a place for each entrance.
  private var best: [Candidate?]
  /// The screens with such a way.
  private var touched: [Int] = []
  /// The lists that screens of the current level show.
  private var shown: [(list: List, count: Int, candidate: Candidate)] = []
  /// How many items of each list were visited: another screen that shows them adds nothing.
  private var visited: [List: Int] = [:]

  /// A list of items, and what people touch to open one.
  private struct List: Hashable {
    let items: ElementIndex<ItemList>
    let trigger: Link.Trigger
  }

  /// A way that may be the first one of its level to a screen.
  private struct Candidate {
    let rank: Int
    var place: WayGraph.Place
    let trigger: Link.Trigger
    let from: Int?

    init(_ way: WayGraph.Way, from: Int?) {
      (rank, place, trigger) = (way.trigger.rank, way.place, way.trigger)
      self.from = from
    }

    func isBefore(_ other: Candidate) -> Bool {
      rank == other.rank ? place < other.place : rank < other.rank
    }
  }

  init(_ graph: WayGraph, home: Int?) {
    self.graph = graph
    self.home = home
    let count = graph.leaving.count
    found = Array(repeating: nil, count: count * Self.width)
    best = Array(repeating: nil, count: count * Self.width)
    if let home {
      append(.root(home), to: home)
      consider(graph.ofRoot, from: nil)
      follow(home)
    }
    // A screen that cannot be reached from the start is shown as it is reached from a screen that
    // nothing leads to.
    let lost = (0..<count).filter { !isFound($0) }
    for screen in lost.filter({ graph.arrivals[$0].isAlone }) + lost where !isFound(screen) {
      append(.lost, to: screen)
      follow(screen)
    }
  }

  /// The number of entrances that a screen can have.
  static let width = Entrance.allCases.count

  private func isFound(_ screen: Int) -> Bool { found[screen * Self.width] != nil }

  private func shortest(_ screen: Int) -> ApproachAmong<Int> {
    found[screen * Self.width] ?? .lost
  }

  private mutating func append(_ approach: ApproachAmong<Int>, to screen: Int) {
    let places = screen * Self.width..<(screen + 1) * Self.width
    guard let place = places.first(where: { found[$0] == nil }) else { return }
    found[place] = approach
  }

  /// Follows the ways from a screen, level by level.
  private mutating func follow(_ start: Int) {
    var level = [start]
    while !level.isEmpty {
      for screen in level { consider(graph.leaving[screen], from: screen) }
      level = nextLevel()
    }
  }

  private mutating func consider(_ ways: [WayGraph.Way], from screen: Int?) {
    let hidesMenu = screen.map { shortest($0).isPresented } ?? false
    for way in ways where !(hidesMenu && way.trigger.isOfRoot) {
      let candidate = Candidate(way, from: screen)
      switch way.goal {
      case .screen(let target): propose(candidate, to: target)
      case .items(let items, let count):
        shown.append((List(items: items, trigger: way.trigger), count, candidate))
      }
    }
  }

  private mutating func propose(_ candidate: Candidate, to screen: Int) {
    guard let entrance = graph.entrance(to: screen, by: candidate.trigger) else { return }
    let start = screen * Self.width
    for place in start..<start + Self.width where found[place]?.entrance == entrance { return }
    let place = start + entrance.number
    if best[place].map(candidate.isBefore) ?? true {
      best[place] = candidate
      touched.append(screen)
    }
  }

  /// Takes the best ways of a level, and returns the screens that they reach first.
  private mutating func nextLevel() -> [Int] {
    for (list, count, candidate) in shown.sorted(by: { $0.candidate.isBefore($1.candidate) }) {
      for item in visited[list, default: 0]..<max(visited[list, default: 0], count) {
        guard let target = graph.lists[list.items][item] else { continue }
        var own = candidate
        own.place.item = item
        propose(own, to: target)
      }
      visited[list] = max(visited[list, default: 0], count)
    }
    shown.removeAll(keepingCapacity: true)
    defer { touched.removeAll(keepingCapacity: true) }
    var next: [Int] = []
    for screen in touched {
      var isNew = !isFound(screen)
      while let (entrance, way) = takeBest(to: screen) {
        if isNew { next.append(screen) }
        isNew = false
        var from = ApproachAmong<Int>.root(nil)
        let opener = way.from ?? home
        if let opener { from = shortest(opener) }
        append(from.opening(screen, entrance, by: way.trigger, from: opener), to: screen)
      }
    }
    return next
  }

  /// Takes the first of the best ways to a screen, with the entrance that it is; nil after the last.
  private mutating func takeBest(to screen: Int) -> (Entrance, Candidate)? {
    var first: (number: Int, way: Candidate)?
    for number in 0..<Self.width {
      guard let way = best[screen * Self.width + number] else { continue }
      if first.map({ way.isBefore($0.way) }) ?? true { first = (number, way) }
    }
    guard let first else { return nil }
    best[screen * Self.width + first.number] = nil
    return (Self.entrances[first.number], first.way)
  }

  private static let entrances = Entrance.allCases
}

extension Entrance {
  /// The position among all entrances.
  var number: Int {
    switch self {
    case .root: 0
    case .pushed: 1
    case .presented: 2
    }
  }
}

extension Link.Trigger {
  /// The trigger's position among those that are equally far from the start.
  package var rank: Int {
    switch self {
    case .rootTab, .tab: 0
    case .menu: 1
    case .cell, .header: 2
    case .barButton: 3
    case .hook: 4
    case .parent: 5
    }
  }
}
