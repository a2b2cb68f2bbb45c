package import Markup

extension BoxTree {
  /// Reads the boxes of an SVG. Anything that Riverbed does not write is refused, so that nothing
  /// in the picture is missed.
  package init(reading svg: Element) throws(ForeignDrawing) {
    guard svg.name == "svg" else { throw ForeignDrawing("the root is '\(svg.name)'", svg) }
    let box = try svg.numbers("viewBox", count: 4)
    var reader = SVGReader(
      canvas: ExactFrame(x: box[0], y: box[1], width: box[2], height: box[3]))
    let width = try svg.number("stroke-width")
    try svg.allow("width", "height", "viewBox", "role", "font-family", "stroke-width")
    try reader.read(svg, Surroundings(strokeWidth: width))
    self = reader.builder.finished()
  }
}

/// Walks over the elements of a drawing.
private struct SVGReader {
  var builder: BoxTreeBuilder
  /// The clips by their ids.
  private var clips: [String: (frame: ExactFrame, radius: Int)] = [:]

  init(canvas: ExactFrame) {
    builder = BoxTreeBuilder(canvas: canvas)
  }

  mutating func read(_ parent: Element, _ around: Surroundings) throws(ForeignDrawing) {
    for element in parent.elements {
      switch element.name {
      case "title", "desc":
        try element.allow()
        if let inner = element.elements.first {
          throw ForeignDrawing("an element in the '\(element.name)'", inner)
        }
      case "defs": try readClips(element)
      case "g": try readGroup(element, around)
      case "rect":
        try element.allow("x", "y", "width", "height", "rx")
        let (frame, radius) = try element.frame()
        try paint(
          .rectangle(frame.offset(x: around.x, y: around.y), radius: radius), element, around)
      case "circle":
        try element.allow("cx", "cy", "r")
        try paint(
          .circle(
            x: try element.number("cx") + around.x, y: try element.number("cy") + around.y,
            radius: try element.number("r")), element, around)
      case "path":
        try element.allow("d")
        try paint(.path(try Mark.PathData(element, around.x, around.y)), element, around)
      case "text":
        try element.allow("x", "y", "font-size", "font-weight", "text-anchor")
        try paint(
          .text(element.text, try element.textPlace(around.x, around.y)), element, around)
      default: throw ForeignDrawing("the element '\(element.name)'", element)
      }
    }
  }

  private mutating func readClips(_ definitions: Element) throws(ForeignDrawing) {
    for clip in definitions.elements {
      guard clip.name == "clipPath", let id = clip["id"],
        let shape = clip.elements.first, shape.name == "rect", clip.elements.count == 1
      else { throw ForeignDrawing("a definition that is not a clip", clip) }
      clips[id] = try shape.frame()
    }
  }

  private mutating func readGroup(
    _ group: Element, _ around: Surroundings
  ) throws(ForeignDrawing) {
    try group.allow(
      "id", "transform", "clip-path", "data-kind", "data-key", "data-frame", "data-source")
    var inside = around
    let move = try group.translation()
    inside.x += move.x
    inside.y += move.y
    inside.style = try around.style.applying(group)
    if let reference = group["clip-path"] {
      guard reference.hasPrefix("url(#"), reference.hasSuffix(")"),
        let clip = clips[String(reference.dropFirst(5).dropLast())]
      else { throw ForeignDrawing("a clip that is not defined", group) }
      inside.clip(to: clip.frame, radius: clip.radius)
    }
    guard let name = group["data-kind"] else { return try read(group, inside) }
    guard let kind = BoxKind(named: name) else {
      throw ForeignDrawing("the kind of box '\(name)'", group)
    }
    guard let key = group["data-key"] else { throw ForeignDrawing("a box without a key", group) }
    let frame = try group.numbers("data-frame", count: 4)
    builder.begin(
      kind, key: BoxKey(reading: key),
      frame: ExactFrame(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      source: group["data-source"])
    try read(group, inside)
    builder.end()
  }

  private mutating func paint(
    _ figure: Mark.Figure, _ element: Element, _ around: Surroundings
  ) throws(ForeignDrawing) {
    builder.paint(figure, try around.style.applying(element), in: around.clip)
  }
}

/// Why an SVG cannot be read back: it is not one that Riverbed draws.
package struct ForeignDrawing: Error, Hashable, Sendable {
  /// What was found, in words.
  package let reason: String
  /// The line, counted from one.
  package let line: Int
}
