import AppModel
import Printing

/// An option that a command takes, as the parser and the help read it.
struct Option: Hashable, Sendable {
  /// The name without its dashes, such as `fail-on`.
  let name: String
  /// The short spelling, such as `v`.
  var letter: Character?
  /// The value that follows the option; nil for an option without one.
  var value: Value?
  let summary: String
  /// Whether documents depend on it. Others say where something is read and written, what is
  /// printed, when a run fails, or how it works.
  var reachesDocuments = true

  /// The value of an option.
  struct Value: Hashable, Sendable {
    /// How the help names it, such as `FORMAT`.
    let placeholder: String
    /// The only words that are allowed; empty where any word is.
    var choices: [String] = []
    /// Whether the value may be left out; if it is not, it follows an equals sign.
    var isOptional = false
    /// Whether an empty value after an equals sign means something.
    var mayBeEmpty = false
    /// Whether several words are allowed, separated by commas.
    var isList = false
    /// What is allowed, in words, where that is less than any word.
    var range: String?
    /// What the value is where there are no choices: what a shell offers, and whether it is the path
    /// of something that is read or written.
    var kind = WordKind.free
  }

  /// Every way to write the option.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// The value as it follows the option: ` FORMAT`, `[=FILE]`.
  var valueUsage: String {
    value.map { $0.isOptional ? "[=\($0.placeholder)]" : " \($0.placeholder)" } ?? ""
  }
}

extension Option {
  static let format = Option(
    name: "format",
    value: Value(placeholder: "FORMAT", choices: DiagnosticFormat.allCases.map(\.rawValue)),
    summary: "How diagnostics are printed: \(DiagnosticFormat.explained(withSummary: false)).",
    reachesDocuments: false)

  static let failOn = Option(
    name: "fail-on", value: Value(placeholder: "WHAT", isList: true, kind: .failure),
    summary: "Exit with 4 if WHAT is found: a diagnostic code, lint, journeys or warnings, or "
      + "differences or new-problems, which only diff and build --since can find. Separate several "
      + "with commas, or repeat the option.",
    reachesDocuments: false)

  static let strict = Option(
    name: "strict", summary: "Show warnings as errors and count them as such.")

  static let verbose = Option(
    name: "verbose", letter: "v",
    summary: "Show notes too: defaults that applied, and keys that nothing reads. In a comparison, "
      + "list every picture that differs and the edits without effect.",
    reachesDocuments: false)

  static let quiet = Option(
    name: "quiet",
    summary: "Print only diagnostics or causes, and errors that stop the run: no progress, no "
      + "summary.",
    reachesDocuments: false)

  static let help = Option(
    name: "help", letter: "h", summary: "Print this help.",
    reachesDocuments: false)

  static let version = Option(
    name: "version", summary: "Print the version.",
    reachesDocuments: false)

  static let json = Option(
    name: "json", summary: "Print JSON, in a stable format.")

  static let widths = Option(
    name: "widths",
    summary: "Lay out each screen, as configured, at every width too: phones of 280 to 480 points, "
      + "and tablets of 320 to 1400. What breaks there is reported once for each rule and place, "
      + "with the widths.")

  /// The options that every command that reports diagnostics takes.
  static let reporting: [Option] = [failOn, strict, verbose, quiet, help, version]

  /// The options of a command that reports diagnostics next to its results, in one format.
  static let reportingInOneFormat: [Option] = [format] + reporting
}

extension Option {
  static let jobs = Option(
    name: "jobs", value: Value(placeholder: "N"),
    summary:
      "The number of threads; the default is the number of cores. The result is the same for "
      + "any number.",
    reachesDocuments: false)
}

extension Arguments {
  /// Returns the value of `--jobs`.
  func jobs() throws(UsageError) -> Int? {
    guard let word = value(of: .jobs) else { return nil }
    guard let number = Int(word), (1...Self.mostJobs).contains(number) else {
      throw UsageError(
        "'--jobs' is '\(word.quotable)'; expected a number from 1 to "
          + "\(Self.mostJobs)", of: command)
    }
    return number
  }

  private static var mostJobs: Int { 256 }
}
