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

  init(sections: [FlowSectionFrames], issues: [FlowIssue], axis: Axis, contentSize: Size) {
    self.sections = sections
    self.issues = issues
    self.axis = axis
    self.contentSize = contentSize
  }

  /// Returns the layout as right-to-left interfaces show it; doing it again undoes it.
  package func mirrored() -> FlowResult {
    var result = self
    for index in sections.indices { result.sections[index].mirror(inWidth: contentSize.width) }
    return result
  }
}
