import AppModel
import Disk
import SiteFiles
import Texts

/// The files that the last build made from exactly what they would be made from now, found while its
/// record is read. Whether they are still there is not known yet.
struct KeptFiles<Task: Sendable>: ~Copyable {
  private let plan: PublicationPlan<Task>
  private let fingerprints: ElementTable<Task, ContentHash>
  private let hashes: FileHashes<Task>
  private var state: BuildState
  /// The task whose files come next, with the paths that are still to come, the next one last, and
  /// the hashes of those that came.
  private var task = ElementIndex<Task>(-1)
  private var paths: [String] = []
  private var own: [ContentHash] = []

  /// Starts before the first file, and will keep the hashes of all files of a task where all of them
  /// are known. Nil where the state is not about the record that is there.
  init?(
    _ plan: PublicationPlan<Task>, _ fingerprints: ElementTable<Task, ContentHash>,
    in folder: borrowing SiteFolder, keepingIn hashes: FileHashes<Task>
  ) throws(DiskError) {
    guard let state = BuildState(of: folder), try state.fitsRecord(of: folder) else { return nil }
    self.plan = plan
    self.fingerprints = fingerprints
    self.hashes = hashes
    self.state = state
    startNextTask()
  }

  /// Adds the next file of the record.
  mutating func add(_ file: RecordFiles.File) {
    let fingerprint = state.next()
    while let next = paths.last, next.precedesByBytes(file.path) { startNextTask() }
    guard paths.last?.hasSameBytes(as: file.path) == true else { return }
    // The other files of the task come before the paths of the next one, so they are passed over.
    guard fingerprint == fingerprints[task] else { return startNextTask() }
    own.append(file.hash)
    paths.removeLast()
    guard paths.isEmpty else { return }
    hashes.keep(own, of: task)
    startNextTask()
  }

  private mutating func startNextTask() {
    task = ElementIndex(task.index + 1)
    own = []
    paths = plan.tasks.indices.contains(task.index) ? plan.paths(of: task).reversed() : []
  }
}
