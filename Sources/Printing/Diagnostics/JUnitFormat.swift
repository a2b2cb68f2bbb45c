import AppModel

/// JUnit's XML: a suite for each file, and a case for each diagnostic in it. A case fails if the
/// run fails because of it, and is an error if the run ended early because of it.
enum JUnitFormat {
  static func text(of list: DiagnosticList) -> ShownText {
    var total = JUnitWriter.Counts()
    var files: [String] = []
    var suites: [String: (counts: JUnitWriter.Counts, diagnostics: [ShownDiagnostic])] = [:]
    for diagnostic in list.shown {
      if suites[diagnostic.file] == nil { files.append(diagnostic.file) }
      let outcome = outcome(of: diagnostic, in: list)
      total.add(outcome)
      suites[diagnostic.file, default: (.init(), [])].counts.add(outcome)
      suites[diagnostic.file]?.diagnostics.append(diagnostic)
    }
    let isEmpty = files.isEmpty
    if isEmpty { total.add(.passed) }
    var junit = JUnitWriter()
    junit.begin(total)
    for file in files {
      guard let suite = suites[file] else { continue }
      junit.beginSuite("\(file)", suite.counts)
      for diagnostic in suite.diagnostics {
        let place: ShownText = "\(diagnostic.position.line):\(diagnostic.position.column)"
        junit.testCase(
          "\(place) \(diagnostic.text)", of: "\(diagnostic.rule.code)",
          outcome(of: diagnostic, in: list))
      }
      junit.endSuite()
    }
    if isEmpty {
      // Services report a file without a case as broken.
      junit.beginSuite("\(list.app)", total)
      junit.testCase("no problems", of: "check", .passed)
      junit.endSuite()
    }
    junit.end()
    return ShownText(trusted: String(decoding: junit.bytes, as: UTF8.self))
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
