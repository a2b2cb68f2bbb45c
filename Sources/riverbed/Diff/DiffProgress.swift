import Printing
import Review
import Synchronization

/// The progress of a comparison on the error stream: a line for each of its parts.
final class DiffProgress: Sendable {
  private let errors: ShownStream
  private let line = Mutex<ProgressLine?>(nil)

  init(on errors: ShownStream) {
    self.errors = errors
  }

  /// Where the comparison reports how far it is.
  var progress: ReviewProgress {
    ReviewProgress(begin: { self.begin($0) }, advance: { self.advance() })
  }

  /// Clears the line, so that what follows begins at the left edge.
  func finish() { line.withLock { $0?.finish() } }

  private func begin(_ steps: Int) {
    line.withLock { line in
      line?.finish()
      line = ProgressLine(total: { steps }, on: errors)
    }
  }

  private func advance() { line.withLock { $0 }?.advance() }
}
