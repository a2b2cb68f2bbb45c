import Disk
import Printing

/// The two streams that a command writes to.
struct Console {
  /// Results.
  var output: ShownStream
  /// Errors and progress.
  var errors: ShownStream
  /// Whether results are colored.
  let isColored: Bool
  /// Whether errors are colored.
  var hasColoredErrors = false
  /// Returns the value of a variable of the environment, unless it is absent or empty.
  var environment: @Sendable (String) -> String? = { _ in nil }
  /// Called with an app that begins to be served, which may be ended there.
  var whenServing: @Sendable (ServedApp) -> Void = { _ in }
  /// What the program was made of.
  var origin = ProgramOrigin()

  /// The console of the process.
  static var standard: Console {
    let output = ShownStream(to: .standardOutput)
    let errors = ShownStream(to: .standardError)
    let isPlain =
      SystemProcess.environment("NO_COLOR") != nil || SystemProcess.environment("TERM") == "dumb"
    return Console(
      output: output, errors: errors, isColored: output.isTerminal && !isPlain,
      hasColoredErrors: errors.isTerminal && !isPlain,
      environment: { SystemProcess.environment($0) })
  }

  /// Runs a command line on the console of the process, and exits.
  ///
  /// An interruption exits at once until a command begins to write files: reading, checking and
  /// laying out leave nothing to clean up.
  static func runProgram(
    _ words: some Collection<String>, of origin: ProgramOrigin = ProgramOrigin()
  ) -> Never {
    SystemProcess.endWhenInterrupted(status: ExitCode.interrupted.rawValue)
    SystemProcess.ignoreBrokenPipes()
    SystemProcess.ignoreFileSizeLimit()
    var console = Console.standard
    console.origin = origin
    let code = console.run(words)
    SystemProcess.exit(console.close(after: code).rawValue)
  }

  /// Runs a command line.
  mutating func run(_ words: some Collection<String>) -> ExitCode {
    do throws(UsageError) {
      let invocation = try Invocation(words)
      return invocation.run(on: &self)
    } catch {
      return fail(error)
    }
  }

  /// Flushes both streams, and returns the exit code, which changes where something was lost.
  mutating func close(after code: ExitCode) -> ExitCode {
    output.flush()
    var codes = [code]
    if let failure = output.failure { codes.append(fail(failure)) }
    errors.flush()
    // No other stream could say that.
    if errors.failure != nil { codes.append(.file) }
    return .first(of: codes)
  }
}
