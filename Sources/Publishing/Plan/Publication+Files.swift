import AppModel
import Disk
import SiteFiles

extension Publication {
  /// Returns the paths of everything that is planned, in order.
  func paths(of plan: PublicationPlan<Task>) -> some Collection<SitePath> {
    plan.inOrder({ _, task in files(of: task).map(\.path) }, archive: archive?.path)
  }

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
