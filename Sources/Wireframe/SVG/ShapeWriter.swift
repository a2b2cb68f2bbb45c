import AppLayout
import Markup

/// A writer that turns shapes into the elements of a drawing, in the colors of a theme.
struct ShapeWriter {
  private let theme: Theme
  private let marking: BoxMarking?
  private let namesColors: Bool
  private(set) var clips: ClipTable
  /// The elements that are written so far.
  private var nodes = FlatNodes()
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

  /// Returns shapes as nodes, the definitions of their clips first.
  mutating func drawn(_ shapes: [Shape]) -> [Node] {
    let nodes = collected { $0.write(shapes) }
    return clips.definitions + [nodes]
  }

  /// Returns what a closure writes.
  private mutating func collected(_ write: (inout ShapeWriter) -> Void) -> Node {
    let outer = nodes
    nodes = FlatNodes()
    defer { nodes = outer }
    write(&self)
    return .flat(nodes)
  }

  private mutating func write(_ shapes: [Shape]) {
    // Another theme, whose colors a stylesheet gives, may draw what this one does not.
    for shape in shapes where namesColors || theme.draws(shape) { write(shape) }
  }

  private mutating func write(_ shape: Shape) {
    switch shape {
    case .group(let group): write(group)
    case .box(let box): write(box)
    case .circle(let circle):
      nodes.start("circle")
      attribute("cx", circle.center.x)
      attribute("cy", circle.center.y)
      attribute("r", circle.radius)
      write(circle.paint)
      nodes.end()
    case .path(let path, let paint):
      nodes.start("path")
      attribute("d") { $0.append(path) }
      write(paint)
      nodes.end()
    case .text(let line): write(line)
    }
  }

  private mutating func write(_ group: Group) {
    nodes.start("g")
    if let identity = group.identity, marking?.namesBoxes == true {
      nodes.attribute("id", identity.id)
      nodes.attribute("class", marking?.name(of: identity))
    }
    if group.origin != .zero {
      attribute("transform") { value in
        value.append(contentsOf: "translate(".utf8)
        value.append(group.origin)
        value.append(UInt8(ascii: ")"))
      }
    }
    if let clip = group.clip {
      nodes.attribute("clip-path", "url(#\(clips.id(of: clip, radius: group.clipRadius)))")
    }
    if let identity = group.identity, marking?.namesBoxes != false { write(identity) }
    write(group.paint, in: marking?.namesBoxes == false ? group.change?.rawValue : nil)
    let outer = origin
    origin = Point(x: outer.x + group.origin.x, y: outer.y + group.origin.y)
    writeContent(of: group)
    origin = outer
    nodes.end()
  }

  private mutating func write(_ identity: Group.Identity) {
    // The id of an inline box has its key, and its page is about what is drawn.
    let frame = marking == nil ? identity.frame : identity.shown
    if marking == nil {
      nodes.attribute("data-kind", identity.kind.rawValue)
      nodes.attribute("data-key", identity.key.text)
    }
    attribute("data-frame") { value in
      value.append(frame.origin)
      value.append(UInt8(ascii: " "))
      value.append(Point(x: frame.width, y: frame.height))
    }
    nodes.attribute("data-source", identity.source?.text)
  }

  /// Writes the content of a group; in a marked group it may be a link, and an outline follows it.
  private mutating func writeContent(of group: Group) {
    guard let marking, let identity = group.identity else { return write(group.shapes) }
    let frame = identity.shown.offset(by: Point(x: -origin.x, y: -origin.y))
    switch marking {
    case .all(_, let link):
      if let link = isInLink ? nil : link(identity) {
        nodes.append(link.node(around: [contentOfLink(group)]))
      } else {
        write(group.shapes)
      }
      nodes.append(marking.outline(of: frame))
    case .taps(let tap):
      if let tap = isInLink ? nil : tap(identity) {
        nodes.append(
          marking.node(of: tap, [contentOfLink(group)], in: frame, corner: identity.corner))
      } else {
        write(group.shapes)
      }
    }
  }

  /// Returns what a group draws; there is no link in it, because it is in one.
  private mutating func contentOfLink(_ group: Group) -> Node {
    isInLink = true
    defer { isInLink = false }
    return collected { $0.write(group.shapes) }
  }

  private mutating func write(_ box: RoundedRect) {
    let frame = box.frame
    let radius = box.corner.radius(in: theme, of: frame.size)
    nodes.start("rect")
    if frame.x != 0 { attribute("x", frame.x) }
    if frame.y != 0 { attribute("y", frame.y) }
    attribute("width", frame.width)
    attribute("height", frame.height)
    if radius > 0 { attribute("rx", radius) }
    write(box.paint)
    nodes.end()
  }

  private mutating func write(_ line: TextLine) {
    nodes.start("text")
    attribute("x", line.origin.x)
    attribute("y", line.origin.y)
    attribute("font-size", line.size)
    nodes.attribute("font-weight", line.weight.number)
    if line.anchor != .start { nodes.attribute("text-anchor", line.anchor.rawValue) }
    write(line.paint)
    nodes.text(line.text.svgText)
    nodes.end()
  }

  private mutating func attribute(_ name: Node.Name, _ value: Double) {
    value.withShortText { nodes.attribute(name, $0) }
  }

  /// Adds an attribute whose value a closure writes.
  private mutating func attribute(_ name: Node.Name, _ write: (inout [UInt8]) -> Void) {
    var value: [UInt8] = []
    write(&value)
    value.withUnsafeBufferPointer { nodes.attribute(name, $0) }
  }

  /// Writes a paint, and a class besides those of its colors.
  private mutating func write(_ paint: Paint, in name: String? = nil) {
    let fill = paint.fill.map(colors)
    let drawsLine = namesColors || theme.draws(paint.stroke)
    let stroke = paint.stroke.flatMap { $0 == .transparent || !drawsLine ? nil : colors($0) }
    let classes = [name, namesColors ? paint.classes : nil].compactMap(\.self)
    if !classes.isEmpty { nodes.attribute("class", classes.joined(separator: " ")) }
    nodes.attribute("fill", fill?.color)
    nodes.attribute("fill-opacity", fill?.opacity)
    nodes.attribute("stroke", stroke?.color)
    nodes.attribute("stroke-opacity", stroke?.opacity)
    if paint.stroke == nil || stroke != nil {
      nodes.attribute("stroke-width", paint.strokeWidth.flatMap(width))
    }
    nodes.attribute("stroke-dasharray", paint.dash.map { $0.map(number).joined(separator: " ") })
    if paint.hasRoundEnds && drawsLine {
      nodes.attribute("stroke-linecap", "round")
      nodes.attribute("stroke-linejoin", "round")
    }
    if paint.isLineBehind && drawsLine { nodes.attribute("paint-order", "stroke") }
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

  private func number(_ value: Double) -> String { value.shortText }
}

extension [UInt8] {
  /// Appends the data of a path.
  fileprivate mutating func append(_ path: Path) {
    for segment in path.segments {
      switch segment {
      case .move(let point):
        append(UInt8(ascii: "M"))
        append(point)
      case .line(let point):
        append(UInt8(ascii: "L"))
        append(point)
      case .curve(let first, let second, let end):
        append(UInt8(ascii: "C"))
        append(first)
        append(UInt8(ascii: " "))
        append(second)
        append(UInt8(ascii: " "))
        append(end)
      case .close: append(UInt8(ascii: "Z"))
      }
    }
  }

  /// Appends the coordinates of a point.
  fileprivate mutating func append(_ point: Point) {
    point.x.withShortText { append(contentsOf: $0) }
    append(UInt8(ascii: " "))
    point.y.withShortText { append(contentsOf: $0) }
  }
}
