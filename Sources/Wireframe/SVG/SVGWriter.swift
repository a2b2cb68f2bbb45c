package import AppLayout
package import Markup

/// A writer that turns a wireframe into an SVG document, in the colors of a theme.
package struct SVGWriter {
  let theme: Theme
  /// Whether inline drawings name their colors, so that a stylesheet can give them those of other
  /// themes.
  private let namesColors: Bool

  package init(_ theme: Theme, namingColors namesColors: Bool = false) {
    self.theme = theme
    self.namesColors = namesColors
  }

  /// Returns the size of the drawing of a wireframe.
  package func size(of wireframe: Wireframe) -> Size { withThemeLegend(wireframe).canvas.size }

  /// Adds the legend if the theme has one.
  private func withThemeLegend(_ wireframe: Wireframe) -> Wireframe {
    theme.hasLegend ? wireframe.withLegend : wireframe
  }

  /// Returns the document, which is self-contained and describes in words what it shows.
  package func document(of wireframe: Wireframe) -> Node {
    let wireframe = withThemeLegend(wireframe)
    var shapes = ShapeWriter(theme, clipsNamed: "clip-")
    return drawing(of: wireframe, role: "img", strokesAndLetters, shapes.drawn(wireframe.shapes))
  }

  /// Returns the drawing for a page that shows it inline: every box has an id that a link can name, a
  /// class with its number, and a transparent outline as its last child; a closure says which boxes
  /// are links.
  ///
  ///     g:target > rect:last-child { stroke: ... }
  package func inline(
    _ wireframe: Wireframe,
    linking link: @escaping (Wireframe.Box) -> Wireframe.Link? = { _ in nil }
  ) -> Node {
    let numbers = Dictionary(firstOf: wireframe.boxes.enumerated().map { ($1.key, $0) })
    let wireframe = withThemeLegend(wireframe)
    var shapes = ShapeWriter(
      theme, clipsNamed: "drawing-clip-", namingColors: namesColors,
      marking: .all(numbers) { link(Wireframe.Box($0, depth: 0)) })
    return drawing(of: wireframe, role: "group", strokesAndLetters, shapes.drawn(wireframe.shapes))
  }

  /// Returns a part of a screen for a page that puts several on top of each other, and whose
  /// stylesheet has their font; a closure says what boxes open. The prefix makes the ids of each part
  /// unique.
  package func layer(
    _ wireframe: Wireframe, named prefix: String,
    tapping tap: @escaping (Wireframe.Box) -> Wireframe.Tap? = { _ in nil }
  ) -> Node {
    var shapes = ShapeWriter(
      theme, clipsNamed: "\(prefix)-clip-", namingColors: namesColors,
      marking: .taps { tap(Wireframe.Box($0, depth: 0)) })
    return drawing(of: wireframe, role: "group", strokes, shapes.drawn(wireframe.shapes))
  }

  /// Returns a picture for a page that shows it at a size of its own, with more over it.
  package func figure(
    _ wireframe: Wireframe, named prefix: String, _ attributes: Node.Attributes, under more: [Node]
  ) -> Node {
    var shapes = ShapeWriter(theme, clipsNamed: "\(prefix)-clip-", marking: .taps { _ in nil })
    return Node(
      "svg", attributes.and(["role": "img"]).and(strokesAndLetters),
      [Node("title", [:], [.text(wireframe.title)])] + shapes.drawn(wireframe.shapes) + more)
  }

  /// What a whole drawing passes on to its shapes.
  private var strokesAndLetters: Node.Attributes {
    let letters: Node.Attributes = ["font-family": "Helvetica,Arial,Liberation Sans,sans-serif"]
    return letters.and(strokes)
  }

  private var strokes: Node.Attributes { ["stroke-width": theme.strokes.hairline.shortText] }

  /// Returns a few texts and boxes over a layer of the same size. A page may have many of them, so
  /// that its stylesheet says what all of them share.
  package func caption(
    _ wireframe: Wireframe, named prefix: String,
    tapping tap: @escaping (Wireframe.Box) -> Wireframe.Tap?
  ) -> Node {
    var shapes = ShapeWriter(
      theme, clipsNamed: "\(prefix)-clip-", namingColors: namesColors,
      marking: .taps { tap(Wireframe.Box($0, depth: 0)) })
    let nodes = shapes.drawn(wireframe.shapes)
    let canvas = wireframe.canvas
    let size = [canvas.x, canvas.y, canvas.width, canvas.height].map(\.shortText)
    return Node(
      "svg", ["viewBox": size.joined(separator: " "), "role": "group"],
      [Node("title", [:], [.text(wireframe.title)])] + nodes)
  }

  private func drawing(
    of wireframe: Wireframe, role: String, _ shared: Node.Attributes, _ content: [Node]
  ) -> Node {
    let canvas = wireframe.canvas
    let size = [canvas.x, canvas.y, canvas.width, canvas.height].map(\.shortText)
    let own: Node.Attributes = [
      "width": size[2], "height": size[3], "viewBox": size.joined(separator: " "), "role": role,
    ]
    return Node(
      "svg", own.and(shared),
      [Node("title", [:], [.text(wireframe.title)])]
        + (wireframe.description.isEmpty
          ? [] : [Node("desc", [:], [.text(wireframe.description)])]) + content)
  }
}
