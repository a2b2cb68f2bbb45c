import AppModel
import Printing

extension DiagnosticOptions {
  init(_ arguments: Arguments) throws(UsageError) {
    self.init(
      format: arguments.value(of: .format).flatMap(DiagnosticFormat.init) ?? .human,
      isStrict: arguments.has(.strict),
      isVerbose: arguments.has(.verbose),
      isQuiet: arguments.has(.quiet),
      failOn: arguments.has(.failOn)
        ? try FailOn(arguments.values(of: .failOn), of: arguments.command) : nil,
      triesWidths: arguments.has(.widths))
  }
}

extension FailOn {
  /// Reads the words of `--fail-on`.
  fileprivate init(_ words: [String], of command: Command) throws(UsageError) {
    for word in words where !Self.knows(word) { throw .unknownSubject(word, command) }
    self.init(known: words)
  }
}

extension UsageError {
  fileprivate static func unknownSubject(_ word: String, _ command: Command) -> Self {
    Self(
      "'--fail-on' is '\(word.quotable)'; expected a diagnostic code, lint, journeys, "
        + "warnings, differences or new-problems", of: command, near: word, FailOn.everyWord)
  }
}
