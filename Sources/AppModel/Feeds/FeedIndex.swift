/// The feeds of an app, by the data sources that they are snapshots of.
package struct FeedIndex: Hashable, Sendable {
  /// The feeds in the order of the index.
  package let entries: [Entry]
  private let first: [String: ElementIndex<Entry>]
  private let typed: [Key: ElementIndex<Entry>]
  private let filePlaces: [FileID: ElementIndex<Entry>]

  /// A feed and the data source that it is a snapshot of.
  package struct Entry: Hashable, Sendable {
    package let source: Located<String>
    package let type: DataSourceType?
    /// The file that holds the feed, by its name inside the app folder.
    package let file: String
    package let feed: Feed
  }

  /// The key by which a feed is found; without a type if the index leaves it open.
  struct Key: Hashable {
    let source: String
    let type: DataSourceType?
  }

  init(_ entries: [Entry]) {
    self.entries = entries
    first = Dictionary(firstOf: entries.withIndices.map { ($1.source.value, $0) })
    typed = Dictionary(
      firstOf: entries.withIndices.map { (Key(source: $1.source.value, type: $1.type), $0) })
    filePlaces = Dictionary(firstOf: entries.withIndices.map { ($1.feed.location.file, $0) })
  }

  /// Returns the first feed of a file.
  package func entry(in file: FileID) -> Entry? { filePlaces[file].map { entries[$0] } }

  /// Returns the feed of a data source: the one of the same type, else one whose type is left open.
  package func feed(for data: DataReference) -> Feed? {
    data.source.flatMap { index(of: $0.value, data.type) }.map { entries[$0].feed }
  }

  /// Returns the index of the entry of a data source.
  func index(of source: String, _ type: DataSourceType?) -> ElementIndex<Entry>? {
    typed[Key(source: source, type: type)]
      ?? (type == nil ? first[source] : typed[Key(source: source, type: nil)])
  }
}
