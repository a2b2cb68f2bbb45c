import AppModel
import Disk
import Printing
import Review
import Synchronization

/// The progress of a build while it runs: on a terminal one line that is rewritten in place,
/// elsewhere a plain line every five seconds.
final class ProgressLine: Sendable {
  private let isLive: Bool
  private let start: Double
  private let total: @Sendable () -> Int
  private let state: Mutex<State>

  /// The state that changes with each document.
  private struct State {
    var done = 0
    /// The number of documents; nil until the first line is printed.
    var total: Int?
    var last: Double
    var errors: ShownStream
  }

  private static let livePause = 0.1
  private static let plainPause = 5.0

  /// The total is computed for the first line that is printed: most builds finish before that.
  init(total: @escaping @Sendable () -> Int, on errors: ShownStream) {
    self.total = total
    isLive = errors.isTerminal
    start = SystemProcess.monotonicSeconds
    state = Mutex(State(last: start, errors: errors))
  }

  /// Counts a document, and prints the progress if enough time has passed since the last line.
  func advance() {
    state.withLock { state in
      state.done += 1
      let now = SystemProcess.monotonicSeconds
      guard now - state.last >= (isLive ? Self.livePause : Self.plainPause) else { return }
      state.last = now
      let total = state.total ?? total()
      state.total = total
      let line = Self.text(done: state.done, of: total, after: now - start)
      state.errors.write(isLive ? "\r\(line)\u{1B}[K" : "riverbed: \(line)\n")
      state.errors.flush()
    }
  }

  /// Clears the line, so that what follows begins at the left edge.
  func finish() {
    guard isLive else { return }
    state.withLock { state in
      state.errors.write("\r\u{1B}[K")
      state.errors.flush()
    }
  }

  /// Returns the progress as text: `1234 of 20000, 4100 a second, 5 s left`.
  static func text(done: Int, of total: Int, after seconds: Double) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    let left = rate > 0 ? Double(total - done) / rate : 0
    let whole = { Int($0, within: 0...Int.max) }
    return "\(done) of \(total), \(whole(rate)) a second, \(whole(left.rounded(.up))) s left"
  }
}

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
