import AppModel

/// The paths of feed items: the file that holds the feed, and the ids from its first level down.
struct FeedSources {
  private let app: App

  init(_ app: App) {
    self.app = app
  }

  /// The path of an item; nil for one that stands in no feed of the app.
  func path(of item: FeedItem) -> SourcePath? { Level(above: item, in: app)?.path(of: item) }

  /// What the siblings of a feed's item have in common, so that it is looked for once.
  struct Level {
    private let file: String
    private let parent: SourcePath?

    /// The level on which an item stands, found by where it and those around it are written.
    init?(above item: FeedItem, in app: App) {
      let file = item.location.file
      var items: [FeedItem]
      if let entry = app.feeds.entries.first(where: { $0.feed.location.file == file }),
        entry.file != Collections.file
      {
        self.file = entry.file
        items = entry.feed.items
      } else if app.collections.location?.file == file {
        self.file = Collections.file
        items = app.collections.all
      } else {
        return nil
      }
      var parent: SourcePath?
      while let around = items.last(before: item.location), around.location != item.location {
        parent = Self.path(of: around, in: parent, self.file)
        items = around.children
      }
      self.parent = parent
    }

    func path(of item: FeedItem) -> SourcePath { Self.path(of: item, in: parent, file) }

    /// The path of an item in one around it, or on the first level of a file.
    fileprivate static func path(
      of item: FeedItem, in parent: SourcePath?, _ file: String
    ) -> SourcePath {
      let name = item.sourceName
      return parent.map { $0.appending(name) } ?? SourcePath(file: file, id: name)
    }
  }

  /// All items of all feeds and collections with their paths, each before what it holds.
  var placed: [PlacedSource] {
    var files: Set<String> = []
    let feeds = app.feeds.entries.filter { $0.file != Collections.file }
    return feeds.flatMap { entry in
      files.insert(entry.file).inserted ? placed(entry.feed.items, in: nil, entry.file) : []
    } + placed(app.collections.all, in: nil, Collections.file)
  }

  private func placed(
    _ items: [FeedItem], in parent: SourcePath?, _ file: String
  ) -> [PlacedSource] {
    items.flatMap { item -> [PlacedSource] in
      let path = Level.path(of: item, in: parent, file)
      return [PlacedSource(path: path, location: item.location)]
        + placed(item.children, in: path, file)
    }
  }
}

extension FeedItem {
  /// What a path calls an item: by its id, else by what else tells it from its siblings.
  fileprivate var sourceName: String { id ?? uiTag?.value ?? title ?? "item" }
}

extension [FeedItem] {
  /// The last one that is written at or before a place, which is the one that holds what stands there.
  fileprivate func last(before location: Location) -> FeedItem? {
    var found: FeedItem?
    for item in self where item.location <= location {
      if found.map({ $0.location < item.location }) ?? true { found = item }
    }
    return found
  }
}
