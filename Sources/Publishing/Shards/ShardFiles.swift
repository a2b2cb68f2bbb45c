import Disk
import SiteFiles

/// The files of all shards in the order of their paths, read one by one.
struct ShardFiles {
  /// The shards that still have files, the one with the next path last.
  private var open: [ShardCursor] = []

  /// Starts at the first file of each shard.
  init(of shards: ShardSet) throws(IncompleteMerge) {
    for folder in shards.folders { insert(try ShardCursor(in: folder)) }
  }

  /// A file, and the shard that it is read from.
  struct Entry {
    let file: SiteContents.File
    fileprivate let shard: ShardCursor

    /// Reads the file; nil if it is missing or not as the record says, with the reason in words.
    func bytes(_ problem: (String) -> Void) -> [UInt8]? {
      shard.bytes(of: file, problem)
    }
  }

  /// Returns the next file; nil after the last. Throws if a path comes twice.
  mutating func next() throws(IncompleteMerge) -> Entry? {
    guard let shard = open.popLast(), let file = shard.file else { return nil }
    if let other = open.last, other.file?.path == file.path {
      let folders = "'\(shard.folder)' and '\(other.folder)'"
      throw IncompleteMerge(["\(folders) both have '\(file.path)'"])
    }
    try shard.advance()
    insert(shard)
    return Entry(file: file, shard: shard)
  }

  /// Puts a shard in its place by its next file; one without further files is left out.
  private mutating func insert(_ shard: ShardCursor) {
    guard let path = shard.file?.path else { return }
    var (start, end) = (0, open.count)
    while start < end {
      let middle = (start + end) / 2
      let other = open[middle].file?.path ?? ""
      if other.utf8.lexicographicallyPrecedes(path.utf8) {
        end = middle
      } else {
        start = middle + 1
      }
    }
    open.insert(shard, at: start)
  }
}

/// The place in the record of a shard, and its folder: a class because neither can be copied into an
/// array.
private final class ShardCursor {
  let folder: String
  private(set) var file: SiteContents.File?
  private var reading: ShardReading
  private var reader: StoredReader

  /// The largest file that is read.
  private static let largest = 1 << 30

  init(in folder: String) throws(IncompleteMerge) {
    do {
      let stored = try ShardSet.folder(at: folder)
      reading = try ShardReading(of: stored)
      reader = try stored.reader()
      self.folder = folder
    } catch let refusal as ShardRefusal {
      throw IncompleteMerge(["'\(folder)' is not used: \(refusal.reason)"])
    } catch {
      throw IncompleteMerge(["'\(folder)' is not used: \(error)"])
    }
    try advance()
  }

  func advance() throws(IncompleteMerge) {
    do throws(ShardRefusal) {
      file = try reading.next()
    } catch {
      throw IncompleteMerge(["'\(folder)' is not used: \(error.reason)"])
    }
  }

  func bytes(of file: SiteContents.File, _ problem: (String) -> Void) -> [UInt8]? {
    let path = "'\(folder)/\(file.path)'"
    switch reader.read(file.path, atMost: Self.largest) {
    case .bytes(let bytes)?:
      if ContentHash(of: bytes) == file.hash { return bytes }
      problem("\(path) was changed")
    case nil: problem("\(path) is missing")
    case .unreadable(let reason)?: problem("\(path) cannot be read: \(reason)")
    case .outside?: problem("\(path) leads out of the shard")
    case .overLimit?: problem("\(path) is too large")
    }
    return nil
  }
}
