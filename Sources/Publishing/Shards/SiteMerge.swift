import Disk
import SiteFiles

/// Joins the shards of a site to the site that one build would have made.
package struct SiteMerge: Sendable {
  private let shards: ShardSet

  /// Throws unless these are the folders of all shards of one site, in any order.
  package init(of folders: [String]) throws(IncompleteMerge) {
    shards = try ShardSet(in: folders)
  }

  /// Copies the files of all shards into a folder. Before anything is written, every file of every
  /// shard is compared with its record, and all records with the plan that they name.
  package func run(into path: String) throws -> BuildSummary {
    let paths = try checkedPaths()
    let folder = try SiteFolder(at: path, record: SiteContents.recordName)
    try record.check(folder)
    let owned = try RecordPaths(of: folder)
    let update = try folder.update(files: paths, owned: owned)
    var summary = BuildSummary()
    var writer = try update.writer()
    try forEachFile { entry in
      summary.count(try writer.write(entry.bytes(), to: entry.file.path))
    }
    summary.removed = try update.finish(state: nil) { draft in
      try writeRecord { draft.write($0) }
    }
    return summary
  }

  /// The record of the whole site.
  private var record: SiteRecord {
    SiteRecord(title: shards.head.title, label: shards.head.label, axes: shards.head.axes)
  }

  /// Reads every file, and returns their paths in order. Throws if something is missing or not as
  /// it was built.
  private func checkedPaths() throws -> [String] {
    var paths: [String] = []
    var damage = IncompleteMerge()
    var plan = PlanHash(of: shards.head.mark.input)
    try forEachFile { entry in
      plan.add(entry.file.path, entry.file.subject)
      paths.append(entry.file.path)
      do throws(IncompleteMerge) {
        _ = try entry.bytes()
      } catch {
        damage += error
      }
    }
    guard damage.problems.isEmpty else { throw damage }
    guard plan.hash == shards.head.mark.plan else {
      throw IncompleteMerge(["the shards do not list all files that the site was planned with"])
    }
    return paths
  }

  private func forEachFile(_ take: (ShardFiles.Entry) throws -> Void) throws {
    var files = try ShardFiles(of: shards)
    while let entry = try files.next() {
      guard !SystemProcess.isInterrupted else { throw BuildInterruption() }
      try take(entry)
    }
  }

  /// Writes the record of the whole site, whose files are read once more from those of the shards.
  func writeRecord(_ take: ([UInt8]) -> Void) throws(IncompleteMerge) {
    var files = try ShardFiles(of: shards)
    var failure: IncompleteMerge?
    let entries = sequence(state: ()) { _ -> SiteContents.File? in
      do throws(IncompleteMerge) {
        return try files.next()?.file
      } catch {
        failure = error
        return nil
      }
    }
    record.write(entries, to: take)
    if let failure { throw failure }
  }
}

/// What is missing from the shards of a site, or does not belong to them.
package struct IncompleteMerge: Error, Hashable, Sendable {
  /// The first problems, in words.
  package private(set) var problems: [String]
  /// How many more there are.
  package private(set) var more: Int

  private static let most = 10

  init(_ problems: [String] = []) {
    self.problems = Array(problems.prefix(Self.most))
    more = problems.count - self.problems.count
  }

  /// Adds further problems.
  static func += (whole: inout IncompleteMerge, part: IncompleteMerge) {
    let room = part.problems.prefix(most - whole.problems.count)
    whole.problems += room
    whole.more += part.problems.count - room.count + part.more
  }
}
