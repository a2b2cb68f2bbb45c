#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Waits for requests on several connections at once and answers them one after the other.
///
/// Browsers open connections ahead of need, so none may hold up the others.
struct ServerLoop {
  private let listener: Int32
  private let stop: Int32
  private let answering: SiteAnswering
  /// What came on each connection, until it is a whole request.
  private var requests: [Int32: [UInt8]] = [:]

  /// More than any request of a browser for a page.
  private static let largestRequest = 1 << 16

  init(listener: Int32, stop: Int32, answering: SiteAnswering) {
    self.listener = listener
    self.stop = stop
    self.answering = answering
  }

  /// Serves until something is written to the pipe that stops it.
  consuming func run() {
    while true {
      var waiting = ([stop, listener] + requests.keys).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&waiting, nfds_t(waiting.count), -1) > 0 || errno == EINTR else { break }
      let ready = waiting.filter { $0.revents != 0 }.map(\.fd)
      if ready.contains(stop) { break }
      for connection in ready {
        if connection == listener { accept() } else { serve(connection) }
      }
    }
    for connection in requests.keys { close(connection) }
    close(listener)
  }

  private mutating func accept() {
    let connection = systemAccept(listener)
    guard connection >= 0 else { return }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    requests[connection] = []
  }

  private mutating func serve(_ connection: Int32) {
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(connection, &piece, piece.count, 0)
    var request = requests.removeValue(forKey: connection) ?? []
    request += piece.prefix(max(0, count))
    guard count > 0, request.count < Self.largestRequest else {
      close(connection)
      return
    }
    if request.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      _ = SystemSocket.send(answering.answer(to: request), to: connection)
      request = []
    }
    requests[connection] = request
  }
}

/// The system's `accept`, which inside a type that has one too would be out of sight.
private func systemAccept(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }
