extension AppCheck {
  /// Checks that different items do not have the same ui_tag, wherever they are. The same item may
  /// be in many feeds. Tags that are repeated in one file of a feed, or by two collections, are
  /// reported where the file is read.
  static let tags = AppCheck([.duplicateID]) { app in
    var first: [String: FeedItem] = [:]
    var found: [Diagnostic] = []
    var files: Set<FileID> = Set([app.collections.location?.file].compactMap(\.self))
    let feeds = app.feeds.entries.filter { files.insert($0.feed.location.file).inserted }
    let collections = Set(app.collections.all.map(\.location))
    let inCollections = { (item: FeedItem) in
      item.location.file == app.collections.location?.file
    }
    for items in [app.collections.all] + feeds.map(\.feed.items) {
      for item in items.withDescendants(\.children) {
        guard let tag = item.uiTag else { continue }
        guard let earlier = first[tag.value] else {
          first[tag.value] = item
          continue
        }
        let isReported =
          item.location.file == earlier.location.file
          && (!inCollections(item)
            || (collections.contains(item.location) && collections.contains(earlier.location)))
        guard !isReported, !item.isSame(as: earlier) else { continue }
        found.append(Diagnostic(.tagOfOther(tag.value, earlier), at: tag.location))
      }
    }
    return found
  }
}

extension FeedItem {
  /// Whether two items are one: they have the same id, or if one of them has no id, the same
  /// title.
  fileprivate func isSame(as other: FeedItem) -> Bool {
    guard let id, let otherID = other.id else { return title == other.title }
    return id == otherID
  }

  /// What an item is called in a message; nil if it has neither a title nor an id.
  fileprivate var name: String? { title ?? id }
}

extension Diagnostic.Message {
  fileprivate static func tagOfOther(_ tag: String, _ other: FeedItem) -> Self {
    let item: Diagnostic.Sentence =
      other.name.map { "another item, '\(title: $0, of: .value(at: other.location))'," }
      ?? "another item"
    return Self(
      .duplicateID, .warning,
      "\(item) also has the ui_tag '\(name: tag)'; a ui_tag is meant "
        + "to be unique")
  }
}
