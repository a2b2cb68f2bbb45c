/// The input for one section of a flow layout.
package struct FlowSection: Hashable, Sendable {
  package let items: FlowItems
  /// The distances between the section's edges and its cells; header and footer ignore them.
  package let inset: Insets
  /// The minimum distance between cells on a line.
  package let interitemSpacing: Double
  /// The minimum distance between lines.
  package let lineSpacing: Double
  /// The requested size of the header; only the extent along the scroll direction counts, and zero
  /// means no header.
  package let header: Size
  /// The requested size of the footer, used like the header's.
  package let footer: Size

  /// The documented default of both spacings.
  package static let defaultSpacing = 10.0

  /// Makes a section; anything left out has the documented default.
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
