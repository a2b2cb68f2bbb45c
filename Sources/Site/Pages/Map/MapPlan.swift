import AppModel
import GraphLayout

/// Which places a part of the map shows, in which columns, and which of them share a box.
struct MapPlan {
  /// The places that have boxes of their own.
  let places: [Int]
  /// The places that share a box, because one place leads to very many.
  let rest: [Rest]
  /// The columns of the places and then of the rest; nil if the layout chooses them.
  let columns: [Int]?

  /// Places that share a box.
  struct Rest: Hashable {
    /// The place that all of them are first reached from.
    let leader: Int
    let places: [Int]
  }

  /// How many places with nothing after them have boxes of their own, if one place leads to them.
  private static let mostLeaves = 8

  /// Plans the places that people can get to: a column is a number of taps.
  init(reachedIn map: WayMap) {
    let reached = map.reached.filter { $0 != 0 || map.hub != nil }
    var rest: [Rest] = []
    var folded: Set<Int> = []
    for leader in reached {
      let leaves = map.tree.children[leader].filter { map.tree.children[$0].isEmpty }
      guard leaves.count > Self.mostLeaves + 1 else { continue }
      let known = leaves.filter { !map.isMissing($0) }
      let ordered = known + leaves.filter(map.isMissing)
      rest.append(Rest(leader: leader, places: Array(ordered.dropFirst(Self.mostLeaves))))
      folded.formUnion(ordered.dropFirst(Self.mostLeaves))
    }
    places = reached.filter { !folded.contains($0) }
    self.rest = rest
    columns =
      places.map { map.tree.distance[$0] } + rest.map { map.tree.distance[$0.leader] + 1 }
  }

  /// Plans the places that no one can get to.
  init(lostIn map: WayMap) {
    places = map.lost.map(\.place)
    rest = []
    columns = nil
  }

  /// Plans the places within two taps before and after one.
  init(around center: Int, in map: WayMap) {
    var known: Set<Int> = [center]
    var placed = [(place: center, column: 2)]
    var rest: [(rest: Rest, column: Int)] = []
    func add(_ found: [Int], around leader: Int, in column: Int) -> [Int] {
      var seen: Set<Int> = []
      let new = found.filter { !known.contains($0) && seen.insert($0).inserted }
      let shown = new.count > Self.mostNear + 1 ? Array(new.prefix(Self.mostNear)) : new
      known.formUnion(new)
      placed += shown.map { ($0, column) }
      if shown.count < new.count {
        rest.append((Rest(leader: leader, places: Array(new.dropFirst(shown.count))), column))
      }
      return shown
    }
    let after = add(map.next(after: center), around: center, in: 3)
    let before = add(map.next(before: center), around: center, in: 1)
    for place in after { _ = add(map.next(after: place), around: place, in: 4) }
    for place in before { _ = add(map.next(before: place), around: place, in: 0) }
    places = placed.map(\.place)
    self.rest = rest.map(\.rest)
    let all = placed.map(\.column) + rest.map(\.column)
    let used = Set(all)
    // Columns without a place are left out.
    columns = all.map { column in used.count { $0 < column } }
  }

  /// How many places one place leads to in a neighborhood.
  private static let mostNear = 5

  /// The number of boxes in the fullest column; all of them if the layout chooses columns.
  var tallest: Int {
    guard let columns else { return places.count }
    return Dictionary(grouping: columns) { $0 }.values.map(\.count).max() ?? 0
  }
}

extension WayMap {
  /// Whether a place is a screen that is linked but missing.
  func isMissing(_ place: Int) -> Bool { screen(at: place)?.origin == .nowhere }

  /// Returns the places that a place leads to.
  fileprivate func next(after place: Int) -> [Int] {
    leaving[place].filter { ways[$0].isPassable }.map { ways[$0].to }
  }

  /// Returns the places that lead to a place.
  fileprivate func next(before place: Int) -> [Int] {
    arriving[place].filter { ways[$0].isPassable && !ways[$0].isStart }.map { ways[$0].from }
  }
}
