package import AppLayout
import AppModel

/// The content of a screen as a pane, with a pane for each strip that scrolls sideways.
struct ScrolledContent {
  let shown: ShownScreen
  private let content: ShownContent
  /// The tabs that people can choose; nil where what they show is not drawn.
  let tabs: ShownChoice?
  /// What the pane can show, in content coordinates; nil for a screen without content.
  private let reach: Rect?

  init(_ shown: ShownScreen, tabs: ShownChoice? = nil) {
    (self.shown, self.tabs) = (shown, tabs)
    content = tabs?.content ?? shown.content
    reach = ContentExtent(shown.frame, content.size, isEmpty: content.sections.isEmpty)
      .scrolled(over: tabs?.rests.map(\.height).max() ?? 0)
  }

  /// Returns the drawing of the content whose boxes have their frames in these coordinates.
  private func drawing(_ canvas: Rect, from origin: Point = .zero) -> ContentDrawing {
    var drawing = ContentDrawing(
      shown, content, origin: origin, visible: canvas,
      barEnd: (shown.frame.shownBar?.maxY ?? 0) - shown.frame.contentArea.y + origin.y,
      focused: shown.focusedSection(of: content))
    drawing.hasStripsApart = true
    return drawing
  }

  var pane: Pane? {
    guard let canvas = reach else { return nil }
    let own = ownSections
    let drawing = drawing(canvas)
    let title = "The content of \(shown.title)"
    return Pane(
      frame: shown.frame.seenArea,
      picture: Wireframe(
        canvas: canvas, title: title,
        description: [own.count.of("section"), drawing.omission]
          .compactMap(\.self).joined(separator: ", "),
        shapes: drawing.drawn(own), root: nil),
      inside: strips(of: own, in: canvas) + choices(in: canvas))
  }

  /// The sections that are there whatever tab is chosen.
  private var ownSections: Range<Int> {
    0..<(tabs?.rests.first?.sections.lowerBound ?? content.sections.count)
  }

  /// What is below the tabs, with a picture for each of them.
  private func choices(in all: Rect) -> [Pane] {
    guard let tabs, let place = tabs.tabs, !tabs.rests.isEmpty else { return [] }
    let top = content.sections[place.index].frame.maxY
    let panes = tabs.rests.map { rest in
      let canvas = Rect(
        x: all.x, y: top, width: all.width, height: max(1, all.maxY - top))
      return Pane(
        frame: canvas,
        picture: Wireframe(
          canvas: canvas, title: "Below the tab",
          description: rest.sections.count.of("section"),
          shapes: drawing(all).drawn(rest.sections), root: nil),
        inside: strips(of: rest.sections, in: all))
    }
    var pane = panes[0]
    pane.choices = panes
    return [pane]
  }

  /// The strips from top to bottom.
  private func strips(of sections: Range<Int>, in canvas: Rect) -> [Pane] {
    content.seen(in: canvas, hasStripsApart: true).sections
      .filter { sections.contains($0.place.index) }.compactMap { strip($0, in: canvas) }
      .sorted { $0.frame.y < $1.frame.y }
  }

  private func strip(_ seen: SeenContent.Section, in canvas: Rect) -> Pane? {
    let place = seen.place
    let section = content.sections[place.index]
    guard let strip = section.strip, strip.frame.intersects(canvas) else { return nil }
    let isRightToLeft = shown.isRightToLeft
    let window = strip.window(in: canvas)
    let rest = max(0, strip.contentWidth - strip.frame.width)
    let sheet = window.grown(
      by: Insets(left: isRightToLeft ? rest : 0, right: isRightToLeft ? 0 : rest))
    if let tabs = tabStrip(section, place, seen.cells, window, sheet) { return tabs }
    let count = seen.cells.count
    let origin = strip.frame.origin
    let drawing = drawing(canvas, from: Point(x: -origin.x, y: -origin.y))
    let shapes = drawing.cellShapes(
      of: section, place, seen.cells, drawing.box(of: section, place),
      isFocused: place == drawing.focused)
    let steps = steps(of: section, seen.cells)
    let places = steps.map { steps in
      (0..<steps.count).map { min(Double($0) * steps.width, rest) }
    }
    let dots = drawing.pager(of: section, scrolled: places ?? [])
    let title = section.header?.title ?? section.typeName.spoken
    var pane = Pane(
      frame: window.offset(by: origin),
      picture: Wireframe(
        canvas: sheet, title: title.readable, description: count.of("cell"),
        shapes: shapes
          + (dots.isEmpty ? [] : [.group(Group(at: Point(x: -origin.x, y: -origin.y), dots))]),
        root: nil), startsAtRight: isRightToLeft && rest > 0)
    pane.steps = steps
    pane.isPaged = !drawing.pager(of: section).isEmpty
    return pane
  }

  /// Returns where a strip stops: after each cell, as long as they have the same width.
  private func steps(of section: ShownSection, _ seen: Range<Int>) -> Pane.Steps? {
    let places = seen.map { section.cells[$0].frame.x }
    let step = places.count > 1 ? abs(places[1] - places[0]) : 0
    let isEven = zip(places, places.dropFirst()).allSatisfy { abs(abs($1 - $0) - step) < 0.5 }
    return step > 0 && isEven ? Pane.Steps(count: places.count, width: step) : nil
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

  /// Where a pane that scrolls stops; nil where it stops anywhere.
  package var steps: Steps?
  /// Whether dots show which cell is seen.
  package var isPaged = false

  /// Equal steps from the start to the last cell.
  package struct Steps: Hashable, Sendable {
    package let count: Int
    package let width: Double
  }

  /// Whether there is more than the frame shows.
  package var scrolls: Bool {
    picture.canvas.width > frame.width + 0.5 || picture.canvas.height > frame.height + 0.5
  }
}
