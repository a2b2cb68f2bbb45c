import AppModel

extension ExitCode {
  /// The code of a run that found these diagnostics and was told what else to fail on.
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
  /// Whether the rule speaks of files that cannot be read, rather than of what stands in them.
  fileprivate var isAboutFiles: Bool {
    [.missingFile, .unreadableFile, .outsideFile, .inputLimit].contains(self)
  }
}
