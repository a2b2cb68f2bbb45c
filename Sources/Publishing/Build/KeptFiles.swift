import AppModel
import Disk
import SiteFiles

/// What the last build made for each task, and what that shows, found while its record is read.
/// Whether the files are still there is not known yet.
struct KeptFiles<Task: Sendable>: ~Copyable {
  private let plan: PublicationPlan<Task>
  private let hashes: FileHashes<Task>
  private var state: BuildState
  /// The task whose files come next, with the paths that are still to come, the next one last, and
  /// what the files show that came, with their hashes.
  private var task = ElementIndex<Task>(-1)
  private var paths: [String] = []
  private var shown: ContentHash?
  private var own: [ContentHash] = []

  /// Starts before the first file, and will keep the hashes of all files of a task where all of
  /// them are known. Nil where the state is not about the record that is there.
  init?(
    _ plan: PublicationPlan<Task>, in folder: borrowing SiteFolder,
    keepingIn hashes: FileHashes<Task>
  ) throws(DiskError) {
    guard let state = BuildState(of: folder), try state.fitsRecord(of: folder) else { return nil }
    self.plan = plan
    self.hashes = hashes
    self.state = state
    startNextTask()
  }

  /// Adds the next file of the record.
  mutating func add(_ file: RecordFiles.File) {
    let next = state.next()
    while let path = paths.last, path.precedesByBytes(file.path) { startNextTask() }
    guard paths.last?.hasSameBytes(as: file.path) == true else { return }
    // The other files of the task come before the paths of the next one, so they are passed over.
    guard let next, own.isEmpty || next == shown else { return startNextTask() }
    shown = next
    own.append(file.hash)
    paths.removeLast()
    guard paths.isEmpty else { return }
    hashes.keep(own, showing: shown, of: task)
    startNextTask()
  }

  private mutating func startNextTask() {
    task = ElementIndex(task.index + 1)
    own = []
    paths = plan.tasks.indices.contains(task.index) ? plan.paths(of: task).reversed() : []
  }
}
