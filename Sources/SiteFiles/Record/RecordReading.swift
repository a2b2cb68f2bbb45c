package import Disk

/// The files of a site according to the record of an earlier build, read one by one. The record may
/// have been reformatted, but anything that is not clearly a record of a site is refused, so that
/// Riverbed never takes over files it did not write. This is certain only after the last file.
package struct RecordReading: ~Copyable, Sendable {
  /// The rest of the record; nil if there is nothing left.
  private var stream: JSONStream?
  private let site: String
  private var isFirst = true
  /// Whether the files are those of a report; nil without a record.
  package let isReport: Bool?
  /// Whether this is the record of a shard, which may not have any files.
  private let isOfShard: Bool

  /// What a record says about its files before it lists them.
  fileprivate struct Said {
    var isReport = false
    var isShard = false
  }

  /// A file that an earlier build wrote.
  package struct File: Hashable, Sendable {
    package let path: String
    package let hash: ContentHash
  }

  /// Starts at the first file of a folder's record; without a record there are no files.
  package init(of folder: borrowing SiteFolder) throws(DiskError) {
    site = folder.path
    var said = Said()
    do throws(JSONStream.Failure) {
      stream = try Self.begun(in: folder, &said)
    } catch {
      throw .unusableRecord(of: folder.path, error.reason)
    }
    isReport = stream != nil ? said.isReport : nil
    isOfShard = said.isShard
  }

  /// Starts at the first file of the record of a folder that is only read.
  init(of folder: borrowing StoredFolder) throws(DiskError) {
    site = folder.path
    var said = Said()
    let portions = try folder.portions(of: SiteContents.recordName, atMost: .max)
    do throws(JSONStream.Failure) {
      if let portions { stream = try Self.begun(portions, &said) }
    } catch {
      throw .unusableRecord(of: site, error.reason)
    }
    isReport = stream != nil ? said.isReport : nil
    isOfShard = said.isShard
  }

  /// Returns the next file; nil after the last.
  package mutating func next() throws(DiskError) -> File? {
    guard stream != nil else { return nil }
    do throws(JSONStream.Failure) {
      let file = try nextFile()
      if file == nil { stream = nil }
      return file
    } catch {
      throw .unusableRecord(of: site, error.reason)
    }
  }

  /// Reads the record up to its first file; returns nil without a record.
  private static func begun(
    in folder: borrowing SiteFolder, _ said: inout Said
  ) throws(JSONStream.Failure) -> JSONStream? {
    let portions: FilePortions?
    do throws(DiskError) {
      portions = try folder.previousRecord()
    } catch {
      throw .unreadable(error)
    }
    guard let portions else { return nil }
    return try begun(portions, &said)
  }

  private static func begun(
    _ portions: consuming FilePortions, _ said: inout Said
  ) throws(JSONStream.Failure) -> JSONStream {
    var stream = try JSONStream(of: portions)
    try stream.expect(UInt8(ascii: "{"))
    guard try stream.skipMembers(to: .files, isFirst: true, noting: &said) else {
      throw .unexpected
    }
    try stream.expect(UInt8(ascii: "["))
    return stream
  }

  private mutating func nextFile() throws(JSONStream.Failure) -> File? {
    guard var stream = stream.take() else { return nil }
    guard try stream.advance(isFirst: isFirst, until: UInt8(ascii: "]")) else {
      // No build makes a site without files or lists them twice.
      var said = Said()
      let hasMore = try stream.skipMembers(to: .files, isFirst: false, noting: &said)
      guard !isFirst || isOfShard, !hasMore, try stream.peek() == nil else { throw .unexpected }
      return nil
    }
    isFirst = false
    let file = try File(from: &stream)
    self.stream = consume stream
    return file
  }
}

extension JSONStream {
  /// Advances past the key of a member and its colon, or past the end of the object; returns
  /// whether there is such a member. Notes what the members before it say about the files.
  fileprivate mutating func skipMembers(
    to key: RecordKey, isFirst: Bool, noting said: inout RecordReading.Said
  ) throws(Failure) -> Bool {
    var isFirst = isFirst
    while try advance(isFirst: isFirst, until: UInt8(ascii: "}")) {
      isFirst = false
      let found = try self.key().flatMap(RecordKey.init(rawValue:))
      if found == key { return true }
      if found == .report { said.isReport = true }
      if found == .shard { said.isShard = true }
      try skipValue()
    }
    return false
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
