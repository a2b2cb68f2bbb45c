import AppLayout
import AppModel

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

  var pane: Pane? {
    guard !layout.content.sections.isEmpty, layout.frame.viewport.height > 0 else { return nil }
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

  /// The strips from top to bottom.
  private var strips: [Pane] {
    let sections = layout.content.sections
    let bounds = Rect(size: size)
    let places = sections.elementIndices.filter { place in
      sections[place].strip.map { $0.frame.intersects(bounds) } ?? false
    }
    return places.compactMap { strip($0) }.sorted { $0.frame.y < $1.frame.y }
  }

  private func strip(_ place: ElementIndex<SectionLayout>) -> Pane? {
    let section = layout.content.sections[place]
    guard let strip = section.strip else { return nil }
    let frame = strip.frame
    let length = max(strip.contentWidth, frame.width)
    let canvas = Rect(
      x: app.settings.isRightToLeft ? frame.width - length : 0, y: 0, width: length,
      height: frame.height)
    let count = min(section.cells.count, ContentDrawing.mostCells)
    let drawing = drawing(from: Point(x: -frame.x, y: -frame.y))
    let shapes = drawing.cellShapes(
      of: section, place, 0..<count, drawing.box(of: section, place),
      isFocused: place == drawing.focused)
    let title = section.header?.title ?? section.typeName
    return Pane(
      frame: frame,
      picture: Wireframe(
        canvas: canvas, title: title.readable, description: count.of("cell"), shapes: shapes,
        root: nil))
  }
}
