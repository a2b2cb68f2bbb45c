import AppModel
import Printing

/// A format to print results in, and the file to write it to: `json`, `json=changes.json`.
struct OutputChoice<Format: OutputFormat>: Hashable {
  let format: Format
  /// The file's path; nil for standard output.
  let file: String?

  /// Where the results go, so that the same path in other words is equal.
  private var destination: String? { file?.withoutRedundantSteps }

  /// Reads the values of `--format`. Without one for standard output, that is the format for
  /// people.
  static func all(_ words: [String], of command: Command) throws(UsageError) -> [OutputChoice] {
    var choices: [OutputChoice] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = Format(rawValue: String(parts[0])) else {
        throw .unknownFormat(String(parts[0]), among: Format.allCases.map(\.rawValue), command)
      }
      guard parts.count == 1 || !parts[1].isEmpty else { throw .noFile(word, command) }
      let choice = OutputChoice(format: format, file: parts.count == 1 ? nil : String(parts[1]))
      if let other = choices.first(where: { $0.destination == choice.destination }) {
        throw .sameDestination(other, choice, command)
      }
      choices.append(choice)
    }
    let hasOutput = choices.contains { $0.file == nil }
    return hasOutput ? choices : [OutputChoice(format: .human, file: nil)] + choices
  }
}

extension Option {
  static let diagnosticOutputs = outputs(
    of: DiagnosticFormat.self, printing: "diagnostics", range: DiagnosticFormat.names)

  static let outputs = outputs(of: DiffFormat.self, printing: "changes", range: nil)

  /// Returns the option for one or several formats of what a command prints.
  private static func outputs<Format: OutputFormat>(
    of _: Format.Type, printing things: String, range: String?
  ) -> Option {
    Option(
      name: "format",
      value: Value(
        placeholder: "FORMAT[=FILE]", range: range,
        kind: .format(Format.allCases.map(\.rawValue))),
      summary: "How \(things) are printed: \(Format.explained(withSummary: true)). With =FILE a "
        + "format is written to a file. Repeat the option for several from one run.",
      reachesDocuments: false)
  }
}

extension UsageError {
  fileprivate static func unknownFormat(
    _ word: String, among names: [String], _ command: Command
  ) -> Self {
    Self(
      "'--format' is '\(word.quotable)'; expected \(names.listed("or"))", of: command,
      near: word, names)
  }

  fileprivate static func noFile(_ word: String, _ command: Command) -> Self {
    Self("'--format \(word.quotable)' has no file after '='", of: command)
  }

  fileprivate static func sameDestination<Format: OutputFormat>(
    _ one: OutputChoice<Format>, _ other: OutputChoice<Format>, _ command: Command
  ) -> Self {
    let place: ShownText = one.file.map { "'\($0)'" } ?? "standard output"
    return Self(
      "'\(one.format.rawValue)' and '\(other.format.rawValue)' would both be written to \(place)",
      of: command)
  }
}
