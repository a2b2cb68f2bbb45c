#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The user who may do nothing: permissions mean nothing to root, so tests of them act as another.
package enum Nobody {
  /// The call that changes the user whose permissions count, for the calling thread only.
  private typealias SetUser = @convention(c) (UInt32) -> Int32

  private static let number: UInt32 = 65534

  /// Whether permissions can be tested: by anyone but root, and by root where Linux is.
  package static var isPossible: Bool { geteuid() != 0 || setUser != nil }

  /// Says which test did not run.
  package static func printSkipped(_ test: String = #function) {
    print("SKIPPED \(test): root cannot act as another user here")
  }

  /// What a closure returns for a user without permissions.
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
