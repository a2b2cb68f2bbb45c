import CLibrary

/// The system refused something that a test needs.
package struct SystemFailure: Error, CustomStringConvertible {
  private let attempt: String
  private let number: Int32

  init(_ attempt: String, _ number: Int32 = errno) {
    self.attempt = attempt
    self.number = number
  }

  package var description: String { "cannot \(attempt): \(String(cString: strerror(number)))" }
}
