package import AppLayout
package import AppModel

/// The content of a screen as a pane, with a pane for each strip that scrolls sideways.
struct ScrolledContent {
  let layout: VariantLayout
  let app: App

  private var size: Size {
    let viewport = layout.frame.viewport
    let height = FullContentDrawing(layout: layout, app: app).height
    return Size(width: viewport.width, height: max(height, viewport.height))
  }

  /// Returns the drawing of the content whose boxes have their frames in these coordinates.
  private func drawing(from origin: Point = .zero) -> ContentDrawing {
    var drawing = ContentDrawing(
      content: layout.content, origin: origin, visible: Rect(size: size),
      sources: ScreenSources(of: layout.variant.screen),
      keys: ComponentBoxKeys(of: layout.variant.screen), app: app,
      deviceClass: layout.variant.device.deviceClass)
    drawing.hasStripsApart = true
    return drawing
  }

  private var isEmpty: Bool {
    layout.content.sections.isEmpty || layout.frame.viewport.height <= 0
  }

  var pane: Pane? {
    guard !isEmpty else { return nil }
    let frame = layout.frame
    let (shapes, omission) = drawing().drawn()
    let title = "The content of \(layout.variant.screen.title)"
    return Pane(
      frame: Rect(
        origin: frame.contentArea.origin,
        size: frame.viewport.size),
      picture: Wireframe(
        canvas: Rect(size: size), title: title,
        description: [layout.content.summary, omission]
          .compactMap(\.self).joined(separator: ", "),
        shapes: shapes, root: nil),
      inside: strips)
  }

  /// What the pane and its strips show, however far people scroll.
  var seen: SeenContent? {
    isEmpty
      ? nil : SeenContent(of: layout.content, in: Rect(size: size), hasStripsApart: true)
  }

  /// The strips from top to bottom.
  private var strips: [Pane] {
    (seen?.sections ?? []).compactMap { strip($0) }.sorted { $0.frame.y < $1.frame.y }
  }

  private func strip(_ seen: SeenContent.Section) -> Pane? {
    let place = seen.place
    let section = layout.content.sections[place]
    guard let strip = section.strip, strip.frame.intersects(Rect(size: size)) else { return nil }
    let frame = strip.frame
    let length = max(strip.contentWidth, frame.width)
    let canvas = Rect(
      x: app.settings.isRightToLeft ? frame.width - length : 0, y: 0, width: length,
      height: frame.height)
    let count = seen.cells.count
    let drawing = drawing(from: Point(x: -frame.x, y: -frame.y))
    let shapes = drawing.cellShapes(
      of: section, place, seen.cells, drawing.box(of: section, place),
      isFocused: place == drawing.focused)
    let title = section.header?.title ?? section.typeName
    return Pane(
      frame: frame,
      picture: Wireframe(
        canvas: canvas, title: title.readable, description: count.of("cell"), shapes: shapes,
        root: nil))
  }
}

extension SeenContent {
  /// Finds what a prototype draws of a screen's content; nil where it does not draw any.
  package init?(playing layout: VariantLayout, in app: App) {
    guard let seen = ScrolledContent(layout: layout, app: app).seen else { return nil }
    self = seen
  }
}

/// A picture that scrolls inside a frame.
package struct Pane: Hashable, Sendable {
  /// The visible part, in the coordinates of what is around it.
  package let frame: Rect
  package let picture: Wireframe
  /// The panes inside this one, in the picture's coordinates, from top to bottom.
  package var inside: [Pane] = []

  /// Whether there is more than the frame shows.
  package var scrolls: Bool {
    picture.canvas.width > frame.width + 0.5 || picture.canvas.height > frame.height + 0.5
  }
}
