import AppModel
import Disk
import Markup
import Printing
import Publishing
import Review

extension Console {
  /// Prints notes about a run that goes on.
  mutating func note(_ texts: [String]) {
    for text in texts { errors.write("riverbed: note: \(text)\n") }
  }

  /// Prints why a command ends early, and returns the exit code.
  mutating func fail(_ error: any Error) -> ExitCode {
    if let failure = Diff.Failure(error) {
      return fail(failure.reason, more: failure.more, failure.code)
    }
    switch error {
    case let error as DiskError: return fail("\(error.text)", .usage)
    case let failure as IncompleteMerge:
      let code = fail(failure.problems.map { "\($0)" }, .incomplete)
      if failure.more > 0 { errors.write("\(failure.more.andMore())\n") }
      return code
    case let error as InvalidPlan: return fail("\(error.text)", .internal)
    case let error as InvalidDocument:
      return fail(
        error.lines.map { ShownText(quoting: $0) }.joined(separator: "\n"), .internal)
    case let error as MarkupError:
      return fail(
        "a schema of Riverbed's own cannot be read: \(String(describing: error))", .internal)
    case is BuildInterruption:
      return fail("interrupted; the next run continues from here", .interrupted)
    default: return fail("\(String(describing: error))", .internal)
    }
  }

  /// Prints a reason, if there is one, and more lines.
  private mutating func fail(
    _ reason: ShownText?, more: ShownText = "", _ code: ExitCode
  ) -> ExitCode {
    let code = fail(reason.map { [$0] } ?? [], code)
    errors.write(more)
    return code
  }

  /// Prints several reasons, a line for each.
  private mutating func fail(_ texts: [ShownText], _ code: ExitCode) -> ExitCode {
    for text in texts { errors.write("riverbed: error: \(text)\n") }
    return code
  }
}
