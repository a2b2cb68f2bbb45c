/// Why a run ended before it had found everything, and its exit code.
package struct RunFailure: Hashable, Sendable {
  let reason: String
  let exitCode: Int

  package init(reason: String, exitCode: Int) {
    self.reason = reason
    self.exitCode = exitCode
  }
}
