import CLibrary

/// Wakes a thread that waits, once for each time that it is sent: a pipe, which can be waited for
/// together with connections and files.
package final class Signal: Sendable {
  private let pipe: Pipe

  package init() throws(DiskError) {
    do throws(SystemError) {
      pipe = try Pipe()
    } catch {
      throw DiskError(attempt: "cannot make a pipe", reason: error.reason)
    }
    // A thread that sends must never wait: where the pipe is full, the others wake anyway.
    let number = pipe.writing.number
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// What to wait for.
  package var reading: Int32 { pipe.reading.number }

  package func send() {
    var byte: UInt8 = 0
    _ = write(pipe.writing.number, &byte, 1)
  }

  /// Waits until it was sent once more.
  package func receive() {
    var byte: UInt8 = 0
    while read(pipe.reading.number, &byte, 1) < 0 && errno == EINTR {}
  }
}
