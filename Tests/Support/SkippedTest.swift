package import Testing

/// A test that cannot run on this machine.
package enum SkippedTest {
  /// Prints that a test was skipped. On Linux every test can run, so there it fails where skips are
  /// failures.
  package static func report(
    _ reason: String, _ test: String = #function, at location: SourceLocation = #_sourceLocation
  ) {
    print("SKIPPED \(test): \(reason)")
    #if os(Linux)
    if Tool.mustBeThere {
      Issue.record("the test cannot run: \(reason)", sourceLocation: location)
    }
    #endif
  }
}
