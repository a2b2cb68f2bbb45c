package import AppLayout
package import AppModel

/// The content of a screen as a pane, with a pane for each strip that scrolls sideways.
struct ScrolledContent {
  let layout: VariantLayout
  let app: App
  /// The tabs that people can choose; nil where what they show is not drawn.
  let tabs: TabbedContent?

  init(layout: VariantLayout, app: App, tabs: TabbedContent? = nil) {
    (self.layout, self.app, self.tabs) = (tabs?.layout ?? layout, app, tabs)
  }

  private var size: Size {
    let area = layout.frame.contentArea
    let height = FullContentDrawing(layout: layout, app: app).height
    let tallest = min(tabs?.rests.map(\.height).max() ?? 0, FullContentDrawing.mostHeight)
    return Size(width: area.width, height: max(height, area.height, tallest))
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
    layout.content.sections.isEmpty || layout.frame.contentArea.height <= 0
  }

  var pane: Pane? {
    guard !isEmpty else { return nil }
    let shown = ownSections
    let (shapes, omission) = drawing().drawn(shown)
    let title = "The content of \(layout.variant.screen.title)"
    return Pane(
      frame: layout.frame.contentArea,
      picture: Wireframe(
        canvas: Rect(size: size), title: title,
        description: [shown.count.of("section"), omission]
          .compactMap(\.self).joined(separator: ", "),
        shapes: shapes, root: nil),
      inside: strips(of: shown) + choices)
  }

  /// The sections that are there whatever tab is chosen.
  private var ownSections: Range<Int> {
    0..<(tabs?.rests.first?.sections.lowerBound ?? layout.content.sections.count)
  }

  /// What is below the tabs, with a picture for each of them.
  private var choices: [Pane] {
    guard let tabs, let place = tabs.tabs, !tabs.rests.isEmpty else { return [] }
    let top = layout.content.sections[place].frame.maxY
    let panes = tabs.rests.map { rest in
      let canvas = Rect(x: 0, y: top, width: size.width, height: max(1, size.height - top))
      return Pane(
        frame: canvas,
        picture: Wireframe(
          canvas: canvas, title: "Below the tab",
          description: rest.sections.count.of("section"),
          shapes: drawing().drawn(rest.sections).shapes, root: nil),
        inside: strips(of: rest.sections))
    }
    var pane = panes[0]
    pane.choices = panes
    return [pane]
  }

  /// What the pane and its strips show, however far people scroll.
  var seen: SeenContent? {
    isEmpty
      ? nil : SeenContent(of: layout.content, in: Rect(size: size), hasStripsApart: true)
  }

  /// The strips from top to bottom.
  private func strips(of sections: Range<Int>) -> [Pane] {
    (seen?.sections ?? []).filter { sections.contains($0.place.index) }.compactMap { strip($0) }
      .sorted { $0.frame.y < $1.frame.y }
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
    if let tabs = tabStrip(section, place, seen.cells, canvas) { return tabs }
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
  /// The tabs in place of the picture, of which people choose one.
  package var tabs: [PlayableTab] = []
  /// The panes of which the chosen tab shows one, this one first; empty where there is no choice.
  package var choices: [Pane] = []

  /// Whether there is more than the frame shows.
  package var scrolls: Bool {
    picture.canvas.width > frame.width + 0.5 || picture.canvas.height > frame.height + 0.5
  }
}
