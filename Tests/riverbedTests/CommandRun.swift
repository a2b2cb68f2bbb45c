import Disk
import Printing
import Support

@testable import riverbed

/// A command line that was run in memory: what it printed, and its exit code.
struct CommandRun {
  let output: String
  let errors: String
  let code: ExitCode

  init(_ words: String...) { self.init(words) }

  /// Runs a command line where the environment has some variables.
  init(_ words: [String], variables: [String: String] = [:]) {
    var console = Console.inMemory
    console.environment = { variables[$0] }
    code = console.close(after: console.run(words))
    (output, errors) = (console.output.text, console.errors.text)
  }

  /// Runs a command line as a step of a workflow, whose summary may be a file.
  init(_ words: [String], summary: String?) {
    self.init(words, variables: summary.map { [StepSummary.variable: $0] } ?? [:])
  }

  /// What was printed on both streams.
  var text: String { output + errors }
}

extension Console {
  /// A console that keeps what is written to it.
  static var inMemory: Console {
    var console = Console(
      output: ShownStream(to: .memory), errors: ShownStream(to: .memory), isColored: false)
    // What is served would be served forever.
    console.whenServing = { $0.stop() }
    console.origin = ProgramOrigin(commit: "1234567890ab", library: "2.9.14")
    return console
  }
}
