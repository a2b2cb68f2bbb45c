package import AppModel

/// What fills the cells of a section: items of a feed, or placeholders.
package struct SectionItems: Hashable, Sendable {
  private let items: [FeedItem]
  /// How many cells there are.
  package let count: Int
  /// Whether more cells are wanted than there is room for.
  let isCut: Bool

  /// As many placeholders as a picture can show; more would all look the same.
  static let mostPlaceholders = 1000

  /// Items of a feed, never more than a limit, nor than there is room for.
  init(_ items: [FeedItem], atMost limit: Int?, in room: Int) {
    self.init(items, wanted: min(items.count, limit ?? items.count), in: room)
  }

  /// Cells without items.
  init(placeholders count: Int, in room: Int) {
    self.init([], wanted: count, in: min(room, Self.mostPlaceholders))
  }

  private init(_ items: [FeedItem], wanted: Int, in room: Int) {
    self.items = items
    count = min(wanted, room)
    isCut = wanted > room
  }

  /// The item of a cell; nil for a placeholder.
  package subscript(index: Int) -> FeedItem? { index < items.count ? items[index] : nil }
}
