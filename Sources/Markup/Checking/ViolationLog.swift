import CLibXML2

/// The violations of the current document. A class, because libxml2's callbacks point at it.
final class ViolationLog {
  private(set) var violations: [Violation] = []
  private(set) var isOutOfMemory = false
  /// The line that is written, counted from one, while a whole document is checked.
  var line = 1

  /// The highest number of violations; one mistake may repeat on thousands of elements, and no one
  /// reads more than these.
  private static let limit = 20

  var isFull: Bool { violations.count >= Self.limit || isOutOfMemory }

  var isEmpty: Bool { violations.isEmpty && !isOutOfMemory }

  /// The pointer that libxml2 passes back to its callbacks; it must not outlive the log.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  func report(_ violation: Violation) {
    if !isFull { violations.append(violation) }
  }

  func reportOutOfMemory() {
    isOutOfMemory = true
  }

  func clear() {
    violations.removeAll(keepingCapacity: true)
    isOutOfMemory = false
    line = 1
  }

  func throwIfNotEmpty() throws(MarkupError) {
    guard !isOutOfMemory else { throw .outOfMemory }
    guard violations.isEmpty else { throw .invalid(violations) }
  }
}

/// Records an error, as a callback that libxml2 calls on the thread that checks.
func report(_ log: UnsafeMutableRawPointer?, _ error: UnsafePointer<xmlError>?) {
  guard let log, let error = error?.pointee else { return }
  let entry = Unmanaged<ViolationLog>.fromOpaque(log).takeUnretainedValue()
  if error.code == Int32(XML_ERR_NO_MEMORY.rawValue) {
    entry.reportOutOfMemory()
  } else {
    entry.report(Violation(error))
  }
}
