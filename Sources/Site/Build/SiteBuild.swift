package import Disk
import SiteFiles

/// Brings a folder up to date with a site, on several threads at once.
package struct SiteBuild: Sendable {
  let site: Site
  let jobs: Int
  let schemas: DocumentMaker.Schemas
  /// Identifies everything the site is made from; nil where that is not known.
  let fingerprint: ContentHash?

  /// The result of a build.
  package struct Summary: Hashable, Sendable {
    package internal(set) var written = 0
    package internal(set) var unchanged = 0
    package internal(set) var removed = 0
  }

  /// The error thrown when the user stops the build before it is done.
  package struct Interruption: Error {}

  package init(
    of site: Site, jobs: Int, checking schemas: DocumentMaker.Schemas, fingerprint: ContentHash?
  ) {
    self.site = site
    self.jobs = jobs
    self.schemas = schemas
    self.fingerprint = fingerprint
  }

  /// How many documents the site has.
  package var documentCount: Int { site.allTasks().reduce(0) { $0 + site.documents(of: $1).count } }

  /// Makes every document, writes those that differ from what is there, and calls `advance` for
  /// each one. Makes nothing if the last build had the same input and all of its files are still
  /// there.
  package func run(into path: String, _ advance: @Sendable () -> Void) throws -> Summary {
    let folder = try SiteFolder(at: path)
    if let count = try finishedCount(in: folder) { return Summary(unchanged: count) }
    guard !SystemProcess.isInterrupted else { throw Interruption() }
    let tasks = try site.plan().tasks
    let record = try RecordPaths(of: folder)
    let update = try folder.update(
      files: tasks.lazy.flatMap(site.documents).map(\.path.text), owned: record)
    let queue = TaskQueue(count: tasks.count)
    let hashes = FileHashes(taskCount: tasks.count)
    let summaries = try Workers.run(jobs) { _ in try work(tasks, queue, hashes, update, advance) }
    guard !SystemProcess.isInterrupted else { throw Interruption() }
    var summary = Summary()
    for part in summaries {
      summary.written += part.written
      summary.unchanged += part.unchanged
    }
    summary.removed = try update.finish(state: state) { draft in
      site.record.write(entries(of: tasks, hashes)) { draft.write($0) }
    }
    return summary
  }

  /// Returns the entries of the record, by planning the tasks again in order.
  func entries(of tasks: [SiteTask], _ hashes: FileHashes) -> some Sequence<RecordEntry> {
    tasks.indices.lazy.flatMap { number in
      zip(site.documents(of: tasks[number]), hashes[number]).map { document, hash in
        RecordEntry(path: document.path, hash: hash, subject: document.subject)
      }
    }
  }

  /// Makes documents until no task is left or something fails on any thread.
  private func work(
    _ tasks: [SiteTask], _ queue: TaskQueue, _ hashes: FileHashes,
    _ update: borrowing SiteUpdate, _ advance: @Sendable () -> Void
  ) throws -> Summary {
    var summary = Summary()
    do {
      var maker = try DocumentMaker(for: site, checking: schemas)
      var writer = try update.writer()
      while !SystemProcess.isInterrupted, let number = queue.next() {
        var own: [ContentHash] = []
        try maker.make(tasks[number]) { document in
          switch try writer.write(document.bytes, to: document.name) {
          case .written: summary.written += 1
          case .unchanged: summary.unchanged += 1
          }
          own.append(ContentHash(of: document.bytes))
          advance()
        }
        hashes.keep(own, ofTask: number)
      }
    } catch {
      queue.close()
      throw error
    }
    return summary
  }
}
