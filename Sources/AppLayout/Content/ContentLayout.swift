package import AppModel

/// The content of a screen, laid out for a viewport: what the section composite shows.
package struct ContentLayout: Hashable, Sendable {
  package let size: Size
  package let sections: [SectionLayout]
  /// The problems with the numbers of components.
  package let issues: [ContentIssue]
  private let viewport: Viewport
  private let dependsOnHeight: Bool
  private let dependsOnCover: Bool

  /// The maximum number of cells that are laid out on a screen, because many components can show
  /// one long feed.
  package static let mostCells = 10_000

  /// The maximum number of sections that are laid out on a screen, each of which takes kilobytes
  /// while its component may be as short as `{}`; no one scrolls through a tenth as many.
  static let mostSections = 10_000

  /// The number of sections in words, for people who cannot see a picture.
  package var summary: String { sections.count.of("section") }

  /// A problem with a component's numbers, with what was done instead.
  package struct ContentIssue: Hashable, Sendable {
    package let kind: FlowIssue.Kind
    /// The component; nil where the problem is in the family's measures of the whole screen.
    package let component: Component?
  }

  /// Lays out the content of a screen.
  package init(
    of screen: Screen, in app: App, _ viewport: Viewport, choosing tab: SectionPlan.ChosenTab? = nil
  ) {
    self.init(
      SectionPlan.sections(of: screen, in: app, choosing: tab).map(Shared.init), of: screen,
      in: app, viewport)
  }

  /// Lays out the sections of a screen.
  init(_ plans: [Shared<SectionPlan>], of screen: Screen, in app: App, _ viewport: Viewport) {
    let family = app.family(of: screen) ?? app.families.standard
    let measures = ContentMeasures(family, in: viewport)
    var room = Self.mostCells
    let sections = plans.prefix(Self.mostSections)
      .map { plan in
        // However full a screen is, each section has room for at least one cell.
        let section = SectionMeasure(plan, family, measures, in: viewport, room: max(1, room))
        room -= section.items.count
        return section
      }
      .filter { !$0.isEmpty }
    let flow = SectionFlow(
      sections, measures, viewport, isRightToLeft: app.settings.isRightToLeft)
    self.sections = flow.layouts
    size = flow.size
    issues =
      flow.issues
      + sections.filter(\.items.isCut).map {
        ContentIssue(kind: .tooManyItems, component: $0.plan.component)
      }
      + plans.dropFirst(Self.mostSections).prefix(1).map {
        ContentIssue(kind: .tooManyItems, component: $0.wrappedValue.component)
      }
    self.viewport = viewport
    dependsOnHeight = sections.contains(where: \.dependsOnHeight)
    dependsOnCover = measures.clearsBars
  }

  /// Returns the content with more sections after its own, which keep their indices.
  func adding(_ sections: [SectionLayout]) -> ContentLayout {
    ContentLayout(self, sections: self.sections + sections)
  }

  private init(_ other: ContentLayout, sections: [SectionLayout]) {
    self.sections = sections
    (size, issues, viewport) = (other.size, other.issues, other.viewport)
    (dependsOnHeight, dependsOnCover) = (other.dependsOnHeight, other.dependsOnCover)
  }

  /// Whether the content would be laid out the same in another viewport.
  package func serves(_ other: Viewport) -> Bool {
    viewport.width == other.width && viewport.deviceClass == other.deviceClass
      && (!dependsOnHeight || viewport.height == other.height)
      && (!dependsOnCover || viewport.coveredTop == other.coveredTop)
  }
}
