import CLibrary

/// A separate thread for work that waits for a long time: the threads that tests share are as few
/// as there are cores.
struct ServerThread {
  private let thread: pthread_t

  /// The work of the thread, boxed so that it can be passed to the system's thread function.
  private final class Work: Sendable {
    let closure: @Sendable () -> Void

    init(_ closure: @escaping @Sendable () -> Void) {
      self.closure = closure
    }

    static func perform(_ handed: UnsafeMutableRawPointer?) {
      guard let handed else { return }
      Unmanaged<Work>.fromOpaque(handed).takeRetainedValue().closure()
    }
  }

  init(_ closure: @escaping @Sendable () -> Void) throws(SystemFailure) {
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let handed = Unmanaged.passRetained(Work(closure))
    let failure = pthread_create(
      &thread, nil,
      { handed in
        Work.perform(handed)
        return nil
      }, handed.toOpaque())
    guard failure == 0, let started = Optional(thread) else {
      handed.release()
      throw SystemFailure("start a thread", failure)
    }
    self.thread = started
  }

  func join() {
    pthread_join(thread, nil)
  }
}
