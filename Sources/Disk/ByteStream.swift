#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Bytes on their way out, sent in large pieces.
///
/// A failure is kept instead of thrown: nothing more is sent, and whoever ends the program asks once.
package struct ByteStream: Sendable {
  private let destination: Destination
  private var waiting: [UInt8] = []
  private var isOpen = true
  /// Why bytes were lost; nil while none were, or where the reader did not want them.
  private(set) var systemFailure: SystemError?

  /// Where bytes go.
  package enum Destination: Sendable {
    case standardOutput, standardError
    /// An open file, by the system's number.
    case descriptor(Int32)
    /// Nowhere: they stay here, to be looked at.
    case memory
  }

  /// How many bytes wait before they are sent.
  private static let portion = 1 << 16

  package init(to destination: Destination) {
    self.destination = destination
  }

  /// What waits to be sent; in memory, all that was ever written.
  package var text: String { String(decoding: waiting, as: UTF8.self) }

  /// Why bytes were lost, as the user is told.
  package var failure: DiskError? {
    systemFailure.map {
      DiskError(attempt: "cannot write \(destination.name)", reason: $0.reason)
    }
  }

  /// Whether a person sees the bytes.
  package var isTerminal: Bool { descriptor.map { isatty($0) == 1 } ?? false }

  package mutating func write(_ text: String) {
    waiting += text.utf8
    if waiting.count >= Self.portion { flush() }
  }

  package mutating func write(_ bytes: [UInt8]) {
    waiting += bytes
    if waiting.count >= Self.portion { flush() }
  }

  /// Sends what waits.
  package mutating func flush() {
    guard let descriptor else { return }
    defer { waiting.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      if isOpen { try Self.send(waiting, to: descriptor) }
    } catch {
      isOpen = false
      // Whoever pipes into `head` has seen enough: that is no failure.
      guard error.number != EPIPE else { return }
      systemFailure = error
    }
  }

  /// Sends all bytes, however often the system takes only some.
  static func send(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var sent = 0
    while sent < bytes.count {
      do throws(SystemError) {
        sent += try SystemError.check {
          bytes.withUnsafeBytes { all in
            let rest = UnsafeRawBufferPointer(rebasing: all[sent...])
            return systemWrite(descriptor, rest.baseAddress, rest.count)
          }
        }
      } catch {
        // The stream may be shared with a program that does not wait; we do.
        guard error.number == EAGAIN || error.number == EWOULDBLOCK else { throw error }
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = try SystemError.check { poll(&request, 1, -1) }
      }
    }
  }

  private var descriptor: Int32? {
    switch destination {
    case .standardOutput: STDOUT_FILENO
    case .standardError: STDERR_FILENO
    case .descriptor(let number): number
    case .memory: nil
    }
  }
}

extension ByteStream.Destination {
  fileprivate var name: String {
    switch self {
    case .standardOutput: "standard output"
    case .standardError: "standard error"
    case .descriptor(let number): "stream \(number)"
    case .memory: "memory"
    }
  }
}

/// The system's `write`, which inside a type that has one too would be out of sight.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
