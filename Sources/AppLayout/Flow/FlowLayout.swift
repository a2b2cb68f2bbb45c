/// The layout of a collection view whose cells flow into lines and wrap where a line is full.
///
/// It is the system's own layout as documented and as observed from outside. Where the system's
/// behavior is undefined, the choice made here is documented and reported as an issue.
package enum FlowLayout {
  /// Returns where sections, one after the other along an axis, put their cells.
  ///
  /// The container is the collection view without its content insets. Two cells of 145 share a line
  /// of 320 with insets and spacings of 10:
  ///
  ///     FlowLayout.layout([section], in: Size(width: 320, height: 480), along: .vertical)
  package static func layout(
    _ sections: [FlowSection], in container: Size, along axis: Axis
  ) -> FlowResult {
    var log = FlowIssueLog()
    let breadth = log.length(axis.cross(of: container), of: .container)
    var contentBreadth = breadth
    var cursor = 0.0
    var frames: [FlowSectionFrames] = []
    frames.reserveCapacity(sections.count)
    for (index, section) in sections.enumerated() {
      log.begin(section: index)
      let measures = FlowMeasures(section, breadth: breadth, axis: axis, log: &log)
      contentBreadth = max(contentBreadth, measures.contentBreadth(log: &log))
      frames.append(FlowSectionFrames(measures, from: cursor))
      cursor = frames[index].end
    }
    return FlowResult(
      sections: frames, issues: log.issues, axis: axis,
      contentSize: axis.size(main: max(0, cursor), cross: contentBreadth))
  }
}

/// A finished flow layout: all frames, and the problems with the input.
package struct FlowResult: Hashable, Sendable {
  /// The sections in order.
  package private(set) var sections: [FlowSectionFrames]
  /// The problems, in the order of the sections.
  package let issues: [FlowIssue]
  /// The direction in which the content scrolls.
  package let axis: Axis
  /// The extent of everything, which may be larger or smaller than the container.
  package let contentSize: Size

  /// Returns the layout as right-to-left interfaces show it; doing it again undoes it.
  package func mirrored() -> FlowResult {
    var result = self
    for index in sections.indices { result.sections[index].mirror(inWidth: contentSize.width) }
    return result
  }
}

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
