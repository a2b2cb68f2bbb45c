import AppLayout
import AppModel
import GraphLayout
import Wireframe

/// A part of the map that is drawn in one piece, such as the screens that people can get to.
struct MapPart: Sendable {
  let boxes: [Content]
  /// The words on each arrow.
  let labels: [DrawableText]
  /// The arrows that begin or end at each box.
  let arrows: [[Int]]
  let layout: GraphLayout
  /// Whether only the shortest ways are drawn, because there are too many to draw them all clearly.
  let isThinned: Bool

  /// What a box shows.
  enum Content: Sendable {
    /// The menu or the tabs of the app's root.
    case hub(String)
    case screen(MapScreen, place: Int)
    /// Several screens: their names, and the place of the first of them.
    case rest([String], first: Int)
  }

  /// Whether some screens share a box.
  var hasRest: Bool {
    boxes.contains { if case .rest = $0 { true } else { false } }
  }

  init(
    _ plan: MapPlan, of map: WayMap, as form: MapForm, reasons: [Int: Reachability.Reason] = [:]
  ) {
    let ways = MapWays(plan, of: map)
    let words = MapForm.labelFont
    isThinned = ways.isThinned
    labels = ways.drawn.map { words.fitted(DrawableText($0.words), in: MapForm.labelLimit) }
    let numbers = Dictionary(
      labels.enumerated().map { ($1.characters, $0) }, uniquingKeysWith: { first, _ in first })
    boxes =
      plan.places.map { place in
        guard let screen = map.screen(at: place) else { return .hub(map.hubName) }
        let text = MapScreen(
          screen, at: place, of: map, undrawn: ways.undrawn[place] ?? 0,
          outside: ways.outside[place] ?? [], reason: reasons[place], wordWidth: form.wordWidth)
        return .screen(text, place: place)
      }
      + plan.rest.map { rest in
        .rest(rest.places.compactMap { map.screen(at: $0)?.title }, first: rest.places[0])
      }
    let graph = Graph(
      boxes: boxes.map(form.size),
      arrows: zip(ways.drawn, labels).map { way, label in
        Graph.Arrow(
          from: way.from, to: way.to,
          labelWidth: (words.width(of: label) * MapForm.slack).rounded(.up),
          startLabel: numbers[label.characters])
      },
      boxGap: form.boxGap, columns: plan.columns)
    var arrows = Array(repeating: [Int](), count: boxes.count)
    for (index, way) in ways.drawn.enumerated() {
      arrows[way.from].append(index)
      arrows[way.to].append(index)
    }
    self.arrows = arrows
    layout = GraphLayout(graph, form.limits(for: boxes.count))
  }
}
