#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What systems call differently about sockets.
enum SystemSocket {
  #if canImport(Glibc)
  /// A stream of bytes that programs started later do not inherit.
  static let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #elseif canImport(Musl)
  static let stream = SOCK_STREAM | SOCK_CLOEXEC
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
  // Here it is the start of a program that closes everything.
  static let stream = SOCK_STREAM
  private static let noSignal: Int32 = 0
  #endif

  /// Sends all of some bytes; false where nobody receives any more, which must not end us too.
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

/// The system's `send`, which inside a type that has one too would be out of sight.
private func systemSend(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ size: Int, _ flags: Int32
) -> Int {
  send(socket, bytes, size, flags)
}
