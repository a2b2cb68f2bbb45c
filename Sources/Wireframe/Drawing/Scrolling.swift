package import AppLayout

/// How far people have scrolled to see something: the screen down, and a strip sideways.
package struct Scrolling: Hashable, Sendable {
  /// The distances; that of the strip is negative where content starts at the right.
  package private(set) var y = 0.0
  package private(set) var x = 0.0
  /// The section whose strip it is.
  let section: ElementIndex<SectionLayout>?

  /// The distances from the place where a screen opens; nil where the middle of a part of the content
  /// is in view already, and for what is not a part of the content.
  package init?(to part: LayoutPart, on layout: VariantLayout) {
    let sections = layout.content.sections
    let found: Rect?
    switch part {
    case .header(let place): (section, found) = (nil, sections[place].header?.frame)
    case .footer(let place): (section, found) = (nil, sections[place].footer?.frame)
    case .cell(let cell, let place):
      let strip = sections[place].strip
      let frame = sections[place].cells[cell].frame
      section = strip == nil ? nil : place
      found = frame.offset(by: strip?.frame.origin ?? .zero)
      if let strip { x = Self.distance(to: frame, along: strip) }
    case .section, .barButton, .tab: return nil
    }
    guard let found else { return nil }
    let (top, end) = (layout.frame.viewport.coveredTop, layout.frame.contentArea.height)
    if found.midY < top || found.midY > end {
      let farthest = max(0, layout.content.size.height - end)
      y = max(0, min(found.midY - (top + end) / 2, farthest))
    }
    if x == 0, y == 0 { return nil }
  }

  /// Returns how far a strip scrolls until the middle of a cell is in view.
  private static func distance(to cell: Rect, along strip: StripLayout) -> Double {
    let width = strip.frame.width
    guard cell.midX < 0 || cell.midX > width else { return 0 }
    let wanted = cell.midX - width / 2
    let farthest = max(0, strip.contentWidth - width)
    return wanted < 0 ? max(wanted, -farthest) : min(wanted, farthest)
  }
}

extension Wireframe {
  /// Makes the picture of a variant after people have scrolled.
  package init(_ shown: ShownScreen, after scrolling: Scrolling) {
    self.init(VariantDrawing(shown, scrolling: scrolling))
  }
}
