import AppLayout
import AppModel
import Markup

/// A writer that turns shapes into the elements of a drawing, in the colors of a theme.
struct ShapeWriter {
  private let theme: Theme
  private let marking: BoxMarking?
  private let namesColors: Bool
  private(set) var clips: ClipTable
  /// The origin of the current group, in window coordinates.
  private var origin = Point.zero
  private var isInLink = false

  /// Makes a writer; a marking gives boxes ids and links.
  init(
    _ theme: Theme, clipsNamed prefix: String, namingColors namesColors: Bool = false,
    marking: BoxMarking? = nil
  ) {
    self.theme = theme
    self.namesColors = namesColors
    self.marking = marking
    clips = ClipTable(prefix: prefix)
  }

  mutating func nodes(_ shapes: [Shape]) -> [Node] {
    // Another theme, whose colors a stylesheet gives, may draw what this one does not.
    let isDrawn = { [theme, namesColors] in namesColors || theme.draws($0) }
    return shapes.lazy.filter(isDrawn).map { node($0) }
  }

  private mutating func node(_ shape: Shape) -> Node {
    switch shape {
    case .group(let group): return self.group(group)
    case .box(let box): return self.box(box)
    case .circle(let circle):
      return Node(
        "circle",
        ([
          "cx": number(circle.center.x), "cy": number(circle.center.y),
          "r": number(circle.radius),
        ] as Node.Attributes).and(attributes(circle.paint)))
    case .path(let path, let paint):
      return Node("path", (["d": data(of: path)] as Node.Attributes).and(attributes(paint)))
    case .text(let line): return text(line)
    }
  }

  private mutating func group(_ group: Group) -> Node {
    let isMoved = group.origin != .zero
    let identity = group.identity
    let frame = identity.map { identity in
      [identity.frame.x, identity.frame.y, identity.frame.width, identity.frame.height]
        .map(\.shortText).joined(separator: " ")
    }
    let identityAttributes: Node.Attributes =
      marking?.namesBoxes == false
      ? [:]
      : [
        "data-kind": identity?.kind.rawValue, "data-key": identity?.key.text, "data-frame": frame,
        "data-source": identity?.source?.text,
      ]
    let attributes: Node.Attributes = [
      "id": marking?.namesBoxes == true ? identity?.id : nil,
      "transform": isMoved
        ? "translate(\(number(group.origin.x)) \(number(group.origin.y)))" : nil,
      "clip-path": group.clip.map { "url(#\(clips.id(of: $0, radius: group.clipRadius)))" },
    ]
    let outer = origin
    origin = Point(x: outer.x + group.origin.x, y: outer.y + group.origin.y)
    defer { origin = outer }
    return Node(
      "g", attributes.and(identityAttributes).and(self.attributes(group.paint)),
      content(of: group))
  }

  /// Returns the content of a group; in a marked group it may be a link, and an outline follows it.
  private mutating func content(of group: Group) -> [Node] {
    guard let marking, let identity = group.identity else { return nodes(group.shapes) }
    let frame = identity.frame.offset(by: Point(x: -origin.x, y: -origin.y))
    switch marking {
    case .all(let link): return content(of: group, link(identity), marking.outline(of: frame))
    case .taps(let tap):
      guard !isInLink, let tap = tap(identity) else { return nodes(group.shapes) }
      isInLink = true
      defer { isInLink = false }
      return [marking.node(of: tap, nodes(group.shapes), in: frame)]
    }
  }

  private mutating func content(
    of group: Group, _ link: Wireframe.Link?, _ outline: Node
  ) -> [Node] {
    guard !isInLink, let link else { return nodes(group.shapes) + [outline] }
    isInLink = true
    defer { isInLink = false }
    return [link.node(around: nodes(group.shapes)), outline]
  }

  private func box(_ box: RoundedRect) -> Node {
    let frame = box.frame
    let radius = box.corner.radius(in: theme, of: frame.size)
    let attributes: Node.Attributes = [
      "x": frame.x == 0 ? nil : number(frame.x), "y": frame.y == 0 ? nil : number(frame.y),
      "width": number(frame.width), "height": number(frame.height),
      "rx": radius > 0 ? number(radius) : nil,
    ]
    return Node("rect", attributes.and(self.attributes(box.paint)))
  }

  private func text(_ line: TextLine) -> Node {
    let attributes: Node.Attributes = [
      "x": number(line.origin.x), "y": number(line.origin.y), "font-size": number(line.size),
      "font-weight": line.weight.number,
      "text-anchor": line.anchor == .start ? nil : line.anchor.rawValue,
    ]
    return Node("text", attributes.and(self.attributes(line.paint)), [.text(line.text.svgText)])
  }

  private func attributes(_ paint: Paint) -> Node.Attributes {
    let fill = paint.fill.map(colors)
    let stroke = paint.stroke.flatMap { $0 == .transparent ? nil : colors($0) }
    return [
      "class": namesColors ? paint.classes : nil, "fill": fill?.color,
      "fill-opacity": fill?.opacity,
      "stroke": stroke?.color,
      "stroke-opacity": stroke?.opacity,
      "stroke-width": stroke == nil ? nil : paint.strokeWidth.flatMap(width),
      "stroke-dasharray": paint.dash.map { $0.map(number).joined(separator: " ") },
      "stroke-linecap": paint.hasRoundEnds ? "round" : nil,
      "stroke-linejoin": paint.hasRoundEnds ? "round" : nil,
    ]
  }

  /// Returns the width of lines that are not hairlines, the default of the drawing.
  private func width(of stroke: Stroke) -> String? {
    let width = stroke.width(in: theme)
    return width == theme.strokes.hairline ? nil : number(width)
  }

  private func colors(_ fill: Paint.Fill) -> (color: String, opacity: String?) {
    guard let color = theme[fill] else { return ("none", nil) }
    let opacity = color.alpha == .max ? nil : number(Double(color.alpha) / 255)
    return (color.opaqueText, opacity)
  }

  private func data(of path: Path) -> String {
    path.segments.reduce(into: "") { data, segment in
      switch segment {
      case .move(let point): data += "M" + coordinates(point)
      case .line(let point): data += "L" + coordinates(point)
      case .curve(let first, let second, let end):
        data += "C" + [first, second, end].map(coordinates).joined(separator: " ")
      case .close: data += "Z"
      }
    }
  }

  private func coordinates(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private func number(_ value: Double) -> String { value.shortText }
}
