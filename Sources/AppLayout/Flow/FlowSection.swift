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

/// The cells of a section by their sizes; a repeated size is stored once.
package struct FlowItems: Hashable, Sendable {
  /// The number of cells.
  package let count: Int
  /// The sizes that repeat over the cells, never more than there are cells.
  let pattern: [Size]

  init(pattern: [Size], count: Int) {
    self.count = pattern.isEmpty ? 0 : max(0, count)
    self.pattern = pattern.count > self.count ? Array(pattern.prefix(self.count)) : pattern
  }

  /// The documented default size of a cell.
  package static let defaultSize = Size(width: 50, height: 50)

  /// Returns cells that all have one size.
  package static func uniform(_ size: Size = defaultSize, count: Int) -> FlowItems {
    FlowItems(pattern: [size], count: count)
  }

  /// Returns cells whose sizes repeat, as cell styles do over the items of a component.
  package static func pattern(_ sizes: [Size], count: Int) -> FlowItems {
    FlowItems(pattern: sizes, count: count)
  }

  /// The size of a cell.
  subscript(index: Int) -> Size {
    index < pattern.count ? pattern[index] : pattern[index % pattern.count]
  }
}
