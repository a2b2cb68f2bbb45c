/// The frames of one section and its parts, in content coordinates.
package struct FlowSectionFrames: Hashable, Sendable {
  package private(set) var cells: FlowCells
  private let whole: Rect
  private let headerFrame, footerFrame: Rect?
  /// The end along the scroll direction.
  let end: Double

  /// Lays out a section from a position along the scroll direction.
  init(_ section: FlowMeasures, from start: Double) {
    func band(at start: Double, extent: Double) -> Rect {
      let size = section.axis.size(main: extent, cross: section.breadth)
      return section.axis.rect(main: start, cross: 0, size: size)
    }
    cells = FlowCells(section, from: start + section.header + section.main.start)
    let footerStart = cells.end + section.main.end
    end = footerStart + section.footer
    whole = band(at: start, extent: max(0, end - start))
    headerFrame = section.header > 0 ? band(at: start, extent: section.header) : nil
    footerFrame = section.footer > 0 ? band(at: footerStart, extent: section.footer) : nil
  }
}

extension FlowSectionFrames {
  /// The section from its header to its footer, as broad as the container.
  package var frame: Rect { cells.placed(whole) }

  /// The header, which ignores the section's insets.
  package var header: Rect? { headerFrame.map(cells.placed) }

  /// The footer, which comes after the section's insets.
  package var footer: Rect? { footerFrame.map(cells.placed) }

  /// Mirrors all frames for right-to-left; doing it again undoes it.
  mutating func mirror(inWidth width: Double) { cells.mirror(inWidth: width) }
}
