import AppModel

/// JUnit's XML: a suite for each file, and a case for each diagnostic in it. A case fails if the
/// run fails because of it, and is an error if the run ended early because of it.
enum JUnitFormat {
  static func text(of list: DiagnosticList) -> ShownText {
    let suites = list.shown.grouped(by: \.file).map { file, cases in
      ("\(file)" as ShownText, cases.map { self.case(of: $0, in: list) })
    }
    // Services report a file without a case as broken.
    let nothing = (
      "\(list.app)" as ShownText, [JUnitWriter.Case("no problems", of: "check", .passed)]
    )
    return JUnitWriter.text(of: suites.isEmpty ? [nothing] : suites)
  }

  private static func `case`(
    of diagnostic: ShownDiagnostic, in list: DiagnosticList
  ) -> JUnitWriter.Case {
    let place: ShownText = "\(diagnostic.position.line):\(diagnostic.position.column)"
    return JUnitWriter.Case(
      "\(place) \(diagnostic.text)", of: "\(diagnostic.rule.code)",
      outcome(of: diagnostic, in: list))
  }

  private static func outcome(
    of diagnostic: ShownDiagnostic, in list: DiagnosticList
  ) -> JUnitWriter.Outcome {
    guard list.fails(diagnostic) else { return .passed }
    guard list.failure == nil || diagnostic.severity < .error else {
      return .error("\(diagnostic.rule.code)", "\(diagnostic.text)")
    }
    let line = HumanFormat(isColored: false).line(of: diagnostic)
    return .failure("\(diagnostic.severity.rawValue)", "\(diagnostic.text)", more: line)
  }
}
