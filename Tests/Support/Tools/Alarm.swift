import CLibrary

/// Ends what a test waits for if that takes too long: without it, one test that waits for what never
/// comes would be the end of all. It is called off when it goes out of scope.
package struct Alarm: ~Copyable {
  private let thread: BackgroundThread

  /// The end of the waiting, shared with the thread that rings.
  private final class Off: Sendable {
    let pipe: Pipe

    init() throws(SystemFailure) { pipe = try Pipe() }
  }

  /// Does something after some seconds.
  package init(after seconds: Int32 = 120, _ ring: @escaping @Sendable () -> Void) throws {
    let off = try Off()
    thread = try BackgroundThread(
      {
        var waiting = pollfd(fd: off.pipe.reading, events: Int16(POLLIN), revents: 0)
        if poll(&waiting, 1, seconds * 1000) == 0 { ring() }
      }, until: { _ = off.pipe.write([0]) })
  }
}
