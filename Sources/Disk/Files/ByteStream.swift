import CLibrary

/// A stream of outgoing bytes, sent in large pieces.
///
/// A failure is kept instead of thrown: nothing more is sent, and the program checks for it once
/// before it ends.
package struct ByteStream: Sendable {
  private let destination: Destination
  private var waiting: [UInt8] = []
  private var isOpen = true
  /// The reason that bytes were lost; nil while none were, or if the reader stopped reading.
  private(set) var systemFailure: SystemError?

  /// The destination of the bytes.
  package enum Destination: Sendable {
    case standardOutput, standardError
    /// An open file, by the system's number.
    case descriptor(Int32)
    /// Memory: the bytes are kept, to be inspected.
    case memory
  }

  /// How many bytes are collected before they are sent.
  private static let portion = 1 << 16

  package init(to destination: Destination) {
    self.destination = destination
  }

  /// The bytes that are not sent yet; in memory, everything that was ever written.
  package var text: String { String(decoding: waiting, as: UTF8.self) }

  /// The reason that bytes were lost, as it is shown to the user.
  package var failure: DiskError? {
    systemFailure.map {
      DiskError(attempt: "cannot write \(destination.name)", reason: $0.reason)
    }
  }

  /// Whether the bytes go to a terminal.
  package var isTerminal: Bool { descriptor.map { isatty($0) == 1 } ?? false }

  package mutating func write(_ text: String) {
    waiting += text.utf8
    if waiting.count >= Self.portion { flush() }
  }

  package mutating func write(_ bytes: [UInt8]) {
    waiting += bytes
    if waiting.count >= Self.portion { flush() }
  }

  /// Sends the collected bytes.
  package mutating func flush() {
    guard let descriptor else { return }
    defer { waiting.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      if isOpen { try Self.send(waiting, to: descriptor) }
    } catch {
      isOpen = false
      // A reader such as `head` that closes the pipe has seen enough: that is not a failure.
      guard error.number != EPIPE else { return }
      systemFailure = error
    }
  }

  /// Sends all bytes, even if the system takes only some of them at a time.
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
        // The stream may be shared with a program that made it non-blocking; this one waits.
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

/// Calls the system's `write`, which is hidden inside a type that also has a `write`.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
