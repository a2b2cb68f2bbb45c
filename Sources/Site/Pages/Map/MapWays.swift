import AppModel
import GraphLayout

/// The ways that a part of the map draws, as arrows between its boxes.
struct MapWays {
  private(set) var arrows: [Arrow] = []
  /// How many ways of each place are not drawn.
  private(set) var undrawn: [MapPlace: Int] = [:]
  /// The places outside the part that each place leads to.
  private(set) var outside: [MapPlace: [MapPlace]] = [:]
  /// Whether only the shortest ways are drawn.
  private(set) var isThinned = false

  /// A way that is drawn, with what people tap.
  struct Arrow: Hashable, Sendable {
    let ends: Ends
    let words: String
    /// The place where the way begins.
    let place: MapPlace

    init(ends: Ends, words: String, place: MapPlace) {
      (self.ends, self.words, self.place) = (ends, words, place)
    }

    /// Makes the arrow of a way.
    init(_ way: Way, between ends: Ends) {
      // What the app's menu is called differs from entry to entry; its line says what it is.
      let words = way.from == .start ? way.triggerWords.listed() : way.arrowWords
      self.init(ends: ends, words: words, place: way.from)
    }
  }

  /// The boxes that an arrow connects.
  struct Ends: Hashable, Sendable {
    let from: ElementIndex<MapPlan.Box>
    let to: ElementIndex<MapPlan.Box>
  }

  init(_ plan: MapPlan, of map: WayMap) {
    let all = plan.boxes
    var boxes: [MapPlace: ElementIndex<MapPlan.Box>] = [:]
    var shared: [MapPlace: (leader: MapPlace, box: ElementIndex<MapPlan.Box>)] = [:]
    for (index, box) in all.withIndices {
      switch box {
      case .place(let place): boxes[place] = index
      case .rest(let rest): for place in rest.places { shared[place] = (rest.leader, index) }
      }
    }
    var known: Set<Ends> = []
    for (from, box) in all.withIndices {
      guard case .place(let place) = box else { continue }
      for way in map.ways(from: place, atMost: plan.mostWays) where !way.isOnlyStart {
        let to = boxes[way.to] ?? shared[way.to].flatMap { $0.leader == place ? $0.box : nil }
        guard let to else {
          if shared[way.to] == nil {
            outside[place, default: []].append(way.to)
          } else {
            undrawn[place, default: 0] += 1
          }
          continue
        }
        let ends = Ends(from: from, to: to)
        guard known.insert(ends).inserted else { continue }
        arrows.append(Arrow(way, between: ends))
      }
      let left = map.wayCount(from: place) - plan.mostWays
      let isCounted = plan.rest.contains { $0.leader == place && $0.unlisted > 0 }
      if left > 0, !isCounted { undrawn[place, default: 0] += left }
    }
    // A place with very many ways may lead to one of the other boxes by one of its last.
    for (to, box) in all.withIndices {
      guard case .place(let place) = box else { continue }
      for way in map.ways(to: place, atMost: plan.mostWays) where !way.isOnlyStart {
        guard map.wayCount(from: way.from) > plan.mostWays, let from = boxes[way.from] else {
          continue
        }
        let ends = Ends(from: from, to: to)
        if known.insert(ends).inserted { arrows.append(Arrow(way, between: ends)) }
      }
    }
    // The places before the one that a map of nearby places is about may share a box too.
    for (box, content) in all.withIndices {
      guard case .rest(let rest) = content, let to = boxes[rest.leader],
        !arrows.contains(where: { $0.ends.to == box })
      else { continue }
      arrows.append(Arrow(ends: Ends(from: box, to: to), words: "", place: rest.leader))
    }
    if map.hub == .menu, let place = map.home, let home = boxes[place], let menu = boxes[.start] {
      let words = map.taps(to: .start) == nil ? "no button" : "menu button"
      arrows.append(Arrow(ends: Ends(from: home, to: menu), words: words, place: place))
    }
    thin(plan)
  }

  /// Keeps only the shortest way to each box, if there are too many to draw them all clearly.
  private mutating func thin(_ plan: MapPlan) {
    let count = plan.boxes.count
    isThinned = arrows.count > count * 2 + 30
    guard isThinned else { return }
    let first = plan.columns.map { columns in columns.indices.filter { columns[$0] == 0 } } ?? []
    let tree = GraphTree(
      count: count, arrows: arrows.map { ($0.ends.from.index, $0.ends.to.index) }, from: first)
    let kept = Set(tree.arrow.compactMap(\.self))
    for (index, arrow) in arrows.enumerated() where !kept.contains(index) {
      undrawn[arrow.place, default: 0] += 1
    }
    arrows = arrows.indices.filter(kept.contains).map { arrows[$0] }
  }
}
