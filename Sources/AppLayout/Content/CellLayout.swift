package import AppModel

/// One cell of a section.
package struct CellLayout: Hashable, Sendable {
  package let frame: Rect
  package let measure: CellMeasure
  /// The item that the cell shows; nil for a placeholder.
  package let item: FeedItem?

  /// The title of the item, shortened for people to read.
  package var title: String? { item?.title?.readable }
}
