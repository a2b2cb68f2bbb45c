import AppModel
import Disk
import Synchronization

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
