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
