/// The options about reporting diagnostics, which several commands share.
struct ReportOptions: Hashable {
  var format = ReportFormat.human
  var isStrict = false
  var isVerbose = false
  var isQuiet = false
  /// What to fail on; nil where `riverbed.json` decides that.
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
