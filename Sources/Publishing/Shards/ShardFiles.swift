import AppModel
import Disk
import SiteFiles

/// The files of all shards in the order of their paths, read one by one.
struct ShardFiles {
  /// The next file of each shard that still has one, the one with the first path last.
  private var open: [Entry] = []

  /// Starts at the first file of each shard.
  init(of shards: ShardSet) throws(IncompleteMerge) {
    for folder in shards.folders { try insertNext(of: ShardCursor(in: folder)) }
  }

  /// A file, and the shard that it is read from.
  struct Entry {
    let file: SiteContents.File
    fileprivate let shard: ShardCursor

    /// Reads the file; throws if it is missing or not as the record says.
    func bytes() throws(IncompleteMerge) -> [UInt8] { try shard.bytes(of: file) }
  }

  /// Returns the next file; nil after the last. Throws if a path comes twice.
  mutating func next() throws(IncompleteMerge) -> Entry? {
    guard let entry = open.popLast() else { return nil }
    if let other = open.last, other.file.path == entry.file.path {
      let folders = "'\(entry.shard.folder)' and '\(other.shard.folder)'"
      throw IncompleteMerge(["\(folders) both have '\(entry.file.path)'"])
    }
    try insertNext(of: entry.shard)
    return entry
  }

  /// Puts the next file of a shard in its place by its path, if the shard has one.
  private mutating func insertNext(of shard: ShardCursor) throws(IncompleteMerge) {
    guard let file = try shard.next() else { return }
    // The next file comes last, so the paths descend.
    let start = open.partitionPoint {
      $0.file.path.precedesByBytes(file.path)
    }
    open.insert(Entry(file: file, shard: shard), at: start)
  }
}

/// The place in the record of a shard, and its folder: a class because neither can be copied into
/// an array.
private final class ShardCursor {
  let folder: String
  private var reading: ShardReading
  private var reader: StoredReader

  init(in folder: String) throws(IncompleteMerge) {
    do {
      let stored = try ShardSet.folder(at: folder)
      reading = try ShardReading(of: stored)
      reader = try stored.reader()
      self.folder = folder
    } catch let refusal as RecordRefusal {
      throw IncompleteMerge(["'\(folder)' is not used: \(refusal.reason)"])
    } catch {
      throw IncompleteMerge(["'\(folder)' is not used: \(error)"])
    }
  }

  /// Returns the next file of the shard; nil after the last.
  func next() throws(IncompleteMerge) -> SiteContents.File? {
    do throws(RecordRefusal) {
      return try reading.next()
    } catch {
      throw IncompleteMerge(["'\(folder)' is not used: \(error.reason)"])
    }
  }

  /// Reads a file; throws if it is missing or not as the record says.
  func bytes(of file: SiteContents.File) throws(IncompleteMerge) -> [UInt8] {
    let problem: String
    switch reader.read(file.path) {
    case .bytes(let bytes)?:
      if ContentHash(of: bytes) == file.hash { return bytes }
      problem = "was changed"
    case nil: problem = "is missing"
    case .refused(.unreadable(let reason))?: problem = "cannot be read: \(reason)"
    case .refused(.outside)?: problem = "leads out of the shard"
    case .refused(.overLimit)?: problem = "is too large"
    }
    throw IncompleteMerge(["'\(folder)/\(file.path)' \(problem)"])
  }
}
