package import AppLayout
import AppModel

/// A tab of a strip in a prototype, as it looks chosen and not chosen.
package struct PlayableTab: Hashable, Sendable {
  /// The tab, in the coordinates of its strip.
  package let frame: Rect
  package let title: String
  /// The section that has the tabs.
  package let section: Int
  package let chosen, other: Wireframe
}

extension ScrolledContent {
  /// Returns a strip of tabs that open nothing else, one of which is chosen; nil for any other strip.
  func tabStrip(
    _ section: ShownSection, _ place: ElementIndex<SectionLayout>, _ seen: Range<Int>,
    _ window: Rect, _ canvas: Rect
  ) -> Pane? {
    guard let tabs, let strip = section.strip, tabs.strips.contains(place) else { return nil }
    var pane = Pane(
      frame: window.offset(by: strip.frame.origin),
      picture: Wireframe(
        canvas: canvas, title: section.typeName.spoken.readable, description: seen.count.of("tab"),
        shapes: [], root: nil), startsAtRight: canvas.x < window.x)
    pane.tabs = seen.map { index in
      let cell = section.cells[index]
      return PlayableTab(
        frame: cell.frame, title: cell.title ?? "Tab \(index + 1)", section: place.index,
        chosen: picture(of: cell, isChosen: true), other: picture(of: cell, isChosen: false))
    }
    return pane
  }

  private func picture(of cell: ShownCell, isChosen: Bool) -> Wireframe {
    var drawing = CellDrawing(
      size: cell.frame.size, template: .tabs, title: cell.title, kind: cell.kind, label: "",
      index: isChosen ? 0 : 1, isRightToLeft: shown.isRightToLeft)
    drawing.deviceClass = shown.device.deviceClass
    drawing.words = shown.words
    return Wireframe(
      canvas: Rect(size: cell.frame.size), title: cell.title ?? "Tab", description: "",
      shapes: drawing.shapes, root: nil)
  }
}
