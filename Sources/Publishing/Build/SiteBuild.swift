import AppModel
import Disk
import Markup
import SiteFiles
import Synchronization

/// Brings a folder up to date with a publication, on several threads at once.
package struct SiteBuild<Content: Publication>: Sendable {
  let content: Content
  let jobs: Int
  let schemas: DocumentSchemas
  /// What the files are made from; nil where that is not known.
  let origin: BuildOrigin?

  package init(
    of content: Content, jobs: Int, checking schemas: DocumentSchemas, from origin: BuildOrigin?
  ) {
    self.content = content
    self.jobs = jobs
    self.schemas = schemas
    self.origin = origin
  }

  /// Brings the folder up to date, and calls `advance` for each file that was made or found. Makes
  /// only files that the last build made from something else, and those that are not as it left
  /// them; writes only what differs from what is there.
  package func run(into path: String, _ advance: @Sendable () -> Void) throws -> BuildSummary {
    try measured(into: path, advance).summary
  }

  /// Does the same, and also returns where the time went.
  package func measured(
    into path: String, _ advance: @Sendable () -> Void
  ) throws -> (summary: BuildSummary, statistics: BuildStatistics) {
    var statistics = BuildStatistics()
    var time = SystemProcess.monotonicSeconds
    let folder = try SiteFolder(at: path, record: SiteContents.recordName)
    try content.record.check(folder)
    let count = try finishedCount(in: folder)
    time = statistics.end(.comparing, from: time)
    if let count { return (BuildSummary(unchanged: count), statistics) }
    guard !SystemProcess.isInterrupted else { throw BuildInterruption() }
    let plan = try content.plan()
    let hashes = FileHashes<Content.Task>(taskCount: plan.tasks.count)
    var known = origin == nil ? nil : try KeptFiles(plan, in: folder, keepingIn: hashes)
    let record = try RecordPaths(of: folder) { known?.add($0) }
    let update = try folder.update(files: plan.paths, owned: record)
    let queue = TaskQueue(count: plan.tasks.count)
    time = statistics.end(.planning, from: time)
    let parts = try Workers.run(jobs) { _ in
      try work(plan, queue, hashes, update, advance)
    }
    guard !SystemProcess.isInterrupted else { throw BuildInterruption() }
    var summary = BuildSummary()
    for part in parts {
      summary.written += part.summary.written
      summary.unchanged += part.summary.unchanged
      statistics.add(part.statistics)
    }
    time = statistics.end(.making, from: time)
    var archived: SiteUpdate.PlacedFile?
    if let archive = content.archive {
      let making = try ArchiveMaking(of: archive, plan, hashes, checking: schemas)
      let file = try making.write(into: update)
      archived = file
      summary.count(file.outcome)
      let now = SystemProcess.monotonicSeconds
      statistics.add(
        PlannedFile(archive.path, Subject(kind: .archive)), bytes: file.size, making: now - time,
        writing: 0)
      advance()
    }
    summary.removed = try update.finish(
      state: writeState(of: plan, hashes, archiveSize: archived?.size)
    ) { draft in
      content.record.write(content.entries(of: plan, hashes, archive: archived?.hash)) {
        draft.write($0)
      }
    }
    _ = statistics.end(.finishing, from: time)
    return (summary, statistics)
  }

  /// Makes files until no task is left or something fails on any thread.
  private func work(
    _ plan: PublicationPlan<Content.Task>, _ queue: TaskQueue,
    _ hashes: FileHashes<Content.Task>,
    _ update: borrowing SiteUpdate, _ advance: @Sendable () -> Void
  ) throws -> (summary: BuildSummary, statistics: BuildStatistics) {
    var summary = BuildSummary()
    var statistics = BuildStatistics()
    do {
      var writer = try update.writer()
      var reader = try update.reader()
      let make = try content.maker(checking: schemas)
      while !SystemProcess.isInterrupted, let number = queue.next() {
        let index = ElementIndex<Content.Task>(number)
        let known = hashes[index]
        let shown = origin.flatMap { origin in
          make.shown(plan.tasks[index]).map { origin.program.joined(with: $0) }
        }
        if let shown, shown == hashes.shown(by: index),
          zip(plan.paths(of: index), known).allSatisfy({ reader.verify($0, hash: $1) })
        {
          summary.unchanged += known.count
          statistics.keep(plan.kinds(of: index))
          for _ in known { advance() }
          continue
        }
        let files = content.files(of: plan.tasks[index])
        var own: [ContentHash] = []
        var start = SystemProcess.monotonicSeconds
        try make(plan.tasks[index]) { content in
          let file = files[own.count]
          let made = SystemProcess.monotonicSeconds
          let placed = try place(content, at: file.path, with: &writer, in: update)
          summary.count(placed.outcome)
          own.append(placed.hash)
          let end = SystemProcess.monotonicSeconds
          statistics.add(file, bytes: placed.size, making: made - start, writing: end - made)
          start = end
          advance()
        }
        // A file that is planned but not made would be missing from the record.
        precondition(own.count == files.count, "a task makes as many files as it plans")
        hashes.keep(own, showing: shown, of: index)
      }
    } catch {
      queue.close()
      throw error
    }
    return (summary, statistics)
  }

  /// Writes a file unless it is already there, and returns what is there now. Portions are made
  /// while they are written.
  private func place(
    _ content: MadeFile, at path: SitePath, with writer: inout FolderWriter,
    in update: borrowing SiteUpdate
  ) throws -> SiteUpdate.PlacedFile {
    switch content {
    case .whole(let bytes):
      SiteUpdate.PlacedFile(
        hash: ContentHash(of: bytes), size: bytes.count,
        outcome: try writer.write(bytes, to: path.text))
    case .portions(let write):
      try update.write(path.text) { draft in write { draft.write($0) } }
    }
  }

  /// Returns what writes the state for the next build; nil where it is not known what the files are
  /// made from.
  private func writeState(
    of plan: PublicationPlan<Content.Task>, _ hashes: FileHashes<Content.Task>,
    archiveSize: Int?
  ) -> ((ContentHash, inout FileDraft) -> Void)? {
    guard let origin else { return nil }
    return { record, draft in
      let all = plan.inOrder(
        { index, _ in [(shown: hashes.shown(by: index), count: hashes[index].count)] },
        archive: archiveSize.map { _ in (shown: nil, count: 1) })
      BuildState.write(
        origin, record: record, archiveSize: archiveSize, runs: all, into: &draft)
    }
  }
}

/// The hashes of each task's documents, and of what they show if they are pictures: all that is
/// kept of a document after it is written.
final class FileHashes<Task>: Sendable {
  private let hashes: Mutex<[(own: [ContentHash], shown: ContentHash?)]>

  init(taskCount: Int) {
    hashes = Mutex(Array(repeating: ([], nil), count: taskCount))
  }

  /// Starts with a copy of other hashes.
  init(copying others: FileHashes<Task>) {
    hashes = Mutex(others.hashes.withLock(\.self))
  }

  /// Stores the hashes of a task's documents, in order.
  func keep(
    _ own: [ContentHash], showing shown: ContentHash?, of task: ElementIndex<Task>
  ) {
    hashes.withLock { $0[task.index] = (own, shown) }
  }

  /// Returns the hash of what a task's documents show; nil where it is not known.
  func shown(by task: ElementIndex<Task>) -> ContentHash? {
    hashes.withLock { $0[task.index].shown }
  }

  /// The hashes of a task's documents, in order.
  subscript(task: ElementIndex<Task>) -> [ContentHash] {
    hashes.withLock { $0[task.index].own }
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
