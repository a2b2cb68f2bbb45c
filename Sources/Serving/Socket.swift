import CLibrary

/// An open socket that never waits, closed when nothing refers to it anymore: a class because
/// connections are in lists, and what is closed cannot be copied.
final class Socket: Sendable {
  /// The system's number.
  let number: Int32

  /// Takes over a socket, which no other program inherits.
  init(owning number: Int32) {
    self.number = number
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
    var isOn: Int32 = 1
    setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { _ = systemClose(number) }

  /// What a call on a socket came to.
  enum Outcome {
    case done(Int)
    /// Nothing can be done now without waiting.
    case wouldWait
    /// The other end is closed, or gone.
    case ended
  }

  /// Reads some bytes and adds them to others.
  func read(into bytes: inout [UInt8], atMost count: Int) -> Outcome {
    var piece = [UInt8](repeating: 0, count: count)
    let outcome = Self.outcome { recv(number, &piece, count, 0) }
    if case .done(let count) = outcome { bytes += piece[..<count] }
    return outcome
  }

  /// Sends as many bytes as fit.
  func send(_ bytes: ArraySlice<UInt8>) -> Outcome {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    return bytes.withUnsafeBytes { all in
      Self.outcome { systemSend(number, all.baseAddress, all.count, flags) }
    }
  }

  /// Says that nothing more is sent.
  func endSending() { shutdown(number, Int32(SHUT_WR)) }

  /// Returns the next connection that someone opened to a listening socket; nil where no one did.
  func accepted() -> Socket? {
    let connection = accept(number, nil, nil)
    return connection < 0 ? nil : Socket(owning: connection)
  }

  private static func outcome(_ call: () -> Int) -> Outcome {
    while true {
      let count = call()
      if count > 0 { return .done(count) }
      guard count < 0 else { return .ended }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldWait : .ended
    }
  }
}

/// Says for some sockets what to wait for, and waits.
struct Waiting {
  private var all: [pollfd] = []

  mutating func add(_ number: Int32, reading: Bool = true, writing: Bool = false) {
    let events = (reading ? POLLIN : 0) | (writing ? POLLOUT : 0)
    all.append(pollfd(fd: number, events: Int16(events), revents: 0))
  }

  /// Waits for at most some seconds, or for as long as it takes, and returns what can be done now.
  mutating func wait(_ seconds: Double?) -> [Int32: Ready] {
    let milliseconds = seconds.map { Int32(min(max(0, $0 * 1000).rounded(.up), 1e6)) } ?? -1
    guard poll(&all, nfds_t(all.count), milliseconds) > 0 else { return [:] }
    let ready = all.filter { $0.revents != 0 }.map { entry in
      let events = Int32(entry.revents)
      return (
        entry.fd,
        Ready(
          reading: events & Int32(POLLIN) != 0, writing: events & Int32(POLLOUT) != 0,
          isGone: events & Int32(POLLERR | POLLHUP | POLLNVAL) != 0)
      )
    }
    return Dictionary(ready, uniquingKeysWith: { first, _ in first })
  }

  /// What can be done with a socket.
  struct Ready {
    let reading: Bool
    let writing: Bool
    /// Whether no one is at the other end.
    let isGone: Bool
  }
}

/// Calls the system's functions, which are hidden inside a type with members of their names.
private func systemClose(_ number: Int32) -> Int32 { close(number) }
private func systemSend(
  _ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int { send(number, bytes, count, flags) }
