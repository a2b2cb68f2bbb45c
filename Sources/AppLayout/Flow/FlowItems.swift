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
