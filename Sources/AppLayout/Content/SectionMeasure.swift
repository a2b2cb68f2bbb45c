import AppModel

/// A section with its cells measured, ready to flow.
struct SectionMeasure {
  @Shared var plan: SectionPlan
  let measures: [CellMeasure]
  let items: SectionItems
  let header, footer: HeaderMeasure?
  /// The style of the whole component, such as a hero's pager.
  private let layout: LayoutAttributes?

  /// Measures a section that has room for this many cells.
  init(
    _ sharedPlan: Shared<SectionPlan>, _ family: Family, _ screen: ContentMeasures,
    in viewport: Viewport, room: Int
  ) {
    _plan = sharedPlan
    let plan = sharedPlan.wrappedValue
    measures = Self.measures(plan, family, screen, in: viewport)
    let styles = plan.cellStyles.compactMap { family.style($0.value, in: plan.kind.familySections) }
    let cell = (styles.first ?? Self.standardStyle(of: plan.kind, family))?
      .attributes(on: viewport.deviceClass)
    items = Self.items(plan, placeholders: cell?[.placeholderItems], in: room)
    header = plan.header.map { HeaderMeasure($0, family, screen, in: viewport) }
    footer = plan.footer.map { HeaderMeasure($0, family, screen, in: viewport) }
    let whole = plan.component.styles.layout
      .flatMap { family.style($0.value, in: plan.kind.familySections) }?
      .attributes(on: viewport.deviceClass)
    // The style of the whole component overrides the cells' style.
    layout = whole.map { cell?.overridden(by: $0) ?? $0 } ?? cell
  }

  /// Whether there is anything to lay out.
  var isEmpty: Bool {
    items.count == 0 && [header, footer].allSatisfy { ($0?.height ?? 0) <= 0 }
  }

  var isStrip: Bool { plan.kind.isStrip && items.count > 0 }

  var isPaging: Bool { layout?.isPaging ?? false }

  var dependsOnHeight: Bool {
    measures.prefix(items.count).contains(where: \.dependsOnHeight)
      || [header, footer].contains { $0?.dependsOnHeight ?? false }
  }

  /// Returns the height of a pager's dots; zero for anything but a pager.
  func pageControlHeight(in viewport: Viewport) -> Double {
    guard let layout, let pixels = layout[.pageControlBarHeight] else { return 0 }
    return viewport.points(pixels, layout)
  }

  private static func measures(
    _ plan: SectionPlan, _ family: Family, _ screen: ContentMeasures, in viewport: Viewport
  ) -> [CellMeasure] {
    let known = plan.cellStyles.map { name in
      guard let style = family.style(name.value, in: plan.kind.familySections) else {
        return CellMeasure(unknown: name.value, screen, in: viewport)
      }
      return CellMeasure(style, template: style.template(for: plan.kind), screen, in: viewport)
    }
    guard known.isEmpty else { return known }
    guard let style = standardStyle(of: plan.kind, family) else {
      return [CellMeasure(unknown: "", screen, in: viewport)]
    }
    return [CellMeasure(style, template: style.template(for: plan.kind), screen, in: viewport)]
  }

  /// Returns the style of components that do not name one: the family's first one for their kind.
  private static func standardStyle(of kind: ComponentKind, _ family: Family) -> CellStyle? {
    kind.familySections.lazy.compactMap { family.section($0)?.styles.first }.first
  }

  private static func items(
    _ plan: SectionPlan, placeholders: Double?, in room: Int
  ) -> SectionItems {
    let limit = plan.limit
    switch plan.supply {
    case .items(let items): return SectionItems(items, atMost: limit, in: room)
    case .none: return SectionItems(placeholders: 0, in: room)
    case .unknown:
      let wanted = placeholders.flatMap { Int(exactly: $0.rounded()) } ?? plan.kind.standardCount
      return SectionItems(placeholders: max(0, limit ?? wanted), in: room)
    }
  }
}

/// The measured header or footer of a section; both are cells of the family's header styles.
struct HeaderMeasure {
  let height: Double
  /// Whether the height depends on the height of the visible root.
  let dependsOnHeight: Bool

  init(_ header: Header, _ family: Family, _ screen: ContentMeasures, in viewport: Viewport) {
    let name = header.style.value
    let style = family.style(name, in: [Family.headerSection])
    let measure =
      style.map { CellMeasure($0, template: .header, screen, in: viewport) }
      ?? CellMeasure(unknown: name, screen, in: viewport)
    height = measure.size.height
    dependsOnHeight = measure.dependsOnHeight
  }
}
