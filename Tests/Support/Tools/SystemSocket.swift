import CLibrary

/// The socket calls that differ between systems.
enum SystemSocket {
  #if canImport(Glibc)
  /// A stream socket that programs started later do not inherit.
  static let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #elseif canImport(Musl)
  static let stream = SOCK_STREAM | SOCK_CLOEXEC
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
  // On Darwin, starting a program closes all other descriptors.
  static let stream = SOCK_STREAM
  private static let noSignal: Int32 = 0
  #endif

  /// Returns a port of this machine that nothing listens at.
  static func freePort() throws(SystemFailure) -> UInt16 {
    let probe = socket(AF_INET, stream, 0)
    defer { close(probe) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(probe, $0, size) == 0 && getsockname(probe, $0, &size) == 0
      }
    }
    guard isBound else { throw SystemFailure("find a free port") }
    return UInt16(bigEndian: place.sin_port)
  }

  /// Sends some bytes; returns false where the other end is closed, and does not raise a signal
  /// then.
  static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { systemSend(socket, $0.baseAddress, $0.count, noSignal) }
      if sent < 0 && errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }
}

/// Calls the system's `send`, which is shadowed inside a type with a member of that name.
private func systemSend(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ size: Int, _ flags: Int32
) -> Int {
  send(socket, bytes, size, flags)
}
