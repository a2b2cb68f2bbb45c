/// A finished flow layout: where everything is, and what was wrong with the input.
package struct FlowResult: Hashable, Sendable {
  /// The sections in order.
  package let sections: [FlowSectionFrames]
  /// What was wrong, in the order of the sections.
  package let issues: [FlowIssue]
  /// The direction in which the content scrolls.
  package let axis: Axis
  private let size: Size
  let finish: FlowFinish
  /// Whether sections can be searched by halves.
  let isOrdered: Bool

  init(
    sections: [FlowSectionFrames], issues: [FlowIssue], axis: Axis, size: Size,
    finish: FlowFinish = .none
  ) {
    self.sections = sections
    self.issues = issues
    self.axis = axis
    self.size = size
    self.finish = finish
    isOrdered = sections.allSatisfy(\.isOrdered)
  }
}

extension FlowResult {
  /// The extent of everything, which may be larger or smaller than the container.
  package var contentSize: Size { finish.apply(size) }

  /// Returns the layout as right-to-left interfaces show it; twice gives the same one again.
  package func mirrored() -> FlowResult {
    var finish = finish
    finish.mirrorWidth = finish.mirrorWidth == nil ? size.width : nil
    return finished(by: finish)
  }

  /// Returns the layout with all frames on whole pixels, halves rounded up.
  ///
  /// Lines are broken before, never again after, and a scale that is no positive number changes
  /// nothing.
  package func rounded(toScale scale: Double) -> FlowResult {
    guard scale.isFinite, scale > 0 else { return self }
    var finish = finish
    finish.pixelScale = scale
    return finished(by: finish)
  }

  private func finished(by finish: FlowFinish) -> FlowResult {
    let sections = sections.map { section in
      var section = section
      section.finish = finish
      return section
    }
    return FlowResult(sections: sections, issues: issues, axis: axis, size: size, finish: finish)
  }
}
