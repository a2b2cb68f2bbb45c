import AppModel
import Disk

/// `site.json`, read member by member and file by file as its bytes arrive, in any layout and
/// order. What is wanted of it says what is read, what is skipped, and what is refused.
struct RecordReading: ~Copyable, Sendable {
  private var stream: JSONStream
  private let wanted: Wanted
  /// What the part that was read says besides its files.
  private(set) var said = Said()
  private var isInFiles = false

  /// What is read of a record. A member that is read must be as a build writes it and may occur
  /// once; any other may be anything, as long as it is JSON.
  struct Wanted {
    let members: Set<RecordKey>
    let ofFile: Set<RecordKey.OfFile>
    /// The maximum number of bytes of a text.
    let longestText: Int
    /// Whether there must not be other members, or members after the files.
    let isAll: Bool
  }

  /// What a record says besides its files.
  struct Said {
    /// All members, read or skipped.
    fileprivate(set) var members: Set<RecordKey> = []
    fileprivate(set) var version: Int?
    fileprivate(set) var title: String?
    fileprivate(set) var label: String?
    fileprivate(set) var axes: [String: [String]]?
    fileprivate(set) var mark: ShardMark?
  }

  /// Starts at the first file, or at the end of a record that does not list any.
  init(of portions: consuming FilePortions, _ wanted: Wanted) throws(JSONStream.Failure) {
    try self.init(JSONStream(of: portions), wanted)
  }

  private init(_ stream: consuming JSONStream, _ wanted: Wanted) throws(JSONStream.Failure) {
    self.stream = stream
    self.wanted = wanted
    try self.stream.open(UInt8(ascii: "{"))
    try readMembers()
  }

  /// Returns the texts of the next file; nil after the last, when all of the record was read.
  mutating func next() throws(JSONStream.Failure) -> [RecordKey.OfFile: String]? {
    guard isInFiles else { return nil }
    guard try stream.advance(until: UInt8(ascii: "]")) else {
      isInFiles = false
      try readMembers()
      return nil
    }
    return try stream.texts(of: wanted.ofFile, atMost: wanted.longestText)
  }

  /// Reads members up to the first file, or to the end of the record.
  private mutating func readMembers() throws(JSONStream.Failure) {
    while try stream.advance(until: UInt8(ascii: "}")) {
      let key = try stream.key().flatMap(RecordKey.init(rawValue:))
      let isNew = key.map { said.members.insert($0).inserted } ?? false
      guard let key, wanted.members.contains(key) else {
        guard !wanted.isAll else { throw .unexpected }
        try stream.skipValue()
        continue
      }
      guard isNew, !wanted.isAll || key == .files || !said.members.contains(.files) else {
        throw .unexpected
      }
      switch key {
      case .schemaVersion: said.version = try stream.wholeNumber()
      case .title: said.title = try stream.text(atMost: wanted.longestText)
      case .label: said.label = try stream.text(atMost: wanted.longestText)
      case .axes: said.axes = try stream.wordLists(atMost: wanted.longestText)
      case .shard: said.mark = try ShardMark(from: &stream)
      case .report: try stream.skipValue()
      case .files:
        try stream.open(UInt8(ascii: "["))
        isInFiles = true
        return
      }
    }
    guard try stream.peek() == nil else { throw .unexpected }
  }
}

/// Why a record is not used, in words.
package struct RecordRefusal: Error, Hashable, Sendable {
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }

  /// Makes a refusal that names the record.
  static func unusable(_ reason: String) -> RecordRefusal {
    RecordRefusal("\(SiteContents.recordName) cannot be used: \(reason)")
  }

  /// The refusal of anything that is not clearly a record.
  static let notARecord = unusable(JSONStream.Failure.unexpected.reason)

  /// Makes a refusal of a value that this version does not know.
  static func unknown(_ name: String, _ value: String) -> RecordRefusal {
    unusable("this version of Riverbed does not know the \(name) '\(value.quotable)'")
  }
}

extension JSONStream.Failure {
  /// The reason that a record is not read, in words.
  var reason: String {
    switch self {
    case .unexpected: "it is not a record that a build wrote"
    case .unreadable(let error): error.reason
    }
  }
}
