import AppModel
import GraphLayout

/// The ways that a part of the map draws, by the numbers of its boxes.
struct MapWays {
  private(set) var drawn: [Drawn] = []
  /// How many ways of each place are not drawn.
  private(set) var undrawn: [Int: Int] = [:]
  /// The places outside the part that each place leads to.
  private(set) var outside: [Int: [Int]] = [:]
  private(set) var isThinned = false

  /// A way that is drawn, with what people tap.
  struct Drawn: Hashable, Sendable {
    let from: Int
    let to: Int
    let words: String
    /// The place where the way begins.
    let place: Int
  }

  private struct Ends: Hashable {
    let from: Int
    let to: Int
  }

  init(_ plan: MapPlan, of map: WayMap) {
    let boxes = Dictionary(uniqueKeysWithValues: plan.places.enumerated().map { ($1, $0) })
    var shared: [Int: (leader: Int, box: Int)] = [:]
    for (index, rest) in plan.rest.enumerated() {
      for place in rest.places { shared[place] = (rest.leader, plan.places.count + index) }
    }
    var known: Set<Ends> = []
    for place in plan.places {
      guard let from = boxes[place] else { continue }
      for way in map.leaving[place].map({ map.ways[$0] }) {
        guard !way.isStart || !way.triggerWords.isEmpty else { continue }
        let to = boxes[way.to] ?? shared[way.to].flatMap { $0.leader == place ? $0.box : nil }
        guard let to else {
          if shared[way.to] == nil { outside[place, default: []].append(way.to) }
          undrawn[place, default: 0] += shared[way.to] == nil ? 0 : 1
          continue
        }
        guard known.insert(Ends(from: from, to: to)).inserted else { continue }
        let words = place == 0 ? "" : way.tappedWords
        drawn.append(Drawn(from: from, to: to, words: words, place: place))
      }
    }
    // What leads to a shared box before the screen that a neighborhood is about.
    for (index, rest) in plan.rest.enumerated() {
      let box = plan.places.count + index
      guard let to = boxes[rest.leader], !drawn.contains(where: { $0.to == box }) else { continue }
      drawn.append(Drawn(from: box, to: to, words: "", place: rest.leader))
    }
    if map.hub == .menu, let place = map.home, let home = boxes[place], let menu = boxes[0] {
      drawn.append(Drawn(from: home, to: menu, words: "menu button", place: place))
    }
    thin(plan)
  }

  /// Keeps only the shortest way to each box, if there are too many to draw them all clearly.
  private mutating func thin(_ plan: MapPlan) {
    let count = plan.places.count + plan.rest.count
    isThinned = drawn.count > count * 2 + 30
    guard isThinned else { return }
    let first = plan.columns.map { columns in columns.indices.filter { columns[$0] == 0 } } ?? []
    let tree = GraphTree(count: count, arrows: drawn.map { ($0.from, $0.to) }, from: first)
    let kept = Set(tree.arrow.compactMap(\.self))
    for (index, way) in drawn.enumerated() where !kept.contains(index) {
      undrawn[way.place, default: 0] += 1
    }
    drawn = drawn.indices.filter(kept.contains).map { drawn[$0] }
  }
}
