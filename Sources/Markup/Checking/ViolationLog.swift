import CLibXML2

/// What is wrong with the document under way. A class, because libxml2's callbacks point at it.
final class ViolationLog {
  private(set) var violations: [Violation] = []
  private(set) var isOutOfMemory = false

  /// One mistake repeats itself on thousands of elements; nobody reads more than these.
  private static let limit = 20

  var isFull: Bool { violations.count >= Self.limit || isOutOfMemory }

  var isEmpty: Bool { violations.isEmpty && !isOutOfMemory }

  /// What libxml2 is given to find this again; it must not outlive it.
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
  }

  func throwIfNotEmpty() throws(MarkupError) {
    guard !isOutOfMemory else { throw .outOfMemory }
    guard violations.isEmpty else { throw .invalid(violations) }
  }
}

/// The callback that libxml2 calls with each error, on the thread that checks.
func report(_ log: UnsafeMutableRawPointer?, _ error: UnsafePointer<xmlError>?) {
  guard let log, let error = error?.pointee else { return }
  let entry = Unmanaged<ViolationLog>.fromOpaque(log).takeUnretainedValue()
  if error.code == Int32(XML_ERR_NO_MEMORY.rawValue) {
    entry.reportOutOfMemory()
  } else {
    entry.report(Violation(error))
  }
}
