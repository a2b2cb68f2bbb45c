import AppModel

/// The distances in a section, as a flow layout takes them.
///
///     header, line spacing, cells, line spacing, footer, line spacing or the screen's lower inset
struct SectionSpacing {
  /// The distances around the cells.
  let inset: Insets
  let header: Double
  /// The footer, and what is kept free under it: in a flow the next section follows at once.
  let footer: Double
  /// How much of the footer's extent is kept free.
  let underFooter: Double

  init(_ section: SectionMeasure, _ screen: ContentMeasures, isLast: Bool) {
    header = section.header?.height ?? 0
    let height = section.footer?.height ?? 0
    let end = isLast ? screen.insets.bottom : screen.lineSpacing
    let hasFooter = height > 0
    // What follows may overlap cells, but a footer is never shortened.
    underFooter = hasFooter && end.isFinite ? max(0, end) : 0
    footer = height + underFooter
    inset = Insets(
      top: header > 0 ? screen.lineSpacing : 0,
      left: section.isStrip ? 0 : screen.insets.left,
      bottom: !hasFooter ? end : section.items.count > 0 ? screen.lineSpacing : 0,
      right: section.isStrip ? 0 : screen.insets.right)
  }
}
