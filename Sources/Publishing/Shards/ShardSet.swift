import Disk
import SiteFiles

/// The shards of one site, all of them.
struct ShardSet: Sendable {
  /// The folders in the order of the shards' numbers.
  let folders: [String]
  /// What the first shard says about the site.
  let head: ShardReading.Head

  /// Reads what the records of some folders say. Throws if they are not all shards of one site,
  /// each once.
  init(in paths: [String]) throws(IncompleteMerge) {
    var problems: [String] = []
    var found: [Int: String] = [:]
    var first: (path: String, head: ShardReading.Head)?
    for path in paths {
      let head: ShardReading.Head
      do throws(RecordRefusal) {
        head = try Self.head(of: path)
      } catch {
        problems.append("'\(path)' is not used: \(error.reason)")
        continue
      }
      let known = first ?? (path, head)
      first = known
      let shard = head.mark.shard
      if !head.mark.fits(known.head.mark) || !head.isAbout(known.head) {
        problems.append("'\(path)' belongs to another site than '\(known.path)': \(shard.words)")
      } else if let other = found[shard.number] {
        problems.append("'\(path)' is \(shard.words), and so is '\(other)'")
      } else {
        found[shard.number] = path
      }
    }
    guard let head = first?.head else { throw IncompleteMerge(problems) }
    let count = head.mark.shard.count
    let missing = (1...count).filter { found[$0] == nil }.map {
      "shard \($0) of \(count) is missing"
    }
    guard problems.isEmpty, missing.isEmpty else { throw IncompleteMerge(problems + missing) }
    folders = found.sorted { $0.key < $1.key }.map(\.value)
    self.head = head
  }

  private static func head(of path: String) throws(RecordRefusal) -> ShardReading.Head {
    try ShardReading(of: folder(at: path)).head
  }

  /// Opens the folder of a shard.
  static func folder(at path: String) throws(RecordRefusal) -> StoredFolder {
    do throws(DiskError) {
      return try StoredFolder(at: path)
    } catch {
      throw RecordRefusal(error.reason)
    }
  }
}

extension ShardReading.Head {
  /// Whether another shard says the same about the site.
  fileprivate func isAbout(_ other: ShardReading.Head) -> Bool {
    title == other.title && label == other.label && axes == other.axes
  }
}
