/// What a drawing shows of a screen's content, found without drawing it: the sections that are at
/// least partly visible, with their headers, their first cells and their footers.
package struct SeenContent: Hashable, Sendable {
  package private(set) var sections: [Section] = []
  /// Whether cells are missing because there are too many to draw.
  package private(set) var isCut = false

  /// The highest number of cells in a picture that anyone could still read.
  package static let mostCells = 1000

  /// The highest content that is drawn; a higher one is cut.
  package static let mostHeight = 10_000.0

  /// What is drawn of a section.
  package struct Section: Hashable, Sendable {
    package let place: ElementIndex<SectionLayout>
    package let hasHeader: Bool
    package let hasFooter: Bool
    package let cells: Range<Int>
  }

  /// Finds what is visible in a part of the content. The cells of a strip are those in its window,
  /// which is as wide as that part at least, or, where strips are in drawings of their own that
  /// scroll, the first ones of the strip.
  package init(of content: ContentLayout, in visible: Rect, hasStripsApart: Bool = false) {
    var rest = Self.mostCells
    for place in content.sections.elementIndices {
      let section = content.sections[place]
      guard section.frame.intersects(visible) else { continue }
      let cells: Range<Int>
      if hasStripsApart, let strip = section.strip {
        let count = strip.frame.intersects(visible) ? section.cells.count : 0
        cells = 0..<min(count, Self.mostCells)
      } else {
        let window = section.strip?.window(in: visible) ?? visible
        cells = section.cells.prefix(in: window, atMost: rest)
        rest -= cells.count
        if rest == 0, let next = section.cells.dropFirst(cells.count).first,
          next.frame.intersects(window)
        {
          isCut = true
        }
      }
      sections.append(
        Section(
          place: place, hasHeader: section.header?.frame.intersects(visible) ?? false,
          hasFooter: section.footer?.frame.intersects(visible) ?? false, cells: cells))
    }
    // Anything that the layout left out is not drawn either.
    isCut = isCut || (rest == 0 && content.isCut)
  }
}

extension StripLayout {
  /// Returns where the cells of the strip are visible in a part of the content, in the coordinates
  /// of the strip.
  package func window(in visible: Rect) -> Rect {
    let start = min(0, visible.x - frame.x)
    let end = max(frame.width, visible.maxX - frame.x)
    return Rect(x: start, y: 0, width: end - start, height: frame.height)
  }
}

extension SectionCells {
  /// Returns the cells that are visible at the start, up to a number.
  fileprivate func prefix(in window: Rect, atMost most: Int) -> Range<Int> {
    var end = startIndex
    while end < endIndex, end < most, self[end].frame.intersects(window) { end += 1 }
    return startIndex..<end
  }
}
