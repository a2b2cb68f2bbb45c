import Disk
import Synchronization

/// The hashes of the documents of each task: all that is kept of a document once it is written.
final class FileHashes: Sendable {
  private let hashes: Mutex<[[ContentHash]]>

  init(taskCount: Int) {
    hashes = Mutex(Array(repeating: [], count: taskCount))
  }

  /// Keeps the hashes of a task's documents, in their order.
  func keep(_ own: [ContentHash], ofTask task: Int) { hashes.withLock { $0[task] = own } }

  /// The hashes of a task's documents, in their order.
  subscript(task: Int) -> [ContentHash] { hashes.withLock { $0[task] } }
}
