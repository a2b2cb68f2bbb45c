/// What a command line says about the reporting of diagnostics, whatever the command.
struct ReportOptions: Hashable {
  var format = ReportFormat.human
  var isStrict = false
  var isVerbose = false
  var isQuiet = false
  /// What the command line wants to fail on; nil where it leaves that to `riverbed.json`.
  var failOn: FailOn?
}

extension ReportOptions {
  init(_ arguments: Arguments) throws(UsageError) {
    self.init(
      format: arguments.value(of: .format).flatMap(ReportFormat.init) ?? .human,
      isStrict: arguments.has(.strict),
      isVerbose: arguments.has(.verbose),
      isQuiet: arguments.has(.quiet),
      failOn: arguments.has(.failOn)
        ? try FailOn(arguments.values(of: .failOn), of: arguments.command) : nil)
  }
}
