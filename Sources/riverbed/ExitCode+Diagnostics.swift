import AppModel
import Printing

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
