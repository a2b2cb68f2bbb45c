import CLibrary

/// A pipe whose ends no other program inherits. It is made of sockets, which can be created that
/// way atomically, even while other threads start programs.
struct Pipe: ~Copyable {
  let reading: Int32
  let writing: Int32

  /// The lowest descriptor of an end, above the numbers that a started program uses for its ends.
  private static let firstNumber: Int32 = 20

  init() throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, SystemSocket.stream, 0, &ends) == 0 else {
      throw SystemFailure("make a pipe")
    }
    reading = fcntl(ends[0], F_DUPFD_CLOEXEC, Self.firstNumber)
    writing = fcntl(ends[1], F_DUPFD_CLOEXEC, Self.firstNumber)
    close(ends[0])
    close(ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// The longest time that a test waits for bytes, in milliseconds.
  private static let patience: Int32 = 120_000

  /// Waits for bytes and returns them; empty at the end, nil where reading fails or takes too long.
  func read() -> [UInt8]? {
    var waiting = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Self.patience) > 0 else { return nil }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(reading, &piece, piece.count, 0)
      if count < 0 && errno == EINTR { continue }
      return count < 0 ? nil : Array(piece.prefix(count))
    }
  }

  /// Writes some bytes; returns false where the other end is closed.
  func write(_ bytes: [UInt8]) -> Bool { SystemSocket.send(bytes, to: writing) }
}
