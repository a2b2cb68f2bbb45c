/// The paths of feed items: the file that holds the feed, and the ids from its first level down.
package struct FeedSources: Sendable {
  private let app: App

  init(_ app: App) {
    self.app = app
  }

  /// Returns the path of an item; nil for an item that is not in a feed of the app.
  func path(of item: FeedItem) -> SourcePath? { Level(above: item, in: app)?.path(of: item) }

  /// The part of the path that siblings in a feed share, so that it is looked up once.
  package struct Level: Sendable {
    private let file: String
    private let parent: SourcePath?

    /// Finds the level of an item by its location and those of the items around it.
    package init?(above item: FeedItem, in app: App) {
      let file = item.location.file
      var items: [FeedItem]
      if let entry = app.feeds.entry(in: file), entry.file != AppFile.collections.name {
        self.file = entry.file
        items = entry.feed.items
      } else if app.collections.location?.file == file {
        self.file = AppFile.collections.name
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

    package func path(of item: FeedItem) -> SourcePath { Self.path(of: item, in: parent, file) }

    /// Returns the path of an item inside another item, or on the first level of a file.
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
    var placed: [PlacedSource] = []
    for entry in app.feeds.entries where entry.file != AppFile.collections.name {
      guard files.insert(entry.file).inserted else { continue }
      Self.add(entry.feed.items[...], in: nil, entry.file, to: &placed)
    }
    Self.add(app.collections.all[...], in: nil, AppFile.collections.name, to: &placed)
    return placed
  }

  /// Returns the paths of a collection and what it holds, by their locations: of everything, or
  /// only of its first children.
  static func paths(in collection: FeedItem, first most: Int?) -> [Location: SourcePath] {
    var placed: [PlacedSource] = []
    if let most {
      let path = Level.path(of: collection, in: nil, AppFile.collections.name)
      placed = collection.children.prefix(most).map {
        PlacedSource(
          path: Level.path(of: $0, in: path, AppFile.collections.name), location: $0.location)
      }
    } else {
      add([collection], in: nil, AppFile.collections.name, to: &placed)
    }
    return Dictionary(firstOf: placed.map { ($0.location, $0.path) })
  }

  private static func add(
    _ items: ArraySlice<FeedItem>, in parent: SourcePath?, _ file: String,
    to placed: inout [PlacedSource]
  ) {
    for item in items {
      let path = Level.path(of: item, in: parent, file)
      placed.append(PlacedSource(path: path, location: item.location))
      add(item.children[...], in: path, file, to: &placed)
    }
  }
}

extension [FeedItem] {
  /// Returns the last item that is written at or before a location, which is the one that contains
  /// it.
  ///
  /// Items are in the order of their file, or in two runs of it: those of `children`, followed by
  /// those of `entry`, which may come first in the file.
  fileprivate func last(before location: Location) -> FeedItem? {
    guard let first = first?.location else { return nil }
    let turn = partitionPoint { $0.location < first }
    return [self[..<turn], self[turn...]].compactMap { run in
      let end = run.partitionPoint { $0.location > location }
      return end > run.startIndex ? run[end - 1] : nil
    }.max { $0.location < $1.location }
  }
}
