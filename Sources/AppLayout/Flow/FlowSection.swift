/// What one section of a flow layout is made of.
package struct FlowSection: Hashable, Sendable {
  /// The cells.
  package let items: FlowItems
  /// The distances between the section's edges and its cells; header and footer ignore them.
  package let inset: Insets
  /// The least distance between cells on a line.
  package let interitemSpacing: Double
  /// The least distance between lines.
  package let lineSpacing: Double
  /// The size asked for the header; only the extent along the scroll direction counts, and zero
  /// means no header.
  package let header: Size
  /// The size asked for the footer, read like the header's.
  package let footer: Size

  /// Both spacings of a section that nobody gave any, as the documentation has them.
  package static let defaultSpacing = 10.0

  /// Makes a section; what is left out has the documented default.
  package init(
    _ items: FlowItems,
    inset: Insets = .zero,
    interitemSpacing: Double = defaultSpacing,
    lineSpacing: Double = defaultSpacing,
    header: Size = .zero,
    footer: Size = .zero
  ) {
    self.items = items
    self.inset = inset
    self.interitemSpacing = interitemSpacing
    self.lineSpacing = lineSpacing
    self.header = header
    self.footer = footer
  }
}
