/// The options about reporting diagnostics, which several commands share.
package struct DiagnosticOptions: Hashable, Sendable {
  package var format: DiagnosticFormat
  package var isStrict: Bool
  package var isVerbose: Bool
  package var isQuiet: Bool
  /// What to fail on; nil where `riverbed.json` decides that.
  package var failOn: FailOn?

  package init(
    format: DiagnosticFormat = .human, isStrict: Bool = false, isVerbose: Bool = false,
    isQuiet: Bool = false, failOn: FailOn? = nil
  ) {
    self.format = format
    self.isStrict = isStrict
    self.isVerbose = isVerbose
    self.isQuiet = isQuiet
    self.failOn = failOn
  }
}
