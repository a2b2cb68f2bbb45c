import Disk

/// What the record of an earlier build says that the site owns, read line by line.
///
/// A record that is not as Riverbed writes it is refused, so that nothing is owned that is not surely
/// its own. It is found out at the latest with the last line.
struct RecordReading: ~Copyable, Sendable {
  /// What is still to be read; nil where there is nothing or nothing more.
  private var lines: FilePieces?
  private let site: String
  /// Whether another file follows the last one.
  private var goesOn = true

  /// A file that an earlier build made.
  struct File: Hashable, Sendable {
    let path: String
    let hash: ContentHash
  }

  /// Begins at the first file of a folder's record; where there is no record there are no files.
  init(of folder: borrowing SiteFolder) throws(DiskError) {
    site = folder.path
    do throws(DiskError) {
      lines = try folder.previousRecord()
    } catch {
      throw .unusableRecord(of: folder.path, error.reason)
    }
    guard lines != nil else { return }
    guard try nextLine() == Self.opening else { throw malformed }
    while let line = try nextLine() {
      if line == Self.start { return }
    }
    throw malformed
  }

  /// The next file; nil after the last.
  mutating func next() throws(DiskError) -> File? {
    guard let line = try nextLine() else {
      guard lines == nil else { throw malformed }
      return nil
    }
    if line == Self.end {
      try finish()
      return nil
    }
    guard goesOn, let (file, isLast) = File.read(line[...]) else { throw malformed }
    goesOn = !isLast
    return file
  }

  /// Sees to it that nothing is missing behind the last file, and nothing follows.
  private mutating func finish() throws(DiskError) {
    guard !goesOn, try nextLine() == Self.closing, lines?.isComplete == true,
      try nextLine() == nil
    else { throw malformed }
    lines = nil
  }

  private mutating func nextLine() throws(DiskError) -> [UInt8]? {
    do throws(DiskError) {
      return try lines?.next()
    } catch {
      throw .unusableRecord(of: site, error.reason)
    }
  }

  private var malformed: DiskError {
    .unusableRecord(of: site, "it is not as a build writes it")
  }

  private static let opening = Array("{".utf8)
  private static let start = Array("  \"files\": [".utf8)
  private static let end = Array("  ]".utf8)
  private static let closing = Array("}".utf8)
}

extension RecordReading: PathSource {
  mutating func nextPath() throws(DiskError) -> String? { try next()?.path }
}

extension DiskError {
  fileprivate static func unusableRecord(of path: String, _ reason: String) -> DiskError {
    DiskError(
      attempt: "cannot tell from '\(path)/site.json' which files of the folder a build wrote",
      reason: "\(reason); choose another folder, or remove that file and what it lists")
  }
}
