import AppLayout
import GraphLayout
import Wireframe

/// A part of the map that is drawn in one piece, such as the screens that people can get to.
struct MapPart: Sendable {
  let boxes: [Box]
  /// The words on each arrow.
  let labels: [DrawableText]
  let layout: GraphLayout
  /// Whether only the shortest ways are drawn, because there are too many to draw them all clearly.
  let isThinned: Bool

  /// A box, and the arrows that begin or end at it.
  struct Box: Sendable {
    let content: Content
    fileprivate(set) var arrows: [ElementIndex<MapWays.Arrow>] = []
    /// The boxes at the other ends of the arrows, by their place in the part.
    fileprivate(set) var near: Set<Int> = []
  }

  /// What a box shows.
  enum Content: Sendable {
    /// The menu or the tabs of the app's root.
    case hub(String)
    case screen(MapScreen, of: Screen)
    /// Several places: the first names, how many places there are, and the first of them.
    case rest([String], count: Int, first: MapPlace)
  }

  /// Whether some screens share a box.
  var hasRest: Bool {
    boxes.contains { if case .rest = $0.content { true } else { false } }
  }

  init(
    _ plan: MapPlan, of map: WayMap, as form: MapForm,
    reasons: [MapPlace: Reachability.Reason] = [:]
  ) {
    let ways = MapWays(plan, of: map)
    let words = MapFonts.label
    isThinned = ways.isThinned
    labels = ways.arrows.map { words.fitted(DrawableText($0.words), in: MapForm.labelLimit) }
    let numbers = Dictionary(firstOf: labels.enumerated().map { ($1.characters, $0) })
    var boxes = plan.boxes.map { box in
      switch box {
      case .place(let place):
        guard let screen = map.screen(at: place) else { return Box(content: .hub(map.hubName)) }
        let text = MapScreen(
          screen, at: place, of: map, undrawn: ways.undrawn[place, default: 0],
          outside: ways.outside[place, default: []], reason: reasons[place],
          wordWidth: form.wordWidth)
        return Box(content: .screen(text, of: screen))
      case .rest(let rest):
        return Box(
          content: .rest(rest.named.map(map.title(of:)), count: rest.count, first: rest.first))
      }
    }
    let graph = Graph(
      boxes: boxes.map { form.size(of: $0.content) },
      arrows: zip(ways.arrows, labels).map { arrow, label in
        Graph.Arrow(
          from: arrow.ends.from.index, to: arrow.ends.to.index,
          labelWidth: words.width(of: label).rounded(.up),
          startLabel: numbers[label.characters])
      },
      boxGap: form.boxGap, columns: plan.columns,
      startsAtTop: plan.places.first == map.home)
    for (index, arrow) in ways.arrows.withIndices {
      boxes[arrow.ends.from.index].arrows.append(index)
      boxes[arrow.ends.to.index].arrows.append(index)
      boxes[arrow.ends.from.index].near.insert(arrow.ends.to.index)
      boxes[arrow.ends.to.index].near.insert(arrow.ends.from.index)
    }
    layout = GraphLayout(graph, form.limits(for: boxes.count))
    self.boxes = boxes
  }
}
