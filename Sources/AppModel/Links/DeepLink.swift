/// What a link from outside into an app opens, or why it opens nothing.
///
///     newsroom://present?screen_id=live
///     newsroom://present?data_source=MTQ0OTA=&entry_id=70001&source_type=FEED_JSON
///     newsroom://open?type=movie
///     newsroom://open?feed_locator=https://feeds.example.com/news.json&position=2
package struct DeepLink: Hashable, Sendable {
  package let text: String
  package let outcome: Outcome
  /// The data source and the entry that the link hands over.
  package let dataSource: String?
  package let entry: String?
  /// What is unusual about the link although it opens something, as a sentence without its period.
  package let note: String?

  /// What happens to the link.
  package enum Outcome: Hashable, Sendable {
    case opens(Screen, by: Decider)
    /// What the native side of the client does with the link, which opens no screen, as a clause.
    case native(String)
    /// Why nothing opens, as a clause.
    case nothing(String)
  }

  /// What decides which screen opens.
  package enum Decider: String, Hashable, Sendable {
    case screenID = "screen_id"
    /// The type of the entry.
    case type
    /// The type that the link names.
    case contentType = "content_type"
  }

  /// Follows a link in an app.
  package init(_ text: String, in app: App) {
    self.text = text
    let link: LinkParameters
    switch LinkParameters.reading(text, scheme: app.site.scheme?.value) {
    case .success(let read): link = read
    case .failure(let failure):
      (outcome, dataSource, entry, note) = (.nothing(failure.reason), nil, nil, nil)
      return
    }
    dataSource = link.dataSource
    let found = app.entry(of: link)
    entry = found.id
    note =
      found.isDecoded && app.settings.isQuickBrick
      ? "The client of today takes an entry_id as it is, not in base64" : nil
    outcome = link.nativeAction.map { .native($0) } ?? Self.outcome(of: link, found, in: app)
  }

  private static func outcome(
    of link: LinkParameters, _ entry: FoundEntry, in app: App
  ) -> Outcome {
    if !link.screenIDs.isEmpty {
      let screen = link.screenIDs.lazy.compactMap { app.firstScreen(id: $0) }
        .first { !$0.isMissing }
      let ids = link.screenIDs.map { "'\($0.quotable)'" }.joined(separator: " or ")
      return screen.map { .opens($0, by: .screenID) } ?? .nothing("no screen has the id \(ids)")
    }
    if let type = link.type { return outcome(ofType: type, in: app) }
    guard entry.isAsked else { return .nothing(link.lack) }
    guard let item = entry.item else { return .nothing(entry.reason) }
    guard let name = app.target(of: item) else {
      return .nothing(
        item.typeName.isEmpty
          ? "\(entry.words) does not have a type"
          : "no screen opens for the type '\(item.typeName.quotable)' of the entry")
    }
    guard let screen = app.screen(name), !screen.isMissing else {
      return .nothing("no screen is for the type '\(name.quotable)' of the entry")
    }
    return .opens(screen, by: .type)
  }

  private static func outcome(ofType type: String, in app: App) -> Outcome {
    guard let screen = app.contentTypes[type]?.value else {
      return .nothing("no screen is for the type '\(type.quotable)'")
    }
    guard let found = app.firstScreen(id: screen), !found.isMissing else {
      return .nothing(
        "no screen has the id '\(screen.quotable)', which the type '\(type.quotable)' opens")
    }
    return .opens(found, by: .contentType)
  }
}

/// The entry that a link names.
private struct FoundEntry {
  /// Whether the link names one at all.
  var isAsked = true
  var id: String?
  var item: FeedItem?
  /// Whether the id had to be decoded.
  var isDecoded = false
  /// Why there is none, as a clause.
  var reason = ""

  /// What the entry is called in a clause.
  var words: String { id.map { "the entry '\($0.quotable)'" } ?? "the entry" }
}

extension App {
  /// Finds the entry that a link names, in the snapshots of feeds.
  fileprivate func entry(of link: LinkParameters) -> FoundEntry {
    guard let source = link.dataSource else {
      return link.entry == nil ? FoundEntry(isAsked: false) : entry(of: link, in: feeds.entries)
    }
    let type = link.sourceType.map { DataSourceType($0) }
    guard let index = feeds.index(of: source, type) else {
      return FoundEntry(
        isAsked: link.entry != nil || link.isOpen, id: link.entry,
        reason: "there is no snapshot of the data source '\(source.quotable)'")
    }
    return entry(of: link, in: [feeds.entries[index]])
  }

  private func entry(of link: LinkParameters, in feeds: [FeedIndex.Entry]) -> FoundEntry {
    guard let id = link.entry else {
      let items = feeds.first?.feed.items ?? []
      let place = link.position ?? 1
      guard link.isOpen else { return FoundEntry(isAsked: false) }
      guard items.indices.contains(place - 1) else {
        return FoundEntry(reason: "the snapshot has only \(items.count.of("entry", "entries"))")
      }
      return FoundEntry(id: items[place - 1].id, item: items[place - 1])
    }
    let item = { (id: String) in
      feeds.lazy.flatMap { $0.feed.items.withDescendants(\.children) }.first { $0.id == id }
    }
    if let item = item(id) { return FoundEntry(id: id, item: item) }
    if !link.isOpen, let decoded = id.base64Decoded, let item = item(decoded) {
      return FoundEntry(id: decoded, item: item, isDecoded: true)
    }
    return FoundEntry(id: id, reason: "no snapshot has an entry with the id '\(id.quotable)'")
  }
}
