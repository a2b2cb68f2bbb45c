package import AppModel

/// The content of a section's cells: items of a feed, or placeholders.
package struct SectionItems: Hashable, Sendable {
  private let items: [FeedItem]
  /// The number of cells.
  package let count: Int
  /// Whether more cells are wanted than there is room for.
  let isCut: Bool

  /// The maximum number of placeholders that a picture can show; more would all look the same.
  static let mostPlaceholders = 1000

  /// Takes items of a feed, at most as many as a limit and the room allow.
  init(_ items: [FeedItem], atMost limit: Int?, in room: Int) {
    self.init(items, wanted: min(items.count, limit ?? items.count), in: room)
  }

  /// Makes cells without items.
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
