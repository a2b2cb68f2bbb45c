import AppModel
package import Disk
import Pages
import Synchronization

/// Brings a folder up to date with a site, on several threads at once.
package struct SiteBuild: Sendable {
  let site: Site
  let jobs: Int
  let schemas: DocumentMaker.Schemas
  /// Stands for all that the site is made from; nil where that cannot be told.
  let fingerprint: ContentHash?

  /// What a build came to.
  package struct Summary: Hashable, Sendable {
    package internal(set) var written = 0
    package internal(set) var unchanged = 0
    package internal(set) var removed = 0
  }

  /// The user wanted the build to end before it was done.
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
  package var documentCount: Int { site.tasks.reduce(0) { $0 + site.documents(of: $1).count } }

  /// Makes every document and writes those that differ from what is there; tells of each one done.
  ///
  /// Where the last build was made from the very same things and all of its files are still there,
  /// nothing is made.
  package func run(into path: String, _ advance: @Sendable () -> Void) throws -> Summary {
    let folder = try SiteFolder(at: path)
    let record = try RecordReading(of: folder)
    if let record, try isFinished(folder, record, advance) {
      return Summary(unchanged: record.files.count)
    }
    let tasks = site.tasks
    let update = try folder.update(
      files: tasks.lazy.flatMap(site.documents).map(\.path.text),
      owned: record?.files.map(\.path) ?? [])
    let queue = TaskQueue(tasks)
    let made = try Workers.run(jobs) { _ in try work(queue, update, advance) }
    guard !SystemProcess.isInterrupted else { throw Interruption() }
    var summary = Summary()
    for part in made {
      summary.written += part.written
      summary.unchanged += part.entries.count - part.written
    }
    let entries = made.flatMap(\.entries).sorted { $0.path < $1.path }
    let text = SiteRecord.text(of: site, entries)
    summary.removed = try update.finish(record: text, state: state(of: text))
    return summary
  }

  /// What one worker made.
  private struct Part: Sendable {
    var entries: [RecordEntry] = []
    var written = 0
  }

  /// Makes documents until no task is left, or until something went wrong anywhere.
  private func work(
    _ queue: TaskQueue, _ update: borrowing SiteUpdate, _ advance: @Sendable () -> Void
  ) throws -> Part {
    var part = Part()
    do {
      var maker = try DocumentMaker(for: site, checking: schemas)
      var writer = try update.writer()
      while !SystemProcess.isInterrupted, let task = queue.next() {
        try maker.make(task) { document in
          let outcome = try writer.write(document.bytes, to: document.name)
          if outcome == .written { part.written += 1 }
          part.entries.append(
            RecordEntry(
              path: document.path, hash: ContentHash(of: document.bytes),
              subject: document.subject))
          advance()
        }
      }
    } catch {
      queue.close()
      throw error
    }
    return part
  }
}
