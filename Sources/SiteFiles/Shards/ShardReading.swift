package import Disk

/// The record of a shard: what it says about the site, and its files, read one by one. Anything
/// that a build does not write is refused.
package struct ShardReading: ~Copyable {
  /// What the record says before its files.
  package let head: Head
  private var stream: JSONStream
  private var last: String?
  private var isFinished = false

  /// What the record of a shard says about the site.
  package struct Head: Hashable, Sendable {
    package let title: String
    package let label: String?
    package let axes: SiteContents.Axes
    package let mark: ShardMark
  }

  /// The largest record that is read.
  private static let largest = 1 << 30

  /// Starts to read the record of a folder.
  package init(of folder: borrowing StoredFolder) throws(ShardRefusal) {
    var stream = try Self.stream(of: folder)
    head = try Head(from: &stream)
    self.stream = stream
  }

  private static func stream(
    of folder: borrowing StoredFolder
  ) throws(ShardRefusal) -> JSONStream {
    let portions: FilePortions?
    do throws(DiskError) {
      portions = try folder.portions(of: SiteContents.recordName, atMost: largest)
    } catch {
      throw ShardRefusal(error.reason)
    }
    guard let portions else { throw ShardRefusal("it does not have a \(SiteContents.recordName)") }
    do throws(JSONStream.Failure) {
      return try JSONStream(of: portions)
    } catch {
      throw ShardRefusal(error)
    }
  }

  /// Returns the next file, in the order of their paths; nil after the last.
  package mutating func next() throws(ShardRefusal) -> SiteContents.File? {
    guard !isFinished else { return nil }
    let texts: [RecordKey.OfFile: String]
    do throws(JSONStream.Failure) {
      guard try stream.advance(isFirst: last == nil, until: UInt8(ascii: "]")) else {
        guard try !stream.advance(isFirst: false, until: UInt8(ascii: "}")),
          try stream.peek() == nil
        else { throw .unexpected }
        isFinished = true
        return nil
      }
      texts = try stream.texts(
        of: SiteContentsReading.fileKeys, atMost: SiteContentsReading.longestText)
    } catch {
      throw ShardRefusal(error)
    }
    let file = try ShardRefusal.unlessRefused { () throws(RecordRefusal) in
      try SiteContents.File(texts)
    }
    if let last, !last.utf8.lexicographicallyPrecedes(file.path.utf8) {
      throw ShardRefusal("'\(file.path)' is out of order in its \(SiteContents.recordName)")
    }
    last = file.path
    return file
  }
}
