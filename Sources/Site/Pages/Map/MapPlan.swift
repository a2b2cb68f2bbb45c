import AppModel

/// Which places a part of the map shows, in which columns, and which of them share a box.
struct MapPlan {
  /// The places that have their own boxes.
  let places: [MapPlace]
  /// The places that share a box, because one place leads to very many.
  private let rest: [Rest]
  /// The columns of the boxes, in their order; nil if the layout chooses them.
  let columns: [Int]?

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

    var places: [MapPlace] { [first] + others }

    /// Makes what is left of some places after the first ones; nil if nothing is.
    fileprivate init?(of places: some Collection<MapPlace>, after count: Int, from leader: MapPlace)
    {
      let left = places.dropFirst(count)
      guard let first = left.first else { return nil }
      self.leader = leader
      self.first = first
      others = Array(left.dropFirst())
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
      let leaves = map.tree.children(of: leader).filter { map.tree.children(of: $0).isEmpty }
      guard leaves.count > Self.mostLeaves + 1 else { continue }
      let known = leaves.filter { !map.isMissing($0) }
      let ordered = known + leaves.filter(map.isMissing)
      if let left = Rest(of: ordered, after: Self.mostLeaves, from: leader) { rest.append(left) }
    }
    let folded = Set(rest.flatMap(\.places))
    places = reached.filter { !folded.contains($0) }
    self.rest = rest
    columns =
      places.map(map.tree.distance(to:)) + rest.map { map.tree.distance(to: $0.leader) + 1 }
  }

  /// Plans the places that no one can get to.
  init(lostIn map: WayMap) {
    places = map.lost.map(\.place)
    rest = []
    columns = nil
  }

  /// Plans the places within two taps before and after one.
  init(around center: MapPlace, in map: WayMap) {
    var known: Set<MapPlace> = [center]
    var placed = [(place: center, taps: 0)]
    var rest: [(rest: Rest, taps: Int)] = []
    func add(_ found: [MapPlace], around leader: MapPlace, taps: Int) -> [MapPlace] {
      let new = found.filter { known.insert($0).inserted }
      let shown = new.count > Self.mostNear + 1 ? Array(new.prefix(Self.mostNear)) : new
      placed += shown.map { ($0, taps) }
      if let left = Rest(of: new, after: shown.count, from: leader) { rest.append((left, taps)) }
      return shown
    }
    let after = add(map.next(after: center), around: center, taps: 1)
    let before = add(map.next(before: center), around: center, taps: -1)
    for place in after { _ = add(map.next(after: place), around: place, taps: 2) }
    for place in before { _ = add(map.next(before: place), around: place, taps: -2) }
    places = placed.map(\.place)
    self.rest = rest.map(\.rest)
    let all = placed.map(\.taps) + rest.map(\.taps)
    let used = Set(all)
    // Numbers of taps that no place has do not get a column.
    columns = all.map { taps in used.count { $0 < taps } }
  }

  /// How many places that one place leads to have their own boxes in a map of nearby places.
  private static let mostNear = 5

  /// The number of boxes in the fullest column; all of them if the layout chooses columns.
  var tallest: Int {
    guard let columns else { return places.count }
    return Dictionary(grouping: columns) { $0 }.values.map(\.count).max() ?? 0
  }
}

extension WayMap {
  /// Returns the places that a place leads to.
  fileprivate func next(after place: MapPlace) -> [MapPlace] {
    ways(from: place).filter(\.isPassable).map(\.to)
  }

  /// Returns the places that lead to a place.
  fileprivate func next(before place: MapPlace) -> [MapPlace] {
    ways(to: place).filter { $0.isPassable && !$0.isStart }.map(\.from)
  }
}
