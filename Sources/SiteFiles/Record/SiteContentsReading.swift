/// The members of a record that matter, read in any order.
struct SiteContentsReading {
  private(set) var version: Int?
  private(set) var title: String?
  private(set) var axes: [String: [String]]?
  private(set) var files: [SiteContents.File] = []
  /// Whether the record says that it is a report's.
  private(set) var isReport = false
  private(set) var mark: ShardMark?
  /// Why the first file that cannot be used is refused.
  private(set) var refusal: RecordRefusal?

  static let longestText = 1 << 20

  init(_ stream: consuming JSONStream) throws(JSONStream.Failure) {
    var seen: Set<RecordKey> = []
    var isFirst = true
    try stream.expect(UInt8(ascii: "{"))
    while try stream.advance(isFirst: isFirst, until: UInt8(ascii: "}")) {
      isFirst = false
      guard let key = try stream.key().flatMap(RecordKey.init(rawValue:)) else {
        try stream.skipValue()
        continue
      }
      switch key {
      case .schemaVersion: version = try stream.wholeNumber()
      case .title: title = try stream.text(atMost: Self.longestText)
      case .axes: axes = try stream.wordLists(atMost: Self.longestText)
      case .files:
        try stream.readElements { stream throws(JSONStream.Failure) in
          add(try stream.texts(of: Self.fileKeys, atMost: Self.longestText))
        }
      case .shard: mark = try ShardMark(from: &stream)
      case .report:
        isReport = true
        try stream.skipValue()
      case .label: try stream.skipValue()
      }
      // A label, and whether something is a report, may be said twice: what comes after does not
      // change what is read.
      if key != .report, key != .label, !seen.insert(key).inserted { throw .unexpected }
    }
    guard try stream.peek() == nil else { throw .unexpected }
  }

  /// Adds a file, until one is refused.
  private mutating func add(_ texts: [RecordKey.OfFile: String]) {
    guard refusal == nil else { return }
    do throws(RecordRefusal) {
      files.append(try SiteContents.File(texts))
    } catch {
      refusal = error
    }
  }

  static let fileKeys = Set(RecordKey.OfFile.allCases)
}
