import Disk

/// What a record of an earlier build says that the site owns, read line by line.
struct RecordReading: Hashable, Sendable {
  /// The files and their hashes in the order of the record.
  private(set) var files: [File] = []

  /// A file that an earlier build made.
  struct File: Hashable, Sendable {
    let path: String
    let hash: ContentHash
  }

  /// Reads a record; nil where the bytes are not as Riverbed writes them, so that nothing is owned
  /// that is not surely its own.
  init?(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard let start = lines.firstIndex(where: { $0.elementsEqual(Self.start) }) else { return nil }
    lines = lines[(start + 1)...]
    while let line = lines.popFirst() {
      guard !line.elementsEqual(Self.end) else { return }
      guard let file = File(line) else { return nil }
      files.append(file)
    }
    return nil
  }

  private static let start = Array("  \"files\": [".utf8)
  private static let end = Array("  ]".utf8)
}

extension RecordReading.File {
  /// Reads `    { "path": "style.css", "hash": "…", … }`.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    var rest = line
    guard let path = rest.text(behind: "    { \"path\": \""),
      let digits = rest.text(behind: ", \"hash\": \""), let hash = ContentHash(text: digits)
    else { return nil }
    self.path = path
    self.hash = hash
  }
}

extension ArraySlice<UInt8> {
  /// Takes off a beginning, and the text behind it up to the next quotation mark; a path of a site has
  /// nothing in it that JSON would escape.
  fileprivate mutating func text(behind beginning: StaticString) -> String? {
    let length = beginning.utf8CodeUnitCount
    let matches = beginning.withUTF8Buffer { starts(with: $0) }
    guard matches, let end = self[(startIndex + length)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    let text = String(decoding: self[(startIndex + length)..<end], as: UTF8.self)
    self = self[(end + 1)...]
    return text.contains("\\") ? nil : text
  }
}

extension RecordReading {
  /// What the folder's record says; nil where there is none.
  init?(of folder: borrowing SiteFolder) throws(DiskError) {
    switch folder.previousRecord {
    case nil: return nil
    case .unreadable(let reason): throw .unusableRecord(of: folder.path, reason)
    case .bytes(let bytes):
      guard let reading = RecordReading(bytes) else {
        throw .unusableRecord(of: folder.path, "it is not as a build writes it")
      }
      self = reading
    }
  }
}

extension DiskError {
  fileprivate static func unusableRecord(of path: String, _ reason: String) -> DiskError {
    DiskError(
      attempt: "cannot tell from '\(path)/site.json' which files of the folder a build wrote",
      reason: "\(reason); choose another folder")
  }
}
