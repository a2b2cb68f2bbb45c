#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why the system refused something, by its own number.
struct SystemError: Error {
  let number: Int32

  /// The system's own words as they may follow a colon, such as `permission denied`.
  var reason: String {
    let words = String(cString: strerror(number))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Calls the system until no signal interrupts it, and returns what it answered.
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

/// A file, folder or stream that cannot be used, and why.
package struct DiskError: Error, Hashable, Sendable {
  /// What was tried, such as `cannot read 'newsroom'`.
  let attempt: String
  /// The system's reason, or Riverbed's own for refusing.
  package let reason: String

  package init(attempt: String, reason: String) {
    self.attempt = attempt
    self.reason = reason
  }

  /// The whole complaint, in lower case and without a full stop.
  package var text: String { "\(attempt): \(reason)" }
}

extension DiskError {
  /// What became of something done to a file of a site.
  init(_ verb: String, _ path: String, in site: String, _ error: SystemError) {
    attempt = "cannot \(verb) '\(site)/\(path)'"
    reason =
      error.number == ELOOP ? "a symbolic link stands in the way" : error.reason
  }

  /// Why a site cannot be built.
  init(buildingInto site: String, _ reason: String) {
    attempt = "cannot build into '\(site)'"
    self.reason = reason
  }
}
