import AppModel
import Disk
import Synchronization

/// How far a build is, told while it runs: on a terminal in one line that is written again and again,
/// elsewhere in a plain line every five seconds.
final class ProgressLine: Sendable {
  private let isLive: Bool
  private let start: Double
  private let total: @Sendable () -> Int
  private let state: Mutex<State>

  /// What changes from document to document.
  private struct State {
    var done = 0
    /// How much there is to do; nil until it is told for the first time.
    var total: Int?
    var last: Double
    var errors: ShownStream
  }

  private static let livePause = 0.1
  private static let plainPause = 5.0

  /// The total is asked for when it is first told: most builds are done before.
  init(total: @escaping @Sendable () -> Int, on errors: ShownStream) {
    self.total = total
    isLive = errors.isTerminal
    start = SystemProcess.monotonicSeconds
    state = Mutex(State(last: start, errors: errors))
  }

  /// Counts a document, and tells how far it all is where nothing was told for a while.
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

  /// Wipes the line away, so that what follows begins at the left edge.
  func finish() {
    guard isLive else { return }
    state.withLock { state in
      state.errors.write("\r\u{1B}[K")
      state.errors.flush()
    }
  }

  /// How far a build is: `1234 of 20000, 4100 a second, 5 s left`.
  static func text(done: Int, of total: Int, after seconds: Double) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    let left = rate > 0 ? Double(total - done) / rate : 0
    let whole = { Int($0, within: 0...Int.max) }
    return "\(done) of \(total), \(whole(rate)) a second, \(whole(left.rounded(.up))) s left"
  }
}
