import CLibrary
package import Testing

/// The Unix user `nobody`. Root ignores permissions, so tests of permissions run as this user.
package enum Nobody {
  /// The system call that changes the user whose permissions apply to the calling thread.
  private typealias SetUser = @convention(c) (UInt32) -> Int32

  private static let number: UInt32 = 65534

  /// Whether permissions can be tested: as any user but root, and as root on Linux.
  package static var isPossible: Bool { geteuid() != 0 || setUser != nil }

  /// Reports that a test was skipped.
  package static func reportSkipped(
    _ test: String = #function, at location: SourceLocation = #_sourceLocation
  ) {
    SkippedTest.report("root cannot act as another user here", test, at: location)
  }

  /// Runs a closure as a user without permissions and returns its value.
  package static func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard geteuid() == 0, let setUser else { return try body() }
    _ = setUser(number)
    defer { _ = setUser(0) }
    return try body()
  }

  private static var setUser: SetUser? {
    dlsym(nil, "setfsuid").map { unsafeBitCast($0, to: SetUser.self) }
  }
}
