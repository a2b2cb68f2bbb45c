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

  /// What the pane can show, in content coordinates. On a TV that is more than the safe area, into
  /// which the end of the content scrolls too.
  private var canvas: Rect {
    let (area, seen) = (layout.frame.contentArea, layout.frame.seenContent)
    let height = FullContentDrawing(layout: layout, app: app).height
    let tallest = min(tabs?.rests.map(\.height).max() ?? 0, FullContentDrawing.mostHeight)
    return Rect(
      x: seen.x, y: 0, width: seen.width,
      height: max(height, area.height, tallest) + seen.maxY - area.height)
  }

  /// Returns the drawing of the content whose boxes have their frames in these coordinates.
  private func drawing(from origin: Point = .zero) -> ContentDrawing {
    var drawing = ContentDrawing(
      content: layout.content, origin: origin, visible: canvas,
      sources: ScreenSources(of: layout.variant.screen),
      keys: ComponentBoxKeys(of: layout.variant.screen), app: app,
      deviceClass: layout.variant.device.deviceClass)
    drawing.hasStripsApart = true
    drawing.focused = layout.focusedSection
    drawing.barEnd = (layout.frame.shownBar?.maxY ?? 0) - layout.frame.contentArea.y + origin.y
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
      frame: layout.frame.seenArea,
      picture: Wireframe(
        canvas: canvas, title: title,
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
      let canvas = Rect(
        x: self.canvas.x, y: top, width: self.canvas.width, height: max(1, self.canvas.maxY - top))
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
      ? nil : SeenContent(of: layout.content, in: canvas, hasStripsApart: true)
  }

  /// The strips from top to bottom.
  private func strips(of sections: Range<Int>) -> [Pane] {
    (seen?.sections ?? []).filter { sections.contains($0.place.index) }.compactMap { strip($0) }
      .sorted { $0.frame.y < $1.frame.y }
  }

  private func strip(_ seen: SeenContent.Section) -> Pane? {
    let place = seen.place
    let section = layout.content.sections[place]
    guard let strip = section.strip, strip.frame.intersects(canvas) else { return nil }
    let isRightToLeft = app.settings.isRightToLeft
    let window = strip.window(in: canvas)
    let rest = max(0, strip.contentWidth - strip.frame.width)
    let sheet = window.grown(
      by: Insets(left: isRightToLeft ? rest : 0, right: isRightToLeft ? 0 : rest))
    if let tabs = tabStrip(section, place, seen.cells, window, sheet) { return tabs }
    let count = seen.cells.count
    let origin = strip.frame.origin
    let drawing = drawing(from: Point(x: -origin.x, y: -origin.y))
    let shapes = drawing.cellShapes(
      of: section, place, seen.cells, drawing.box(of: section, place),
      isFocused: place == drawing.focused)
    let title = section.header?.title ?? section.typeName.spoken
    return Pane(
      frame: window.offset(by: origin),
      picture: Wireframe(
        canvas: sheet, title: title.readable, description: count.of("cell"), shapes: shapes,
        root: nil), startsAtRight: isRightToLeft && rest > 0)
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
  /// Whether people see the right end of the picture first.
  package var startsAtRight = false
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
