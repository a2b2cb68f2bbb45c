/// A section with its cells measured, ready to flow.
struct SectionMeasure {
  @Shared private var section: StyledSection
  let measures: [CellMeasure]
  let items: SectionItems
  let header, footer: CellMeasure?

  /// Measures a section that has room for this many cells.
  init(
    _ section: Shared<StyledSection>, _ screen: ContentMeasures, in viewport: Viewport, room: Int
  ) {
    _section = section
    let styled = section.wrappedValue
    measures = styled.cells.map { CellMeasure($0, screen, in: viewport) }
    items = Self.items(styled.plan, placeholders: styled.placeholders, in: room)
    header = styled.header.map { CellMeasure($0, screen, in: viewport) }
    footer = styled.footer.map { CellMeasure($0, screen, in: viewport) }
  }

  var plan: SectionPlan { _read { yield section.plan } }

  /// Whether there is anything to lay out.
  var isEmpty: Bool {
    items.count == 0 && (header?.size.height ?? 0) <= 0 && (footer?.size.height ?? 0) <= 0
  }

  var isStrip: Bool { plan.kind.isStrip && items.count > 0 }

  var isPaging: Bool { section.whole?.isPaging ?? false }

  var dependsOnHeight: Bool {
    measures.prefix(items.count).contains(where: \.dependsOnHeight)
      || header?.dependsOnHeight == true || footer?.dependsOnHeight == true
  }

  /// Returns the height of a pager's dots; zero for anything but a pager.
  func pageControlHeight(in viewport: Viewport) -> Double {
    guard let layout = section.whole, let pixels = layout[.pageControlBarHeight] else { return 0 }
    return viewport.points(pixels, layout)
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
