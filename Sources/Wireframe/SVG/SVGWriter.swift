import AppLayout
import AppModel
package import Markup

/// Turns a wireframe into an SVG document, in the colours of a theme.
package struct SVGWriter {
  let theme: Theme

  package init(_ theme: Theme) {
    self.theme = theme
  }

  /// The document: it stands alone, and says in words what it shows.
  package func document(of wireframe: Wireframe) -> Node {
    let canvas = wireframe.canvas
    var clips = ClipTable()
    let shapes = nodes(wireframe.shapes, &clips)
    let size = [canvas.x, canvas.y, canvas.width, canvas.height].map(\.shortText)
    return Node(
      "svg",
      [
        "width": size[2], "height": size[3], "viewBox": size.joined(separator: " "),
        "role": "img", "aria-labelledby": "title desc",
        "font-family": "Helvetica,Arial,Liberation Sans,sans-serif",
      ],
      [
        Node("title", ["id": "title"], [.text(wireframe.title)]),
        Node("desc", ["id": "desc"], [.text(wireframe.description)]),
      ] + clips.definitions + shapes)
  }

  private func nodes(_ shapes: [Shape], _ clips: inout ClipTable) -> [Node] {
    shapes.map { node($0, &clips) }
  }

  private func node(_ shape: Shape, _ clips: inout ClipTable) -> Node {
    switch shape {
    case .group(let group): return self.group(group, &clips)
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

  private func group(_ group: Group, _ clips: inout ClipTable) -> Node {
    let isMoved = group.origin != .zero
    let identity = group.identity
    let frame = identity.map { identity in
      [identity.frame.x, identity.frame.y, identity.frame.width, identity.frame.height]
        .map(\.shortText).joined(separator: " ")
    }
    let attributes: Node.Attributes = [
      "transform": isMoved
        ? "translate(\(number(group.origin.x)) \(number(group.origin.y)))" : nil,
      "clip-path": group.clip.map { "url(#\(clips.id(of: $0, radius: group.clipRadius)))" },
      "data-kind": identity?.kind.rawValue, "data-key": identity?.key, "data-frame": frame,
      "data-source": identity?.source,
    ]
    return Node("g", attributes.and(self.attributes(group.paint)), nodes(group.shapes, &clips))
  }

  private func box(_ box: Box) -> Node {
    let frame = box.frame
    let attributes: Node.Attributes = [
      "x": frame.x == 0 ? nil : number(frame.x), "y": frame.y == 0 ? nil : number(frame.y),
      "width": number(frame.width), "height": number(frame.height),
      "rx": box.radius > 0 ? number(box.radius) : nil,
    ]
    return Node("rect", attributes.and(self.attributes(box.paint)))
  }

  private func text(_ line: TextLine) -> Node {
    let attributes: Node.Attributes = [
      "x": number(line.origin.x), "y": number(line.origin.y), "font-size": number(line.size),
      "font-weight": line.weight == .bold ? "700" : nil,
      "text-anchor": line.anchor == .start ? nil : line.anchor.rawValue,
    ]
    return Node("text", attributes.and(self.attributes(line.paint)), [.text(line.text.svgText())])
  }

  private func attributes(_ paint: Paint) -> Node.Attributes {
    let fill = paint.fill.map(colors)
    let stroke = paint.stroke.flatMap { $0 == .none ? nil : colors($0) }
    return [
      "fill": fill?.color, "fill-opacity": fill?.opacity, "stroke": stroke?.color,
      "stroke-opacity": stroke?.opacity,
      "stroke-width": stroke == nil ? nil : paint.strokeWidth.map(number),
      "stroke-dasharray": paint.dash.map { $0.map(number).joined(separator: " ") },
      "stroke-linecap": paint.hasRoundEnds ? "round" : nil,
      "stroke-linejoin": paint.hasRoundEnds ? "round" : nil,
    ]
  }

  private func colors(_ fill: Paint.Fill) -> (color: String, opacity: String?) {
    switch fill {
    case .none: return ("none", nil)
    case .ink(let ink):
      let color = theme[ink]
      let opacity = color.alpha == .max ? nil : number(Double(color.alpha) / 255)
      return ("#" + color.description.suffix(6), opacity)
    }
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
