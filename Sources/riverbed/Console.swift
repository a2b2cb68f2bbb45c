import Disk

/// The two streams that a command writes to.
struct Console {
  /// Results.
  var output: ShownStream
  /// What goes wrong on the way to them.
  var errors: ShownStream
  /// Whether results are coloured.
  let isColored: Bool
  /// Whether what goes wrong is coloured.
  var hasColoredErrors = false

  /// The console that the program was started with.
  static var standard: Console {
    let output = ShownStream(to: .standardOutput)
    let errors = ShownStream(to: .standardError)
    let isPlain =
      SystemProcess.environment("NO_COLOR") != nil || SystemProcess.environment("TERM") == "dumb"
    return Console(
      output: output, errors: errors, isColored: output.isTerminal && !isPlain,
      hasColoredErrors: errors.isTerminal && !isPlain)
  }

  /// Does what the words of a command line ask for, on the console that the program was started with,
  /// and ends the program.
  ///
  /// An interruption ends it at once until a command begins to write files: what is read, checked and
  /// laid out leaves nothing behind.
  static func runProgram(_ words: some Collection<String>) -> Never {
    SystemProcess.endWhenInterrupted(status: ExitCode.interrupted.rawValue)
    SystemProcess.ignoreBrokenPipes()
    SystemProcess.ignoreFileSizeLimit()
    var console = Console.standard
    let code = console.run(words)
    SystemProcess.exit(console.close(after: code).rawValue)
  }

  /// Does what the words of a command line ask for.
  mutating func run(_ words: some Collection<String>) -> ExitCode {
    do throws(UsageError) {
      let invocation = try Invocation(words)
      return invocation.run(on: &self)
    } catch {
      errors.write(error.text)
      return .usage
    }
  }

  /// Sends all that still waits; the code becomes another one where results were lost.
  mutating func close(after code: ExitCode) -> ExitCode {
    output.flush()
    if let failure = output.failure { errors.write("riverbed: error: \(failure.text)\n") }
    errors.flush()
    return output.failure == nil ? code : .first(of: [code, .file])
  }
}
