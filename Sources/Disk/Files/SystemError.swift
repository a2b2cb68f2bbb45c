#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reason that the system refused something, by its own number.
struct SystemError: Error {
  let number: Int32

  /// The system's own words in a form that fits after a colon, such as `permission denied`.
  var reason: String {
    let words = String(cString: strerror(number))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Repeats a system call until no signal interrupts it, and returns its result.
  static func check<Answer: SignedInteger>(
    _ call: () -> Answer
  ) throws(SystemError) -> Answer {
    while true {
      let answer = call()
      guard answer < 0 else { return answer }
      let number = errno
      guard number == EINTR else { throw SystemError(number: number) }
    }
  }
}
