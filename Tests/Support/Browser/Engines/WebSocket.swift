import CLibrary

/// A connection to a program on this machine that carries whole messages in both directions.
struct WebSocket: ~Copyable {
  private let connection: Int32
  /// The bytes received that are not yet a whole frame.
  private var pending: [UInt8] = []

  /// The longest time that the other side may take for anything.
  private static let patience: Int32 = 60_000
  private static let opening: (text: UInt8, end: UInt8) = (0x1, 0x8)

  /// Connects to a port, and asks the server there to speak the protocol.
  init(port: UInt16, path: String) throws {
    connection = socket(AF_INET, SystemSocket.stream, 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw SystemFailure("connect to port \(port)") }
    let lines = [
      "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Upgrade: websocket",
      "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
    ]
    guard SystemSocket.send(Array(lines.joined(separator: "\r\n").utf8), to: connection) else {
      throw Self.ended
    }
    let end = Array("\r\n\r\n".utf8)
    while pending.firstRange(of: end) == nil { try receiveMore() }
    pending.removeSubrange(..<(pending.firstRange(of: end)?.upperBound ?? 0))
  }

  deinit { close(connection) }

  /// Sends a whole message with a mask, which the protocol asks for; Firefox refuses one that changes
  /// nothing.
  func send(_ message: [UInt8]) throws {
    let masked: UInt8 = 0x80
    var head = [masked | Self.opening.text]
    switch message.count {
    case ..<126: head.append(masked | UInt8(message.count))
    case ..<(1 << 16): head += [masked | 126] + Self.bytes(message.count, 2)
    default: head += [masked | 127] + Self.bytes(message.count, 8)
    }
    let mask: [UInt8] = [1, 2, 3, 4]
    let content = message.enumerated().map { $1 ^ mask[$0 % mask.count] }
    guard SystemSocket.send(head + mask + content, to: connection) else { throw Self.ended }
  }

  /// Waits for the next whole message and returns it.
  mutating func receive() throws -> [UInt8] {
    var message: [UInt8] = []
    while true {
      let head = try take(2)
      let kind = head[0] & 0xF
      let short = Int(head[1] & 0x7F)
      let size =
        switch short {
        case 126: Self.number(try take(2))
        case 127: Self.number(try take(8))
        default: short
        }
      let content = try take(size)
      if kind == Self.opening.end { throw Self.ended }
      // Frames above the kind of the end only ask whether the connection still works.
      guard kind < Self.opening.end else { continue }
      message += content
      if head[0] & 0x80 != 0 { return message }
    }
  }

  private mutating func take(_ count: Int) throws -> [UInt8] {
    while pending.count < count { try receiveMore() }
    let taken = Array(pending.prefix(count))
    pending.removeFirst(count)
    return taken
  }

  private mutating func receiveMore() throws {
    var waiting = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Self.patience) > 0 else {
      throw BrowserFailure(reason: "the browser does not answer")
    }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(connection, &piece, piece.count, 0)
    guard count > 0 else { throw Self.ended }
    pending += piece.prefix(count)
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func number(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static let ended = BrowserFailure(reason: "the browser has ended")
}
