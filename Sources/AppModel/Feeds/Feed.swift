/// The contents of a data source: a snapshot of a collection, a category or an atom feed.
package struct Feed: Hashable, Sendable {
  package let id: String?
  package let title: String?
  /// The items, in order: the children of a collection, the entries of an atom feed.
  package let items: [FeedItem]
  package let location: Location

  /// Reads a feed file; nil if it is not an object.
  static func read(_ root: JSON, _ diagnostics: inout DiagnosticLog) -> Feed? {
    var reader = ObjectReader(nil, at: root.location, .ofTheApps, diagnostics)
    defer { diagnostics = reader.finished() }
    if case .object = root.content {
      let feed = reader.lend(to: root, Feed.init)
      reader.reportRepeatedTags(of: feed.items.withDescendants(\.children), as: "item")
      return feed
    }
    reader.report(
      .wrongType("the feed", root, "an object", .ofTheApps, else: "it is not read").leavingUnread)
    return nil
  }

  /// Reads a collection, a category or an atom feed; a wrong type inside is skipped as in the apps.
  private init(_ reader: inout ObjectReader) {
    self.init(FeedItem(&reader))
  }

  /// Creates a feed from an item with children.
  init(_ item: FeedItem) {
    (id, title, location) = (item.id, item.title, item.location)
    items = item.children
  }
}
