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

  /// Prepares what one thread needs to make files, and returns how to make those of a task.
  func maker(checking schemas: DocumentSchemas) throws -> FileMaking

  /// The archive of the folder, which is made after the files of all tasks; nil for none.
  var archive: SiteArchive<Self>? { get }
}

extension Publication {
  /// Makes the files of a task in order, and passes on the bytes of each one as soon as they are
  /// made.
  package typealias FileMaking = (Task, _ take: ([UInt8]) throws -> Void) throws -> Void

  /// No archive, unless a publication says otherwise.
  package var archive: SiteArchive<Self>? { nil }

  /// How many files there are.
  package var fileCount: Int {
    allTasks().reduce(archive == nil ? 0 : 1) { $0 + files(of: $1).count }
  }
}
