import AppModel
import Testing

@testable import Printing

/// Diagnostics that are not listed are counted as if they were.
@Suite struct OmissionTests {
  private var verbose: DiagnosticOptions { DiagnosticOptions(isVerbose: true) }

  @Test func `the summary counts diagnostics that are not listed`() {
    let report = Sample.report([Sample.warning.diagnostic, Sample.omission(of: 500)])
    #expect(
      DiagnosticFormat.human.text(of: report, isColored: false).text.hasSuffix(" 501 warnings\n"))
    let notes = Sample.report([Sample.omission(of: 500, .note)])
    #expect(notes.counts.hiddenNotes == 500 && notes.shown.isEmpty)
  }

  @Test func `strictness applies to diagnostics that are not listed`() {
    let strict = Sample.report([Sample.omission(of: 5)], options: DiagnosticOptions(isStrict: true))
    #expect(strict.counts.errors == 5)
  }

  @Test func `formats for programs have the number`() {
    let report = Sample.report([Sample.omission(of: 500), Sample.warning.diagnostic])
    let json = DiagnosticFormat.json.text(of: report, isColored: false).text
    #expect(json.contains("\"count\": 500") && json.contains("\"warnings\": 501"))
    let sarif = DiagnosticFormat.sarif.text(of: report, isColored: false).text
    #expect(sarif.split(separator: "\n").count { $0.contains("\"occurrenceCount\": 500") } == 1)
  }

  @Test func `GitHub's log includes those that are not listed`() {
    let warnings = Array(repeating: Sample.warning.diagnostic, count: 10)
    let report = Sample.report(warnings + [Sample.omission(of: 500)])
    #expect(
      DiagnosticFormat.github.text(of: report, isColored: false).text.contains(
        ": 500 more warnings:\n")
    )
  }
}
