/// The content of a screen, laid out for a viewport: what the section composite shows.
package struct ContentLayout: Hashable, Sendable {
  package let size: Size
  package let sections: [SectionLayout]
  /// The problems with the numbers of components.
  package let issues: [ContentIssue]
  /// The insets and spacings of the screen.
  package let measures: ContentMeasures
  private let viewport: Viewport
  private let dependsOnHeight: Bool

  /// The maximum number of cells that are laid out on a screen, because many components can show
  /// one long feed.
  package static let mostCells = 10_000

  /// The maximum number of sections that are laid out on a screen, each of which takes kilobytes
  /// while its component may be as short as `{}`; no one scrolls through a tenth as many.
  static let mostSections = 10_000

  /// The number of sections in words, for people who cannot see a picture.
  package var summary: String { sections.count.of("section") }

  /// Whether something is left out because there is too much of it.
  var isCut: Bool { issues.contains { $0.kind == .tooManyItems } }

  /// A problem with a component's numbers, with what was done instead.
  package struct ContentIssue: Hashable, Sendable {
    package let kind: FlowIssue.Kind
    /// The component; nil where the problem is in the family's measures of the whole screen.
    package let component: Component?
  }

  /// Lays out what is planned in a viewport of its class of devices.
  init(_ plan: ContentPlan, _ viewport: Viewport) {
    let measures = ContentMeasures(plan.attributes, in: viewport)
    var room = Self.mostCells
    let sections = plan.sections
      .map { planned in
        // However full a screen is, each section has room for at least one cell.
        let section = SectionMeasure(planned, measures, in: viewport, room: max(1, room))
        room -= section.items.count
        return section
      }
      .filter { !$0.isEmpty }
    let flow = SectionFlow(
      sections, measures, viewport, isRightToLeft: plan.isRightToLeft)
    self.sections = flow.layouts
    size = flow.size
    issues =
      flow.issues
      + sections.filter(\.items.isCut).map {
        ContentIssue(kind: .tooManyItems, component: $0.plan.component)
      }
      + [plan.leftOut].compactMap(\.self).map {
        ContentIssue(kind: .tooManyItems, component: $0)
      }
    self.viewport = viewport
    dependsOnHeight = sections.contains(where: \.dependsOnHeight)
    self.measures = measures
  }

  /// Returns the content with more sections after its own, which keep their indices.
  func adding(_ sections: [SectionLayout]) -> ContentLayout {
    ContentLayout(self, sections: self.sections + sections)
  }

  private init(_ other: ContentLayout, sections: [SectionLayout]) {
    self.sections = sections
    (size, issues, viewport) = (other.size, other.issues, other.viewport)
    (dependsOnHeight, measures) = (other.dependsOnHeight, other.measures)
  }

  /// Whether the content would be laid out the same in another viewport.
  package func serves(_ other: Viewport) -> Bool {
    viewport.width == other.width && viewport.deviceClass == other.deviceClass
      && (!dependsOnHeight || viewport.height == other.height)
      && (!measures.clearsBars || viewport.coveredTop == other.coveredTop)
  }
}
