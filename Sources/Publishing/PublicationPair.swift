package import SiteFiles

/// Two publications in one folder, such as a site with a report. The first one names the whole.
package struct PublicationPair<First: Publication, Second: Publication>: Publication {
  private let first: First
  private let second: Second

  /// A task of either publication.
  package enum Task: Sendable {
    case first(First.Task)
    case second(Second.Task)
  }

  package init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The record of the first publication, which lists the files of both.
  package var record: SiteRecord { first.record }

  /// The archive of the first publication, which then holds the files of both.
  package var archive: SiteArchive<Self>? {
    first.archive.map { archive in
      SiteArchive(
        at: archive.path, unpackingInto: archive.folder,
        of: PublicationPair(archive.content, second)
      ) { task in
        switch task {
        case .first(let task): archive.differs(task)
        case .second: false
        }
      }
    }
  }

  /// Returns the tasks of both.
  package func allTasks() -> [Task] {
    first.allTasks().map { .first($0) } + second.allTasks().map { .second($0) }
  }

  /// Returns the files of a task in the order of their paths.
  package func files(of task: Task) -> [PlannedFile] {
    switch task {
    case .first(let task): first.files(of: task)
    case .second(let task): second.files(of: task)
    }
  }

  /// Prepares to make the files of both.
  package func maker(checking schemas: DocumentSchemas) throws -> FileMaker<Task> {
    let makeFirst = try first.maker(checking: schemas)
    let makeSecond = try second.maker(checking: schemas)
    return FileMaker { task, take in
      switch task {
      case .first(let task): try makeFirst(task, take)
      case .second(let task): try makeSecond(task, take)
      }
    } shown: { task in
      switch task {
      case .first(let task): makeFirst.shown(task)
      case .second(let task): makeSecond.shown(task)
      }
    }
  }
}
