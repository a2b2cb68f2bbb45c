import Disk
import FoundationEssentials
import Support

@testable import SiteFiles

/// What reads the record in a folder: a build that replaces the site, a comparison, and a merge.
struct RecordReaders: ~Copyable {
  private let file: URL
  private let site: SiteFolder
  private let stored: StoredFolder
  private let folder: TemporaryFolder

  init() throws {
    let folder = try TemporaryFolder()
    let site = try SiteFolder(at: folder.path, record: SiteContents.recordName)
    let stored = try StoredFolder(at: folder.path)
    file = URL(filePath: "\(folder.path)/\(SiteContents.recordName)")
    self.site = site
    self.stored = stored
    self.folder = folder
  }

  func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: file) }

  /// Returns the files that a build reads.
  func build() throws(DiskError) -> [RecordFiles.File] {
    var reading = try RecordFiles(of: site)
    var files: [RecordFiles.File] = []
    while let file = try reading.next() { files.append(file) }
    return files
  }

  /// Returns what a comparison reads.
  func comparison() throws(DiskError) -> SiteContents? { try SiteContents(of: stored) }

  /// Returns what a merge reads, as a comparison would.
  func merge() throws(RecordRefusal) -> SiteContents {
    var reading = try ShardReading(of: stored)
    var files: [SiteContents.File] = []
    while let file = try reading.next() { files.append(file) }
    let head = reading.head
    return SiteContents(title: head.title, axes: head.axes, files: files, shard: head.mark.shard)
  }
}
