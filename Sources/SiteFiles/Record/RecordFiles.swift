package import Disk
import Texts

/// The files of a site according to the record of an earlier build, read one by one. The record may
/// have been reformatted, but anything that is not clearly a record of a site is refused, so that
/// Riverbed never takes over files it did not write. This is certain only after the last file.
package struct RecordFiles: ~Copyable, Sendable {
  /// The rest of the record; nil without a record.
  private var reading: RecordReading?
  private let site: String
  private var isEmpty = true
  /// Whether the files are those of a report; nil without a record.
  package let isReport: Bool?
  /// Whether this is the record of a shard, which may not have any files.
  private let isOfShard: Bool

  /// A file that an earlier build wrote.
  package struct File: Hashable, Sendable {
    package let path: String
    package let hash: ContentHash
  }

  /// The most bytes of a text are more than any path or hash that a build writes has.
  private static let wanted = RecordReading.Wanted(
    members: [.files], ofFile: [.path, .hash, .kind], longestText: 4096, isAll: false)

  /// Starts at the first file of a folder's record; without a record there are no files.
  package init(of folder: borrowing SiteFolder) throws(DiskError) {
    let portions: FilePortions?
    do throws(DiskError) {
      portions = try folder.previousRecord()
    } catch {
      throw .unusableRecord(of: folder.path, JSONStream.Failure.unreadable(error).reason)
    }
    try self.init(portions, of: folder.path)
  }

  /// Starts at the first file of the record in a folder where nothing is to be written. The record
  /// may be a link.
  init(protecting folder: String) throws(DiskError) {
    try self.init(
      FilePortions(at: "\(folder)/\(SiteContents.recordName)"), of: folder)
  }

  private init(_ portions: consuming FilePortions?, of site: String) throws(DiskError) {
    self.site = site
    do throws(JSONStream.Failure) {
      if let portions { reading = try Self.reading(of: portions) }
    } catch {
      throw .unusableRecord(of: site, error.reason)
    }
    // What comes after the files does not count.
    let members = reading?.said.members
    isReport = members?.contains(.report)
    isOfShard = members?.contains(.shard) == true
  }

  /// Returns the next file; nil after the last.
  package mutating func next() throws(DiskError) -> File? {
    do throws(JSONStream.Failure) {
      guard let texts = try reading?.next() else {
        // No build makes a site without files.
        guard reading == nil || !isEmpty || isOfShard else { throw .unexpected }
        return nil
      }
      isEmpty = false
      guard let path = texts[.path], let hash = texts[.hash].flatMap(ContentHash.init(text:)),
        texts[.kind] != nil
      else { throw .unexpected }
      return File(path: path, hash: hash)
    } catch {
      throw .unusableRecord(of: site, error.reason)
    }
  }

  private static func reading(
    of portions: consuming FilePortions
  ) throws(JSONStream.Failure) -> RecordReading {
    let reading = try RecordReading(of: portions, wanted)
    guard reading.said.members.contains(.files) else { throw .unexpected }
    return reading
  }
}

extension DiskError {
  fileprivate static func unusableRecord(of path: String, _ reason: String) -> DiskError {
    DiskError(
      attempt:
        "cannot find out from '\(path)/\(SiteContents.recordName)' which files of the folder a "
        + "build wrote",
      reason: "\(reason); \(DiskError.adviceOnRecord(SiteContents.recordName))")
  }
}

/// The paths in the record of an earlier build, sorted by their bytes, even if another tool changed
/// the order of the record.
package struct RecordPaths: Sendable {
  private var paths: CompactTexts.Iterator

  /// Reads the whole record of a folder, and passes on each of its files.
  package init(
    of folder: borrowing SiteFolder, _ pass: (RecordFiles.File) -> Void = { _ in }
  ) throws(DiskError) {
    var files = try RecordFiles(of: folder)
    var paths = CompactTexts()
    var last: String?
    var areInOrder = true
    // Reading on to the end finds out whether this is a record.
    while let file = try files.next() {
      pass(file)
      if let last, file.path.precedesByBytes(last) { areInOrder = false }
      paths.append(file.path)
      last = file.path
    }
    if !areInOrder { paths = CompactTexts(paths.sorted { $0.precedesByBytes($1) }) }
    self.paths = paths.makeIterator()
  }
}

extension RecordPaths: PathSource {
  /// Returns the next path; nil after the last.
  package mutating func nextPath() -> String? { paths.next() }
}
