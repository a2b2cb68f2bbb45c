package import AppModel

/// What fills the cells of a section: items of a feed, or placeholders.
package struct SectionItems: Hashable, Sendable {
  private let items: [FeedItem]
  /// How many cells there are.
  package let count: Int

  /// Items of a feed, never more than a limit.
  init(_ items: [FeedItem], atMost limit: Int?) {
    self.items = items
    count = min(items.count, limit ?? items.count)
  }

  /// Cells without items.
  init(placeholders count: Int) {
    items = []
    self.count = count
  }

  /// The item of a cell; nil for a placeholder.
  package subscript(index: Int) -> FeedItem? { index < items.count ? items[index] : nil }
}
