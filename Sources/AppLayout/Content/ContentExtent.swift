/// How much of a screen's content there is to show, where pictures show all of it.
package struct ContentExtent: Hashable, Sendable {
  package let frame: VariantFrame
  /// The height of the content; a screen without any shows its notice in one screenful.
  package let wholeHeight: Double
  private let isEmpty: Bool

  package init(_ frame: VariantFrame, _ size: Size, isEmpty: Bool) {
    self.frame = frame
    self.isEmpty = isEmpty
    wholeHeight =
      isEmpty
      ? frame.viewport.height : size.height.isFinite ? max(1, size.height) : SeenContent.mostHeight
  }

  package init(of layout: VariantLayout) {
    let content = layout.content
    self.init(layout.frame, content.size, isEmpty: content.sections.isEmpty)
  }

  /// The height that is drawn: a higher picture is cut, with a mark that says what is missing.
  package var height: Double { min(wholeHeight, SeenContent.mostHeight) }

  package var isCut: Bool { wholeHeight > SeenContent.mostHeight }

  /// The content, with what a TV shows beside its safe area.
  package var bounds: Rect {
    let seen = frame.seenContent
    return Rect(x: seen.x, y: 0, width: seen.width, height: height)
  }

  /// Returns what can be seen however far people scroll, in content coordinates, where some part of
  /// the content is as high as this; nil where no content is seen. On a TV that is more than the
  /// safe area, into which the end of the content scrolls too.
  package func scrolled(over tallest: Double = 0) -> Rect? {
    let (area, seen) = (frame.contentArea, frame.seenContent)
    guard !isEmpty, area.height > 0 else { return nil }
    let rest = min(tallest, SeenContent.mostHeight)
    return Rect(
      x: seen.x, y: 0, width: seen.width,
      height: max(height, area.height, rest) + seen.maxY - area.height)
  }
}

extension SeenContent {
  /// Finds what a prototype draws of a screen's content; nil where it does not draw any.
  package init?(playing layout: VariantLayout) {
    guard let canvas = ContentExtent(of: layout).scrolled() else { return nil }
    self.init(of: layout.content, in: canvas, hasStripsApart: true)
  }
}
