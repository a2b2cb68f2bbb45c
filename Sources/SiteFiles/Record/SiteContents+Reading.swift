import AppLayout
import AppModel
package import Disk

extension SiteContents {
  /// The name of the record in the folder of a site.
  package static let record = "site.json"

  /// The key that only the record of a report has.
  static let report = "report"

  /// The largest record that is read: more than a site with 200,000 files has.
  private static let largest = 64 << 20

  /// Reads the record of a site in a folder, which is neither locked nor changed; nil if there is
  /// none. Throws if it is not clearly a record that this version of Riverbed can read.
  package init?(of folder: borrowing StoredFolder) throws(DiskError) {
    let path = folder.path
    guard let portions = try folder.portions(of: Self.record, atMost: Self.largest) else {
      return nil
    }
    do throws(RecordRefusal) {
      try self.init(portions)
    } catch {
      throw DiskError(attempt: "cannot compare the site '\(path)'", reason: error.reason)
    }
  }

  /// Returns the hash of the record in a folder; nil if there is none.
  package static func hash(in folder: borrowing StoredFolder) throws(DiskError) -> ContentHash? {
    try folder.portions(of: record, atMost: largest)?.hash()
  }

  private init(_ portions: consuming FilePortions) throws(RecordRefusal) {
    let reader: SiteContentsReader
    do throws(JSONStream.Failure) {
      reader = try SiteContentsReader(JSONStream(of: portions))
    } catch {
      switch error {
      case .unexpected: throw RecordRefusal("it is not a record that a build wrote")
      case .unreadable(let error): throw RecordRefusal(error.reason)
      }
    }
    guard !reader.isReport else {
      throw RecordRefusal("it is the record of a report, which is not compared")
    }
    guard let version = reader.version, let title = reader.title, let axes = reader.axes,
      !reader.files.isEmpty || reader.refusal != nil || reader.mark != nil
    else { throw RecordRefusal("it is not a record that a build wrote") }
    guard version == "\(SiteRecord.version)" else {
      throw RecordRefusal(
        "it has version \(version), and this version of Riverbed reads \(SiteRecord.version)")
    }
    if let refusal = reader.refusal { throw refusal }
    self.title = title
    self.axes = try Axes(axes)
    files = reader.files
    shard = reader.mark?.shard
  }
}

/// Why a record is not read.
struct RecordRefusal: Error {
  let reason: String

  /// Makes a refusal of the record of a site.
  init(_ reason: String) {
    self.reason = "\(SiteContents.record) cannot be used: \(reason)"
  }

  /// Makes a refusal of a value that this version does not know.
  static func unknown(_ name: String, _ value: String) -> RecordRefusal {
    RecordRefusal("this version of Riverbed does not know the \(name) '\(value.quotable)'")
  }
}

/// Reads the members of a record that matter, in any order.
struct SiteContentsReader {
  /// The number of the version as it is written.
  private(set) var version: String?
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
    var seen: Set<String> = []
    var isFirst = true
    try stream.expect(UInt8(ascii: "{"))
    while try stream.advance(isFirst: isFirst, until: UInt8(ascii: "}")) {
      isFirst = false
      guard let key = try stream.key() else {
        try stream.skipValue()
        continue
      }
      switch key {
      case "schemaVersion": version = try stream.wholeNumber()
      case "title": title = try stream.text(atMost: Self.longestText)
      case "axes": axes = try stream.wordLists(atMost: Self.longestText)
      case "files":
        try stream.readElements { stream throws(JSONStream.Failure) in
          add(try stream.texts(of: Self.fileKeys, atMost: Self.longestText))
        }
      case SiteContents.report:
        isReport = true
        try stream.skipValue()
      case ShardMark.key: mark = try ShardMark(from: &stream)
      default: try stream.skipValue()
      }
      if Self.keys.contains(key), !seen.insert(key).inserted { throw .unexpected }
    }
    guard try stream.peek() == nil else { throw .unexpected }
  }

  /// Adds a file, until one is refused.
  private mutating func add(_ texts: [String: String]) {
    guard refusal == nil else { return }
    do throws(RecordRefusal) {
      files.append(try SiteContents.File(texts))
    } catch {
      refusal = error
    }
  }

  private static let keys: Set<String> = ["schemaVersion", "title", "axes", ShardMark.key, "files"]
  static let fileKeys: Set<String> = [
    "path", "hash", "kind", "screen", "device", "orientation", "theme", "placement", "statusBar",
    "entrance",
  ]
}
