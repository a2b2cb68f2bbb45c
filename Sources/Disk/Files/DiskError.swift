import CLibrary

/// A file, folder or stream that cannot be used, and why.
package struct DiskError: Error, Hashable, Sendable {
  /// The attempted action, such as `cannot read 'newsroom'`.
  let attempt: String
  /// The system's reason, or Riverbed's own for refusing.
  package let reason: String
  /// Whether the place itself is refused, because something else is there that is read or owned.
  package private(set) var isMisplaced = false

  package init(attempt: String, reason: String) {
    self.attempt = attempt
    self.reason = reason
  }

  /// The whole message, in lower case and without a period.
  package var text: String { "\(attempt): \(reason)" }
}

extension DiskError {
  /// Makes an error of a failed action on a file of a site.
  init(_ verb: String, _ path: String, in site: String, _ error: SystemError) {
    attempt = "cannot \(verb) '\(site)/\(path)'"
    reason =
      error.number == ELOOP ? "a symbolic link is in the way" : error.reason
  }

  /// Makes an error that refuses the place of an output.
  init(refusing place: OutputPlace, at path: String, _ reason: String) {
    self =
      place.isFile
      ? DiskError(refusingFile: path, reason) : DiskError(buildingInto: path, reason)
    isMisplaced = true
  }

  /// Makes an error that refuses the place of a file.
  init(refusingFile path: String, _ reason: String) {
    attempt = "cannot write '\(path)'"
    self.reason = reason
    isMisplaced = true
  }

  /// Makes an error that says why a site cannot be built.
  init(buildingInto site: String, _ reason: String) {
    attempt = "cannot build into '\(site)'"
    self.reason = reason
  }

  /// Returns what the system has at a path; throws why it cannot be read.
  static func reading<Value: ~Copyable>(
    _ path: String, _ value: @autoclosure () throws(SystemError) -> Value
  ) throws(DiskError) -> Value {
    do throws(SystemError) {
      return try value()
    } catch {
      throw DiskError(attempt: "cannot read '\(path)'", reason: error.reason)
    }
  }

  /// Returns what the system has for a build; throws why the site cannot be built.
  static func building<Value: ~Copyable>(
    into site: String, _ value: @autoclosure () throws(SystemError) -> Value
  ) throws(DiskError) -> Value {
    do throws(SystemError) {
      return try value()
    } catch {
      throw DiskError(buildingInto: site, error.reason)
    }
  }

  /// Returns the advice for a record that cannot be used, which fits after a semicolon.
  package static func adviceOnRecord(_ name: String) -> String {
    "choose another folder, or remove \(name) and what it lists"
  }
}

/// The reason that the system refused something, by its own number.
struct SystemError: Error {
  let number: Int32

  /// Whether there is nothing at a path.
  var isMissing: Bool { number == ENOENT }

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
