import AppModel
package import Disk
package import SiteFiles

/// The files that belong in one folder: those of a site, of a report, or of both. Any file can be
/// made at any time, in any order and on any thread; none is kept.
package protocol Publication: Sendable {
  /// Files that are made together.
  associatedtype Task: Sendable

  /// The list of the files, written as `site.json`.
  var record: SiteRecord { get }

  /// Returns all tasks, always in the same order.
  func allTasks() -> [Task]

  /// Returns the files of a task in the order of their paths, without making any.
  func files(of task: Task) -> [PlannedFile]

  /// Prepares what one thread needs to make files.
  func maker(checking schemas: DocumentSchemas) throws -> FileMaker<Task>

  /// The archive of the folder, which is made after the files of all tasks; nil for none.
  var archive: SiteArchive<Self>? { get }
}

extension Publication {
  /// No archive, unless a publication says otherwise.
  package var archive: SiteArchive<Self>? { nil }

  /// How many files there are.
  package var fileCount: Int {
    allTasks().reduce(archive == nil ? 0 : 1) { $0 + files(of: $1).count }
  }
}

/// Makes files, on one thread.
package struct FileMaker<Task> {
  /// Makes the files of a task in order, and passes on each one as soon as it is made.
  package typealias Making = (Task, _ take: (MadeFile) throws -> Void) throws -> Void

  /// Makes one of the files of a task.
  package typealias MakingOne = (Task, SitePath) throws -> MadeFile?

  private let make: Making
  /// Makes one file without the others of its task; nil where they are only made together.
  private let makeOne: MakingOne?
  /// Returns the hash of all that the files of a task show: as long as it and the program are the
  /// same, every byte of them is. Nil for files that are always made.
  let shown: (Task) -> ContentHash?

  package init(
    _ make: @escaping Making, one: MakingOne? = nil,
    shown: @escaping (Task) -> ContentHash? = { _ in nil }
  ) {
    (self.make, makeOne, self.shown) = (make, one, shown)
  }

  package func callAsFunction(
    _ task: Task, _ take: (MadeFile) throws -> Void
  ) throws { try make(task, take) }

  /// Makes one of the files of a task, which is the one with a number among them.
  func file(at path: SitePath, _ number: Int, of task: Task) throws -> MadeFile? {
    if let makeOne { return try makeOne(task, path) }
    var (next, found) = (0, MadeFile?.none)
    try make(task) {
      if next == number { found = $0 }
      next += 1
    }
    return found
  }
}

/// The content of a file that was made.
package enum MadeFile: Sendable {
  case whole([UInt8])
  /// A file that is too long to be in memory as a whole: what passes on its portions in order.
  case portions(@Sendable (_ take: ([UInt8]) -> Void) -> Void)

  /// All bytes of the file.
  package var bytes: [UInt8] {
    switch self {
    case .whole(let bytes): return bytes
    case .portions(let write):
      var bytes: [UInt8] = []
      write { bytes += $0 }
      return bytes
    }
  }
}

/// A file that has not been made yet: where it goes, and what it shows.
package struct PlannedFile: Hashable, Sendable {
  package let path: SitePath
  package let subject: Subject

  package init(_ path: SitePath, _ subject: Subject) {
    self.path = path
    self.subject = subject
  }
}

extension Publication {
  /// Returns the entries of the record, given the hashes of all files, by planning the tasks again.
  func entries(
    of plan: PublicationPlan<Task>, _ hashes: FileHashes<Task>, archive hash: ContentHash?
  ) -> some Collection<SiteContents.File> {
    let ofTask = { (index: ElementIndex<Task>, task: Task) in
      zip(files(of: task), hashes[index]).map { file, hash in
        SiteContents.File(path: file.path, hash: hash, subject: file.subject)
      }
    }
    let last = archive.flatMap { archive in
      hash.map { SiteContents.File(path: archive.path, hash: $0, subject: Subject(kind: .archive)) }
    }
    return plan.inOrder(ofTask, archive: last)
  }
}
