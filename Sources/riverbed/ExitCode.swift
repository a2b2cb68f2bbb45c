import AppModel
import Printing

/// The exit status of the program; never a count.
enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case clean = 0
  case differences = 1
  case wrongInput = 2
  case incomplete = 3
  case failOn = 4
  case usage = 64
  case `internal` = 70
  case file = 74
  case interrupted = 130

  /// Returns the most serious of several codes.
  static func first(of codes: some Sequence<ExitCode>) -> ExitCode {
    let codes = Set(codes)
    return precedence.first(where: codes.contains) ?? .clean
  }

  /// The codes, most serious first. An interruption ends everything, so it comes before whatever
  /// was found until then.
  private static let precedence: [ExitCode] = [
    .interrupted, .internal, .file, .usage, .wrongInput, .incomplete, .failOn, .differences,
  ]
}

extension ExitCode {
  /// The meaning of the code, as the help shows it.
  var meaning: String {
    switch self {
    case .clean: "clean; warnings alone are clean"
    case .differences: "differences were found"
    case .wrongInput: "the input is wrong"
    case .incomplete: "incomplete: a shard or a baseline is missing"
    case .failOn: "only what --fail-on names was found"
    case .usage: "the command line is wrong"
    case .internal: "Riverbed itself is wrong"
    case .file: "a file cannot be read or written"
    case .interrupted: "interrupted"
    }
  }
}

extension ExitCode {
  /// Picks the exit code of a run that found these diagnostics.
  init(of diagnostics: [ShownDiagnostic], failOn: FailOn) {
    let codes = diagnostics.map { diagnostic -> ExitCode in
      switch diagnostic.severity {
      case .error: diagnostic.rule.isAboutFiles ? .file : .wrongInput
      case .warning, .note: failOn.names(diagnostic.diagnostic) ? .failOn : .clean
      }
    }
    self = .first(of: codes)
  }
}

extension ExitCode {
  /// Picks the exit code of a run that compared two sides: errors of the new side count, and what
  /// the command line, or else riverbed.json, names to fail on. Where differences count, they are
  /// differences if nothing names them.
  init(of result: DiffResult, countingDifferences: Bool = false) {
    self = .first(of: [
      ExitCode(of: result.errors, failOn: FailOn(known: [])),
      result.failures.isEmpty ? .clean : .failOn,
      countingDifferences && result.isDifferent ? .differences : .clean,
    ])
  }
}

extension ShownDiagnostic {
  /// Whether it is an error because of which a file is not read, rather than in what it says.
  var isAboutFiles: Bool { severity == .error && rule.isAboutFiles }
}

extension Rule {
  /// Whether the rule is about files that cannot be read, rather than about their contents.
  fileprivate var isAboutFiles: Bool {
    [.missingFile, .unreadableFile, .outsideFile, .inputLimit].contains(self)
  }
}

extension DiagnosticList {
  /// The exit code of a run that reports nothing else. Diagnostics that are not shown do not count.
  var exitCode: ExitCode { ExitCode(of: shown, failOn: failOn) }
}
