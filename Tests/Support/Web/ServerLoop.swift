import CLibrary

/// Waits for requests on several connections at once and answers them one after the other.
///
/// Browsers open connections in advance, so an idle one must not block the others.
struct ServerLoop {
  private let listener: Int32
  private let stop: Int32
  private let answering: SiteAnswering
  /// The bytes received on each connection until they are a whole request.
  private var requests: [Int32: [UInt8]] = [:]

  /// The most bytes of a request; more than any browser sends for a page.
  private static let largestRequest = 1 << 16

  init(listener: Int32, stop: Int32, answering: SiteAnswering) {
    self.listener = listener
    self.stop = stop
    self.answering = answering
  }

  /// Serves until a byte is written to the stop pipe.
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

/// Calls the system's `accept`, which is shadowed inside a type with a member of that name.
private func systemAccept(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }
