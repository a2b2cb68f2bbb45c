package import Disk
import Texts

/// The record of a shard: what it says about the site, and its files, read one by one. Anything
/// that a build does not write is refused.
package struct ShardReading: ~Copyable {
  /// What the record says before its files.
  package let head: Head
  private var reading: RecordReading
  private var last: String?

  /// What the record of a shard says about the site.
  package struct Head: Hashable, Sendable {
    package let title: String
    package let label: String?
    package let axes: SiteContents.Axes
    package let mark: ShardMark
  }

  /// The largest record that is read.
  private static let largest = 1 << 30

  private static let wanted = RecordReading.Wanted(
    members: [.schemaVersion, .title, .label, .axes, .shard, .files],
    ofFile: Set(RecordKey.OfFile.allCases), longestText: 1 << 20, isAll: true)

  /// Starts to read the record of a folder.
  package init(of folder: borrowing StoredFolder) throws(RecordRefusal) {
    let portions: FilePortions?
    do throws(DiskError) {
      portions = try folder.portions(of: SiteContents.recordName, atMost: Self.largest)
    } catch {
      throw RecordRefusal(error.reason)
    }
    guard let portions else {
      throw RecordRefusal("it does not have a \(SiteContents.recordName)")
    }
    let reading: RecordReading
    do throws(JSONStream.Failure) {
      reading = try RecordReading(of: portions, Self.wanted)
    } catch {
      throw .ofShard(error)
    }
    head = try Head(reading.said)
    self.reading = reading
  }

  /// Returns the next file, in the order of their paths; nil after the last.
  package mutating func next() throws(RecordRefusal) -> SiteContents.File? {
    let texts: [RecordKey.OfFile: String]?
    do throws(JSONStream.Failure) {
      texts = try reading.next()
    } catch {
      throw .ofShard(error)
    }
    guard let file = try texts.map(SiteContents.File.init) else { return nil }
    if let last, !last.precedesByBytes(file.path) {
      throw RecordRefusal("'\(file.path)' is out of order in its \(SiteContents.recordName)")
    }
    last = file.path
    return file
  }
}

extension ShardReading.Head {
  /// Takes what a record says before its files.
  fileprivate init(_ said: RecordReading.Said) throws(RecordRefusal) {
    guard said.members.contains(.files) else { throw .ofShard(.unexpected) }
    guard let mark = said.mark else {
      throw RecordRefusal("it is a whole site, not a shard of one")
    }
    guard let title = said.title, let axes = said.axes, let version = said.version else {
      throw .ofShard(.unexpected)
    }
    guard version == SiteRecord.version else {
      throw RecordRefusal(
        "its record has version \(version), and this version of Riverbed reads "
          + "\(SiteRecord.version)")
    }
    self.title = title
    label = said.label
    self.axes = try SiteContents.Axes(axes)
    self.mark = mark
  }
}

extension RecordRefusal {
  /// Makes a refusal of a record that cannot be read to its end as that of a shard.
  fileprivate static func ofShard(_ failure: JSONStream.Failure) -> RecordRefusal {
    switch failure {
    case .unexpected:
      RecordRefusal("its \(SiteContents.recordName) is not one that 'riverbed build --shard' wrote")
    case .unreadable(let error): RecordRefusal(error.reason)
    }
  }
}
