/// The feeds of an app, by the data sources that they are snapshots of.
package struct FeedIndex: Hashable, Sendable {
  /// The feeds in the order of the index.
  package let entries: [Entry]
  private let places: [String: [Int]]
  private let filePlaces: [FileID: Int]

  /// A feed and the data source that it stands for.
  package struct Entry: Hashable, Sendable {
    package let source: Located<String>
    package let type: DataSourceType?
    /// The file that holds the feed, by its name inside the app folder.
    package let file: String
    package let feed: Feed
  }

  init(_ entries: [Entry]) {
    self.entries = entries
    places = Dictionary(grouping: entries.indices) { entries[$0].source.value }
    filePlaces = Dictionary(
      entries.indices.map { (entries[$0].feed.location.file, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The first feed that stands in a file.
  package func entry(in file: FileID) -> Entry? { filePlaces[file].map { entries[$0] } }

  /// The feed of a data source: the one of the same type, else one whose type was left open.
  package func feed(for data: DataReference) -> Feed? {
    guard let source = data.source else { return nil }
    let candidates = (places[source.value] ?? []).map { entries[$0] }
    return
      (candidates.first { $0.type == data.type }
      ?? candidates.first { $0.type == nil || data.type == nil })?.feed
  }
}
