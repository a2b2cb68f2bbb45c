import AppModel

/// The distances in a section, in the form that a flow layout takes.
///
///     header, line spacing, cells, line spacing, footer, line spacing or the screen's lower inset
struct SectionSpacing {
  /// The distances around the cells.
  let inset: Insets
  let header: Double
  /// The footer with the space under it, because the next section follows directly in a flow.
  let footer: Double
  /// How much of the footer's extent is empty space.
  let underFooter: Double

  init(_ section: SectionMeasure, _ screen: ContentMeasures, isLast: Bool) {
    header = section.header?.height ?? 0
    let height = section.footer?.height ?? 0
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
