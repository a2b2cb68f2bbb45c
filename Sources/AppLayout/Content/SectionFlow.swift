/// Lays out the measured sections of a screen, one below the other.
struct SectionFlow {
  private(set) var layouts: [SectionLayout] = []
  private(set) var issues: [ContentLayout.ContentIssue] = []
  let size: Size
  private let viewport: Viewport
  private let screen: ContentMeasures
  private let isRightToLeft: Bool

  init(
    _ sections: [SectionMeasure], _ screen: ContentMeasures, _ viewport: Viewport,
    isRightToLeft: Bool
  ) {
    self.viewport = viewport
    self.screen = screen
    self.isRightToLeft = isRightToLeft
    let top = screen.insets.top + (screen.clearsBars ? viewport.coveredTop : 0)
    let start = top.isFinite ? max(-Self.largestInset, min(top, Self.largestInset)) : 0
    let strips = sections.map { $0.isStrip ? Strip($0, screen, viewport) : nil }
    let container = viewport.size
    let spacings = sections.indices.map { index in
      SectionSpacing(sections[index], screen, isLast: index == sections.count - 1)
    }
    let flow = FlowLayout.layout(
      sections.indices.map { index in
        Self.section(sections[index], strips[index], spacings[index], screen)
      }, in: container, along: .vertical)
    let finished = isRightToLeft ? flow.mirrored() : flow
    // The content is mirrored about the middle of the window, however far a cell extends beyond it.
    let shift = isRightToLeft ? viewport.width - finished.contentSize.width : 0
    let origin = Point(x: shift, y: start)
    let end = sections.isEmpty ? screen.insets.bottom : 0
    size = Size(width: viewport.width, height: origin.y + finished.contentSize.height + end)
    for index in sections.indices {
      layouts.append(
        layout(
          of: sections[index], finished.sections[index], strips[index], spacings[index],
          from: origin))
    }
    issues =
      flow.issues.map { issue in
        ContentLayout.ContentIssue(
          kind: issue.kind, component: issue.section.map { sections[$0].plan.component })
      }
      + sections.indices.flatMap { index in
        (strips[index]?.flow.issues ?? []).map {
          ContentLayout.ContentIssue(kind: $0.kind, component: sections[index].plan.component)
        }
      }
  }

  /// The largest inset that makes sense.
  private static let largestInset = 10_000_000.0

  private static func section(
    _ section: SectionMeasure, _ strip: Strip?, _ spacing: SectionSpacing,
    _ screen: ContentMeasures
  ) -> FlowSection {
    FlowSection(
      strip.map { .uniform($0.size, count: 1) }
        ?? .pattern(section.measures.map(\.size), count: section.items.count),
      inset: spacing.inset, interitemSpacing: screen.interitemSpacing,
      lineSpacing: screen.lineSpacing, header: Size(width: 0, height: spacing.header),
      footer: Size(width: 0, height: spacing.footer))
  }

  private func layout(
    of section: SectionMeasure, _ frames: FlowSectionFrames, _ strip: Strip?,
    _ spacing: SectionSpacing, from origin: Point
  ) -> SectionLayout {
    let footer = frames.footer?.inset(by: Insets(bottom: spacing.underFooter))
    let cells: SectionCells
    if let strip {
      let shift = isRightToLeft ? viewport.width - strip.flow.contentSize.width : 0
      let finished = isRightToLeft ? strip.flow.mirrored() : strip.flow
      cells = SectionCells(
        finished.sections.first?.cells, offsetBy: Point(x: shift, y: 0), section.measures,
        section.items)
    } else {
      cells = SectionCells(frames.cells, offsetBy: origin, section.measures, section.items)
    }
    return SectionLayout(
      section.plan,
      header: layout(section.plan.header, of: section.plan, in: frames.header, from: origin),
      footer: layout(section.plan.footer, of: section.plan, in: footer, from: origin),
      strip: strip.flatMap { strip in
        frames.cells.first.map { strip.layout(at: $0.offset(by: origin)) }
      }, cells: cells, frame: frames.frame.offset(by: origin))
  }

  /// Lays out a header or footer, which keeps its own insets, whatever the section's cells do.
  private func layout(
    _ header: Header?, of plan: SectionPlan, in band: Rect?, from origin: Point
  ) -> HeaderLayout? {
    guard let header, let band else { return nil }
    let insets = Insets(left: screen.headerInsetLeft, right: screen.headerInsetRight)
    let frame = band.offset(by: origin).inset(by: insets)
    return HeaderLayout(
      frame: isRightToLeft ? frame.mirrored(inWidth: viewport.width) : frame,
      style: header.style.value, title: plan.title?.readable, target: header.target?.value)
  }
}

/// The cells of a section on one line that scrolls sideways.
private struct Strip {
  let size: Size
  let flow: FlowResult
  private let pageControlHeight: Double
  private let isPaging: Bool

  init(_ section: SectionMeasure, _ screen: ContentMeasures, _ viewport: Viewport) {
    let shown = section.measures.prefix(section.items.count)
    let tallest = shown.map(\.size.height).filter(\.isFinite).max() ?? 0
    pageControlHeight = section.pageControlHeight(in: viewport)
    isPaging = section.isPaging
    size = Size(width: viewport.width, height: tallest + pageControlHeight)
    flow = FlowLayout.layout(
      [
        FlowSection(
          .pattern(section.measures.map(\.size), count: section.items.count),
          inset: Insets(left: screen.insets.left, right: screen.insets.right),
          // As large as the strip is high, so that no two cells share a column.
          interitemSpacing: max(0, tallest),
          lineSpacing: screen.lineSpacing)
      ], in: Size(width: viewport.width, height: max(0, tallest)), along: .horizontal)
  }

  func layout(at frame: Rect) -> StripLayout {
    StripLayout(
      frame: frame, contentWidth: flow.contentSize.width, pageControlHeight: pageControlHeight,
      isPaging: isPaging)
  }
}

/// The distances in a section, in the form that a flow layout takes.
///
///     header, line spacing, cells, line spacing, footer, line spacing or the screen's lower inset
private struct SectionSpacing {
  /// The distances around the cells.
  let inset: Insets
  let header: Double
  /// The footer with the space under it, because the next section follows directly in a flow.
  let footer: Double
  /// How much of the footer's extent is empty space.
  let underFooter: Double

  init(_ section: SectionMeasure, _ screen: ContentMeasures, isLast: Bool) {
    header = section.header?.size.height ?? 0
    let height = section.footer?.size.height ?? 0
    let end = isLast ? screen.insets.bottom : screen.lineSpacing
    let hasFooter = height > 0
    // Later sections may overlap cells, but a footer is never shortened.
    underFooter = hasFooter && end.isFinite ? max(0, end) : 0
    footer = height + underFooter
    inset = Insets(
      top: header > 0 ? screen.lineSpacing : 0,
      left: section.isStrip ? 0 : screen.insets.left,
      bottom: !hasFooter ? end : section.items.count > 0 ? screen.lineSpacing : 0,
      right: section.isStrip ? 0 : screen.insets.right)
  }
}
