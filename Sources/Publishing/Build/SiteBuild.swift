import AppModel
package import Disk
import Markup
import SiteFiles
import Synchronization

/// Brings a folder up to date with a publication, on several threads at once.
package struct SiteBuild<Content: Publication>: Sendable {
  let content: Content
  let jobs: Int
  let schemas: DocumentSchemas
  /// Identifies everything that the files are made from; nil where that is not known.
  let fingerprint: ContentHash?

  package init(
    of content: Content, jobs: Int, checking schemas: DocumentSchemas, fingerprint: ContentHash?
  ) {
    self.content = content
    self.jobs = jobs
    self.schemas = schemas
    self.fingerprint = fingerprint
  }

  /// Makes every file, writes those that differ from what is there, and calls `advance` for each
  /// one. Makes nothing if the last build had the same input and all of its files are still there.
  package func run(into path: String, _ advance: @Sendable () -> Void) throws -> BuildSummary {
    let folder = try SiteFolder(at: path, record: SiteContents.recordName)
    try content.record.check(folder)
    if let count = try finishedCount(in: folder) { return BuildSummary(unchanged: count) }
    guard !SystemProcess.isInterrupted else { throw BuildInterruption() }
    let plan = try content.plan()
    let record = try RecordPaths(of: folder)
    let update = try folder.update(
      files: content.paths(of: plan).lazy.map(\.text), owned: record)
    let queue = TaskQueue(count: plan.tasks.count)
    let hashes = FileHashes<Content.Task>(taskCount: plan.tasks.count)
    let summaries = try Workers.run(jobs) { _ in
      try work(plan.tasks, queue, hashes, update, advance)
    }
    guard !SystemProcess.isInterrupted else { throw BuildInterruption() }
    var summary = BuildSummary()
    for part in summaries {
      summary.written += part.written
      summary.unchanged += part.unchanged
    }
    var archived: SiteUpdate.PlacedFile?
    if let archive = content.archive {
      let making = try ArchiveMaking(of: archive, plan, hashes, checking: schemas)
      let file = try making.write(into: update)
      archived = file
      summary.count(file.outcome)
      advance()
    }
    let state = { record in self.state(of: record, archive: archived?.size) }
    summary.removed = try update.finish(state: state) { draft in
      content.record.write(content.entries(of: plan, hashes, archive: archived?.hash)) {
        draft.write($0)
      }
    }
    return summary
  }

  /// Makes files until no task is left or something fails on any thread.
  private func work(
    _ tasks: [Content.Task], _ queue: TaskQueue, _ hashes: FileHashes<Content.Task>,
    _ update: borrowing SiteUpdate, _ advance: @Sendable () -> Void
  ) throws -> BuildSummary {
    var summary = BuildSummary()
    do {
      var writer = try update.writer()
      let make = try content.maker(checking: schemas)
      while !SystemProcess.isInterrupted, let number = queue.next() {
        let index = ElementIndex<Content.Task>(number)
        let files = content.files(of: tasks[index])
        var own: [ContentHash] = []
        try make(tasks[index]) { bytes in
          summary.count(try writer.write(bytes, to: files[own.count].path.text))
          own.append(ContentHash(of: bytes))
          advance()
        }
        // A file that is planned but not made would be missing from the record.
        precondition(own.count == files.count, "a task makes as many files as it plans")
        hashes.keep(own, of: index)
      }
    } catch {
      queue.close()
      throw error
    }
    return summary
  }
}

/// The hashes of each task's documents: all that is kept of a document after it is written.
final class FileHashes<Task>: Sendable {
  private let hashes: Mutex<[[ContentHash]]>

  init(taskCount: Int) {
    hashes = Mutex(Array(repeating: [], count: taskCount))
  }

  /// Starts with a copy of other hashes.
  init(copying others: FileHashes<Task>) {
    hashes = Mutex(others.hashes.withLock(\.self))
  }

  /// Stores the hashes of a task's documents, in order.
  func keep(_ own: [ContentHash], of task: ElementIndex<Task>) {
    hashes.withLock { $0[task.index] = own }
  }

  /// The hashes of a task's documents, in order.
  subscript(task: ElementIndex<Task>) -> [ContentHash] {
    hashes.withLock { $0[task.index] }
  }
}

/// The result of a build.
package struct BuildSummary: Hashable, Sendable {
  package internal(set) var written = 0
  package internal(set) var unchanged = 0
  package internal(set) var removed = 0

  /// Counts a file.
  mutating func count(_ outcome: FolderWriter.Outcome) {
    switch outcome {
    case .written: written += 1
    case .unchanged: unchanged += 1
    }
  }
}

/// The error thrown when the user stops a build before it is done.
package struct BuildInterruption: Error {}
