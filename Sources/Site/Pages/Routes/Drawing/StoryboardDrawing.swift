import AppLayout
import GraphLayout
import Markup
import Wireframe

/// The scenes of a storyboard as cards, nested as they contain each other, with arrows between
/// them.
struct StoryboardDrawing {
  private let cards: [SceneCard]
  private let layout: GraphLayout?
  private let labels: [DrawableText]
  /// The cards that no arrow leads to or from, below the others.
  private let loose: [SceneCard]
  private let title: String

  /// The maximum number of scenes that are drawn; with more, no one could find their way.
  static let mostScenes = 150
  /// The width of the rows of loose cards.
  private static let looseWidth = 900.0
  private static let gap = 24.0
  private static let labelLimit = 520.0

  /// Draws some scenes; nil if there are none, or too many.
  init?(of scenes: [ElementIndex<Scene>], titled title: String, _ words: SceneWords) {
    guard !scenes.isEmpty, scenes.count <= Self.mostScenes else { return nil }
    let drawn = DrawnTransitions(scenes, words)
    // Other storyboards may have what is inside.
    let count = drawn.outer.reduce(0) { $0 + words.routing.sceneCount(in: $1) }
    guard count <= Self.mostScenes else { return nil }
    let all = drawn.outer.map { SceneCard($0, words, drawn) }
    let initial = all.elementIndices.filter { words.routing.routes.scenes[all[$0].scene].isInitial }
    let joined = Set(drawn.arrows.flatMap { [$0.ends.from, $0.ends.to] } + initial)
    // The layout begins with the initial scene; the loose cards come last and are not part of it.
    let order =
      initial + all.elementIndices.filter { joined.contains($0) && !initial.contains($0) }
      + all.elementIndices.filter { !joined.contains($0) }
    var boxes = ElementTable<SceneCard, Int>(repeating: 0, count: all.count)
    for (box, card) in order.enumerated() { boxes[card] = box }
    self.title = title
    cards = order.prefix(joined.count).map { all[$0] }
    loose = order.dropFirst(joined.count).map { all[$0] }
    labels = drawn.arrows.map {
      MapFonts.label.fitted(DrawableText(words.words(on: $0, drawn)), in: Self.labelLimit)
    }
    let graph = Graph(
      boxes: cards.map(\.size),
      arrows: zip(drawn.arrows, labels).map { arrow, label in
        Graph.Arrow(
          from: boxes[arrow.ends.from], to: boxes[arrow.ends.to],
          labelWidth: MapFonts.label.width(of: label).rounded(.up))
      }, boxGap: Self.gap)
    layout =
      cards.isEmpty
      ? nil : GraphLayout(graph, GraphLayout.Limits(followers: .max, all: .max))
  }

  /// The drawing, in a region of the page.
  var node: Node {
    let places = loosePlaces
    let top = layout?.size.height ?? 0
    let size = Size(
      width: max(layout?.size.width ?? 0, places.map(\.maxX).max() ?? 0) + GraphMeasures.margin,
      height: max(top, places.map(\.maxY).max() ?? 0) + GraphMeasures.margin)
    let (width, height) = (size.width.shortText, size.height.shortText)
    return Node(
      "svg",
      [
        "class": "map", "width": width, "height": height, "viewBox": "0 0 \(width) \(height)",
        "role": "group",
      ]
    ) {
      Node("title") { title }
      if let layout {
        // Lines are for the eye; the tables below say the same in words.
        Node("g", ["role": "presentation"], layout.routes.map { $0.drawing(labels) })
        zip(cards, layout.boxes).flatMap { $0.drawing(in: $1) }
      }
      zip(loose, places).flatMap { $0.drawing(in: $1) }
    }
  }

  /// The places of the loose cards: rows from left to right.
  private var loosePlaces: [Rect] {
    var (x, y, bottom) = (
      GraphMeasures.margin, (layout?.size.height ?? 0) + GraphMeasures.margin, 0.0
    )
    let widest = max(Self.looseWidth, layout?.size.width ?? 0)
    return loose.map { card in
      if x > GraphMeasures.margin, x + card.size.width > widest {
        (x, y) = (GraphMeasures.margin, bottom + Self.gap)
      }
      defer { x += card.size.width + Self.gap }
      bottom = max(bottom, y + card.size.height)
      return Rect(origin: Point(x: x, y: y), size: card.size)
    }
  }
}
