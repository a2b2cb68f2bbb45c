/// The content of a screen on a class of devices before it has a width: its sections, and what its
/// family says about their measures.
struct ContentPlan: Sendable {
  let sections: [Shared<StyledSection>]
  /// The first component that is left out because there are too many; nil if all are there.
  let leftOut: Component?
  /// The insets and spacings of the screen.
  let attributes: LayoutAttributes
  let deviceClass: DeviceClass
  let isRightToLeft: Bool

  /// Plans the content of a screen, with its first tabs chosen or another one.
  init(
    of screen: Screen, in app: App, on deviceClass: DeviceClass,
    choosing tab: SectionPlan.ChosenTab? = nil
  ) {
    let family = app.family(of: screen) ?? app.families.standard
    let plans = SectionPlan.sections(of: screen, in: app, choosing: tab)
    sections = plans.prefix(ContentLayout.mostSections).map {
      Shared(wrappedValue: StyledSection($0, family, on: deviceClass))
    }
    leftOut = plans.dropFirst(ContentLayout.mostSections).first?.component
    attributes = family.screen.attributes(on: deviceClass)
    self.deviceClass = deviceClass
    isRightToLeft = app.settings.isRightToLeft
  }
}

/// A section with the styles that its family gives it.
struct StyledSection: Sendable {
  let plan: SectionPlan
  /// The styles of the first cells, which those after them repeat; never empty.
  let cells: [StyledCell]
  let header, footer: StyledCell?
  /// The style of the whole component, such as a hero's pager, on top of the cells' style.
  let whole: LayoutAttributes?
  /// The number of cells of unknown content that the style wants.
  let placeholders: Double?

  init(_ plan: SectionPlan, _ family: Family, on deviceClass: DeviceClass) {
    let names = plan.kind.familySections
    let styles = plan.cellStyles.map { (name: $0.value, style: family.style($0.value, in: names)) }
    // Components that do not name a style have the family's first one for their kind.
    let standard = names.lazy.compactMap { family.section($0)?.styles.first }.first
    let known = styles.isEmpty ? [(name: "", style: standard)] : styles
    self.plan = plan
    cells = known.map { name, style in
      style.map { StyledCell($0, $0.template(for: plan.kind), on: deviceClass) }
        ?? StyledCell(unknown: name)
    }
    header = plan.header.map { StyledCell(header: $0, family, on: deviceClass) }
    footer = plan.footer.map { StyledCell(header: $0, family, on: deviceClass) }
    let cell = (styles.lazy.compactMap(\.style).first ?? standard)?.attributes(on: deviceClass)
    let layout = plan.component.styles.layout
      .flatMap { family.style($0.value, in: names) }?
      .attributes(on: deviceClass)
    placeholders = cell?[.placeholderItems]
    whole = layout.map { cell?.overridden(by: $0) ?? $0 } ?? cell
  }
}

/// How cells of a style are drawn, and what the style says about their measures.
struct StyledCell: Sendable {
  /// The style's name in the component, shortened for people to read.
  let styleID: String
  let template: CellTemplate
  let attributes: LayoutAttributes

  init(_ style: CellStyle, _ template: CellTemplate, on deviceClass: DeviceClass) {
    styleID = style.id.readable
    self.template = template
    attributes = style.attributes(on: deviceClass)
  }

  /// A cell whose style is not in any family: a visible placeholder as wide as the line.
  init(unknown styleID: String) {
    self.styleID = styleID.readable
    template = .placeholder
    attributes = LayoutAttributes()
  }

  /// A header or footer; both are cells of the family's header styles.
  init(header: Header, _ family: Family, on deviceClass: DeviceClass) {
    let name = header.style.value
    self =
      family.style(name, in: [Family.headerSection]).map {
        StyledCell($0, .header, on: deviceClass)
      } ?? StyledCell(unknown: name)
  }
}
