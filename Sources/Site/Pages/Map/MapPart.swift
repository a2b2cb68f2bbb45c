import AppLayout
import AppModel
import GraphLayout
import Wireframe

/// A part of the map that is drawn in one piece: the screens that people can get to, or those that
/// no one can get to.
struct MapPart: Sendable {
  /// The place of each box.
  let places: [Int]
  /// The text in each box; nil for the start of the app.
  let screens: [MapScreen?]
  /// The words on each arrow.
  let labels: [DrawableText]
  let layout: GraphLayout
  /// Whether only the shortest ways are drawn, because there are too many to draw them all clearly.
  let isThinned: Bool

  init(
    _ places: [Int], of map: WayMap, as form: MapForm, reasons: [Int: Reachability.Reason]
  ) {
    let boxes = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
    let ends = { (way: Int) in
      (from: boxes[map.ways[way].from] ?? 0, to: boxes[map.ways[way].to] ?? 0)
    }
    let all = places.flatMap { map.leaving[$0] }.filter { boxes[map.ways[$0].to] != nil }
    isThinned = all.count > Self.limit(for: places.count)
    let drawn =
      isThinned
      ? GraphTree(count: places.count, arrows: all.map(ends)).arrow.compactMap {
        $0.map { all[$0] }
      }
      : all
    var undrawn: [Int: Int] = [:]
    for way in all { undrawn[map.ways[way].from, default: 0] += 1 }
    for way in drawn { undrawn[map.ways[way].from, default: 0] -= 1 }
    screens = places.map { place in
      map.screen(at: place).map { screen in
        MapScreen(
          screen, at: place, of: map, undrawn: undrawn[place] ?? 0,
          outside: map.leaving[place].map { map.ways[$0].to }.filter { boxes[$0] == nil },
          reason: reasons[place], wordWidth: form.wordWidth)
      }
    }
    labels = drawn.map {
      MapForm.labelFont.fitted(DrawableText(map.ways[$0].words), in: MapForm.labelLimit)
    }
    let widths = labels.map { (MapForm.labelFont.width(of: $0) * MapForm.slack).rounded(.up) }
    let graph = Graph(
      boxes: screens.map { $0.map { form.box(words: $0.height) } ?? MapForm.startBox },
      arrows: zip(drawn, widths).map { way, width in
        Graph.Arrow(from: ends(way).from, to: ends(way).to, labelWidth: width)
      },
      boxGap: form.boxGap)
    self.places = places
    layout = GraphLayout(graph, form.limits(for: places.count))
  }

  private static func limit(for boxes: Int) -> Int { boxes * 2 + 30 }
}
