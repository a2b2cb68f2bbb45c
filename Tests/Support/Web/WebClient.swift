import CLibrary

/// A connection to a server on this machine, on which a test sends any bytes. It ends when nothing
/// refers to it anymore.
package final class WebClient {
  private let number: Int32
  /// What arrived and was not returned.
  private var received: [UInt8] = []

  /// Connects to a port at an address of this machine.
  package init(to port: UInt16, at address: UInt32 = loopback) throws {
    number = socket(AF_INET, SystemSocket.stream, 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = address.bigEndian
    let isConnected = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw SystemFailure("connect") }
    // No test waits forever for a server that does not answer.
    var limit = timeval()
    limit.tv_sec = 120
    for side in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(number, SOL_SOCKET, side, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  deinit { close(number) }

  /// The first address at which only this machine can ask, and another one, which stands for one of
  /// the network.
  package static let loopback: UInt32 = 0x7F00_0001
  package static let network: UInt32 = 0x7F00_0002

  /// What a server answered.
  package struct Answer: Hashable, Sendable {
    package let status: Int
    /// The fields by their names in lower case.
    package let fields: [String: String]
    package let body: [UInt8]
  }

  /// Sends bytes; returns false where the other end is closed.
  @discardableResult package func send(_ bytes: some Sequence<UInt8>) -> Bool {
    SystemSocket.send(Array(bytes), to: number)
  }

  /// Says that nothing more is sent.
  package func endSending() { shutdown(number, Int32(SHUT_WR)) }

  /// Asks for a path.
  package func get(
    _ path: String, host: String, _ method: String = "GET", _ fields: [String] = []
  ) -> Answer? {
    let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host)"] + fields + ["", ""]
    guard send(lines.joined(separator: "\r\n").utf8) else { return nil }
    return answer(isToHead: method == "HEAD")
  }

  /// Waits for the next answer; nil where the connection ends before.
  package func answer(isToHead: Bool = false) -> Answer? {
    guard let head = read(through: "\r\n\r\n") else { return nil }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    guard let first = lines.first, let status = first.split(separator: " ").dropFirst().first,
      let status = Int(status)
    else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      fields[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    let size = isToHead || status == 304 ? 0 : fields["content-length"].flatMap { Int($0) } ?? 0
    while received.count < size { guard fill() else { return nil } }
    defer { received.removeFirst(size) }
    return Answer(status: status, fields: fields, body: Array(received.prefix(size)))
  }

  /// Waits for the next event of a stream; nil where it ends before.
  package func event() -> String? {
    read(through: "\n\n").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Waits until the other end closes the connection, and returns everything that came before.
  package func rest() -> [UInt8] {
    while fill() {}
    defer { received = [] }
    return received
  }

  private func read(through ending: String) -> [UInt8]? {
    let ending = Array(ending.utf8)
    var searched = 0
    while true {
      var place = searched
      while place + ending.count <= received.count {
        if received[place...].starts(with: ending) {
          defer { received.removeFirst(place + ending.count) }
          return Array(received[..<(place + ending.count)])
        }
        place += 1
      }
      searched = place
      guard fill() else { return nil }
    }
  }

  private func fill() -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(number, &piece, piece.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      received += piece[..<count]
      return true
    }
  }
}
