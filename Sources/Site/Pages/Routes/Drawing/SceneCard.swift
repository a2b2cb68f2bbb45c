import AppLayout
import Markup
import Wireframe

/// A scene as a card in the drawing of a storyboard, with the scenes inside it as cards of their
/// own.
struct SceneCard: Sendable {
  let scene: ElementIndex<Scene>
  private let name: DrawableText
  private let lines: [DrawableText]
  private let children: [SceneCard]
  private let isInitial: Bool
  /// Whether the scene would not be prepared.
  private let isFailing: Bool
  let size: Size

  private static let padding = 12.0
  private static let gap = 10.0
  private static let least = 168.0
  /// The widest that words may be.
  private static let wordWidth = 360.0
  private static let hatch = Size(width: 34, height: 12)

  init(_ scene: ElementIndex<Scene>, _ words: SceneWords, _ drawn: DrawnTransitions) {
    let children = words.routing.children(of: scene).filter(drawn.contains)
      .map { SceneCard($0, words, drawn) }
    let name = MapFonts.name.fitted(
      DrawableText(words.routing.name(of: scene)), in: Self.wordWidth)
    let all =
      words.lines(about: scene) + words.lines(inside: scene, drawn)
      + words.lines(leaving: scene, drawn)
    let lines = all.map { MapFonts.foot.fitted(DrawableText($0), in: Self.wordWidth) }
    self.scene = scene
    self.name = name
    self.lines = lines
    self.children = children
    isInitial = words.routing.routes.scenes[scene].isInitial
    isFailing = words.isFailing(scene)
    let widths =
      [MapFonts.name.width(of: name)]
      + lines.map { MapFonts.foot.width(of: $0) } + children.map(\.size.width)
    let inner = children.reduce(children.isEmpty ? 0 : Self.gap / 2) {
      $0 + $1.size.height + Self.gap
    }
    let width = max(Self.least, (widths.max() ?? 0) + Self.padding * 2)
    let height =
      Self.padding * 2 + MapForm.nameLeading + Double(lines.count) * MapForm.footLeading + inner
    // Even, so that the middle of every card is a whole number.
    size = Size(width: (width / 2).rounded(.up) * 2, height: (height / 2).rounded(.up) * 2)
  }

  /// Returns the card in a frame, which may be taller than it needs, and then those inside it.
  func drawing(in frame: Rect) -> [Node] {
    [own(in: frame)] + nested(in: frame)
  }

  private func own(in frame: Rect) -> Node {
    let kind = isFailing ? "map-box map-missing" : isInitial ? "map-box map-home" : "map-box"
    return Node("g", ["class": kind, "role": "img"]) {
      Node("title") { ([name] + lines).map(\.characters).joined(separator: ", ") }
      Node(
        "rect",
        frame.attributes(radius: 10).and([
          "class": "map-frame", "fill": MapColors.panel, "stroke": MapColors.edge,
          "stroke-dasharray": isFailing ? "6 4" : nil,
        ]))
      if isFailing { hatching(in: frame) }
      words(in: frame)
    }
  }

  private func words(in frame: Rect) -> [Node] {
    let x = (frame.x + Self.padding).shortText
    let first = frame.y + Self.padding + 12
    return [
      Node(
        "text",
        (["class": "map-name", "x": x, "y": first.shortText] as Node.Attributes)
          .and(MapFonts.name.attributes)
      ) { name.characters }
    ]
      + lines.enumerated().map { index, line in
        Node(
          "text",
          ([
            "class": "map-note", "x": x,
            "y": (first + MapForm.footLeading * Double(index + 1)).shortText,
          ] as Node.Attributes).and(MapFonts.foot.attributes)
        ) { line.characters }
      }
  }

  private func nested(in frame: Rect) -> [Node] {
    var y =
      frame.y + Self.padding + MapForm.nameLeading + Double(lines.count) * MapForm.footLeading
      + Self.gap / 2
    return children.flatMap { child in
      defer { y += child.size.height + Self.gap }
      return child.drawing(
        in: Rect(
          x: frame.x + Self.padding, y: y, width: frame.width - Self.padding * 2,
          height: child.size.height))
    }
  }

  /// The pattern of a scene that is not prepared, at the end of its name's line.
  private func hatching(in frame: Rect) -> Node {
    let right = frame.maxX - Self.padding / 2
    let path = stride(from: 0.0, to: Self.hatch.width, by: 6).map { step in
      let x = right - step
      return "M\(x.shortText) \((frame.y + 4).shortText)L\((x - 6).shortText) "
        + (frame.y + 4 + Self.hatch.height / 2).shortText
    }.joined()
    return Node(
      "path", ["class": "map-hatch", "d": path, "fill": "none", "stroke": MapColors.edge])
  }
}
