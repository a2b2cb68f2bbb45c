/// Runs some work on a thread of its own until it goes out of scope: the work is told to end, and
/// waited for.
package struct BackgroundThread: ~Copyable {
  private let end: @Sendable () -> Void
  private let thread: ServerThread

  package init(
    _ work: @escaping @Sendable () -> Void, until end: @escaping @Sendable () -> Void
  ) throws {
    self.end = end
    thread = try ServerThread(work)
  }

  deinit {
    end()
    thread.join()
  }
}
