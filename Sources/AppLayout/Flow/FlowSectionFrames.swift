/// Where one section and its parts ended up, in content coordinates.
package struct FlowSectionFrames: Hashable, Sendable {
  /// The frames of the cells.
  package private(set) var cells: FlowCells
  private let whole: Rect
  private let headerFrame, footerFrame: Rect?
  /// Where it begins and ends along the scroll direction, before finishing.
  let start, end: Double
  /// Whether its lines can be searched by halves.
  let isOrdered: Bool

  /// What happens to the frames after layout.
  var finish: FlowFinish {
    get { cells.finish }
    set { cells.finish = newValue }
  }

  /// Lays a section out from a place along the scroll direction.
  init(_ section: FlowMeasures, from start: Double) {
    func band(at place: Double, extent: Double) -> Rect {
      let size = section.axis.size(main: extent, cross: section.breadth)
      return section.axis.rect(main: place, cross: 0, size: size)
    }
    self.start = start
    cells = FlowCells(section, from: start + section.header + section.main.start)
    let footerStart = cells.end + section.main.end
    end = footerStart + section.footer
    whole = band(at: start, extent: max(0, end - start))
    headerFrame = section.header > 0 ? band(at: start, extent: section.header) : nil
    footerFrame = section.footer > 0 ? band(at: footerStart, extent: section.footer) : nil
    isOrdered = section.isOrdered
  }
}

extension FlowSectionFrames {
  /// The section from its header to its footer, as broad as the container.
  package var frame: Rect { finish.apply(whole) }

  /// The header, which ignores the section's insets.
  package var header: Rect? { headerFrame.map(finish.apply) }

  /// The footer, which comes after the section's insets.
  package var footer: Rect? { footerFrame.map(finish.apply) }
}
