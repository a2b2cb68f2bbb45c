import AppModel

/// Which places a part of the map shows, in which columns, and which of them share a box.
struct MapPlan {
  /// The places that have their own boxes.
  let places: [MapPlace]
  /// The places that share a box, because one place leads to very many.
  let rest: [Rest]
  /// The columns of the boxes, in their order; nil if the layout chooses them.
  let columns: [Int]?
  /// How many of the ways of each place are drawn: a map around a screen may be next to one that leads
  /// to thousands of others.
  let mostWays: Int

  /// A box of the map.
  enum Box: Hashable {
    case place(MapPlace)
    case rest(Rest)
  }

  /// Places that share a box.
  struct Rest: Hashable {
    /// The place that all of them are first reached from.
    let leader: MapPlace
    let first: MapPlace
    let others: [MapPlace]
    /// How many more there are, which are not listed here.
    let unlisted: Int

    /// The number of all places.
    var count: Int { places.count + unlisted }

    var places: [MapPlace] { [first] + others }

    /// The places that the box names.
    var named: ArraySlice<MapPlace> { places.prefix(MapForm.mostNames) }

    /// Makes what is left of some places after the first ones; nil if nothing is.
    fileprivate init?(
      of places: some Collection<MapPlace>, after count: Int, from leader: MapPlace,
      unlisted: Int = 0
    ) {
      let left = places.dropFirst(count)
      guard let first = left.first else { return nil }
      self.leader = leader
      self.first = first
      others = Array(left.dropFirst())
      self.unlisted = unlisted
    }
  }

  /// The boxes: those of single places, and then those that several share.
  var boxes: [Box] { places.map { .place($0) } + rest.map { .rest($0) } }

  /// How many places with nothing after them have their own boxes, if one place leads to them.
  private static let mostLeaves = 8

  /// Plans the places that people can get to: a column is a number of taps.
  init(reachedIn map: WayMap) {
    let reached = map.reached.filter { $0 != .start || map.hub != nil }
    var rest: [Rest] = []
    for leader in reached {
      let next = map.tree.column(of: leader) + 1
      let leaves = map.tree.children(of: leader).filter {
        $0 != .start && map.tree.children(of: $0).isEmpty && map.tree.column(of: $0) == next
      }
      guard leaves.count > Self.mostLeaves + 1 else { continue }
      let known = leaves.filter { !map.isMissing($0) }
      let ordered = known + leaves.filter(map.isMissing)
      if let left = Rest(of: ordered, after: Self.mostLeaves, from: leader) { rest.append(left) }
    }
    let folded = Set(rest.flatMap(\.places))
    places = reached.filter { !folded.contains($0) }
    self.rest = rest
    columns =
      places.map(map.tree.column(of:)) + rest.map { map.tree.column(of: $0.leader) + 1 }
    mostWays = .max
  }

  /// Plans the places that no one can get to.
  init(lostIn map: WayMap) {
    places = map.lost.map(\.place)
    rest = []
    columns = nil
    mostWays = .max
  }

  /// Plans the places within two taps before and after one.
  init(around center: MapPlace, in map: WayMap) {
    var known: Set<MapPlace> = [center]
    var placed = [(place: center, taps: 0)]
    var rest: [(rest: Rest, taps: Int)] = []
    func add(
      _ found: [MapPlace], around leader: MapPlace, taps: Int, atMost most: Int = Self.mostNear
    ) -> [MapPlace] {
      let new = found.filter { known.insert($0).inserted }
      let shown = new.count > most + 1 ? Array(new.prefix(most)) : new
      placed += shown.map { ($0, taps) }
      let listed = Set(found)
      let others = placed.lazy.map(\.place).filter { !listed.contains($0) }
      let unlisted = map.unlisted(around: leader, isAfter: taps > 0, without: others)
      let left = Rest(of: new, after: shown.count, from: leader, unlisted: unlisted)
      if let left { rest.append((left, taps)) }
      return shown
    }
    if map.home == center, map.hub == .tabs { _ = add([.start], around: center, taps: 0) }
    let after = map.next(after: center)
    let before = map.next(before: center)
    let oneAfter = add(after[1, default: []], around: center, taps: 1)
    let oneBefore = add(before[1, default: []], around: center, taps: -1)
    _ = add(after[2, default: []], around: center, taps: 2)
    _ = add(before[2, default: []], around: center, taps: -2)
    for place in oneAfter {
      let next = map.next(after: place)[1, default: []]
      _ = add(next, around: place, taps: 2, atMost: Self.mostFar(from: oneAfter.count))
    }
    for place in oneBefore {
      let next = map.next(before: place)[1, default: []]
      _ = add(next, around: place, taps: -2, atMost: Self.mostFar(from: oneBefore.count))
    }
    places = placed.map(\.place)
    self.rest = rest.map(\.rest)
    let all = placed.map(\.taps) + rest.map(\.taps)
    let used = Set(all)
    mostWays = Self.mostNearbyWays
    // Numbers of taps that no place has do not get a column.
    columns = all.map { taps in used.count { $0 < taps } }
  }

  /// How many ways of each place a map of nearby places looks at.
  fileprivate static let mostNearbyWays = 100

  /// How many places that one place leads to have their own boxes in a map of nearby places.
  private static let mostNear = 5

  /// The most boxes that a column of places two taps away should have.
  private static let tallestFar = 12

  /// Returns how many places that one of some places leads to have their own boxes in the column of
  /// what is two taps away; one more box has the rest.
  private static func mostFar(from leaders: Int) -> Int {
    min(mostNear, max(1, tallestFar / max(1, leaders) - 1))
  }

  /// The number of boxes in the fullest column; all of them if the layout chooses columns.
  var tallest: Int {
    guard let columns else { return places.count }
    return Dictionary(grouping: columns) { $0 }.values.map(\.count).max() ?? 0
  }
}

extension WayMap {
  /// Returns how many places are one tap after or before one beyond those that a map of nearby places
  /// looks at, without some places that the map shows.
  fileprivate func unlisted(
    around leader: MapPlace, isAfter: Bool, without shown: some Sequence<MapPlace>
  ) -> Int {
    let most = MapPlan.mostNearbyWays
    let count = (isAfter ? nextAfter : nextBefore)[leader, default: 0]
    guard count > most else { return 0 }
    let first = isAfter ? ways(from: leader, atMost: most) : ways(to: leader, atMost: most)
    let known = shown.count { place in
      let ways = isAfter ? ways(to: place, atMost: most) : ways(from: place, atMost: most)
      return ways.contains {
        ($0.from, $0.to) == (isAfter ? (leader, place) : (place, leader))
          && taps(along: $0) == 1
      }
    }
    return max(0, count - first.count { taps(along: $0) == 1 } - known)
  }

  /// Returns the places that taps on a place lead to, by how many it takes. Tabs are next to home.
  fileprivate func next(after place: MapPlace) -> [Int: [MapPlace]] {
    let most = MapPlan.mostNearbyWays
    let ways =
      ways(from: place, atMost: most)
      + (place == home && hub == .tabs ? self.ways(from: .start, atMost: most) : [])
    var found: [(place: MapPlace, taps: Int)] = ways.compactMap { way in
      taps(along: way).map { (way.to, $0) }
    }
    if place == home, hub == .menu, let taps = taps(to: .start) { found.append((.start, taps)) }
    return Dictionary(grouping: found, by: \.taps).mapValues { $0.map(\.place) }
  }

  /// Returns the places from which taps lead to a place, by how many it takes.
  fileprivate func next(before place: MapPlace) -> [Int: [MapPlace]] {
    let ways = ways(to: place, atMost: MapPlan.mostNearbyWays)
    var found: [(place: MapPlace, taps: Int)] = ways.compactMap { way in
      taps(along: way).map { (way.from, $0) }
    }
    if let home {
      if hub == .tabs, let tab = found.first(where: { $0.place == .start }) {
        found.append((home, tab.taps))
      }
      if place == .start, hub == .menu, let taps = taps(to: .start) { found.append((home, taps)) }
    }
    return Dictionary(grouping: found, by: \.taps).mapValues { $0.map(\.place) }
  }
}
