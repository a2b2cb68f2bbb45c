import AppModel
import Support
import Testing

@testable import Printing

@Suite struct FormatTests {
  /// Each format, with the golden of the samples in it.
  private static let goldens: [(DiagnosticFormat, String)] = [
    (.human, "human.txt"), (.json, "json.json"), (.markdown, "markdown.md"),
    (.github, "github.txt"), (.sarif, "sarif.json"), (.junit, "junit.xml"),
    (.gitlab, "gitlab.json"),
  ]

  @Test(arguments: goldens)
  func `a format prints every diagnostic`(format: DiagnosticFormat, file: String) throws {
    let report = Sample.report(Sample.allCases, options: verbose)
    try Golden("Formats/\(file)").expect(format.text(of: report, isColored: false).text)
  }

  @Test func `a terminal gets colors`() throws {
    let report = Sample.report(Sample.allCases, options: verbose)
    let text = DiagnosticFormat.human.text(of: report, isColored: true).text
    try Golden("Formats/human-colored.txt").expect(
      text.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "<ESC>"))
  }

  @Test(arguments: DiagnosticFormat.allCases)
  func `notes are shown only on request`(format: DiagnosticFormat) {
    let text = format.text(of: Sample.report([.note]), isColored: false).text
    #expect(!text.contains("nothing reads"))
    let asked = format.text(of: Sample.report([.note], options: verbose), isColored: false).text
    #expect(asked.contains("nothing reads"))
  }

  @Test(arguments: [
    ([Sample](), "newsroom: 8 screens, no problems\n"),
    ([.note], "newsroom: 8 screens, no problems (1 note, shown by -v)\n"),
    (
      [.note, .note, .error, .warning, .warning],
      "newsroom: 8 screens, 1 error, 2 warnings (2 notes, shown by -v)\n"
    ),
  ])
  func `the summary has the counts`(samples: [Sample], line: String) {
    let text = DiagnosticFormat.human.text(of: Sample.report(samples), isColored: false).text
    #expect(text.hasSuffix(line))
  }

  @Test func `the summary counts screens only where there is an app`() {
    let report = Sample.report([Sample.error.diagnostic], path: ".", screens: nil)
    let text = DiagnosticFormat.human.text(of: report, isColored: false).text
    #expect(text.hasSuffix("\n1 error\n"))
    #expect(text.hasPrefix("rivers.json:2:7: error: "))
  }

  @Test func `quiet omits the summary`() {
    var options = DiagnosticOptions()
    options.isQuiet = true
    #expect(
      DiagnosticFormat.human.text(of: Sample.report([], options: options), isColored: false).text
        == "")
  }

  @Test func `GitHub gets ten diagnostics of each level, and the others as lines of the log`() {
    let samples: [Sample] =
      Array(repeating: .error, count: 12) + Array(repeating: .warning, count: 11)
      + Array(repeating: .note, count: 10)
    let report = Sample.report(samples, options: verbose)
    let lines = DiagnosticFormat.github.text(of: report, isColored: false).text.split(
      separator: "\n")
    #expect(lines.count == 34)
    #expect(lines[30].hasSuffix(": 2 more errors and 1 more warning:"))
    #expect(lines.filter { $0.hasPrefix("::") }.count == 30)
    #expect(lines[31...].allSatisfy { $0.hasPrefix("Fixtures/Apps/newsroom/rivers.json:2:7: ") })
  }

  @Test func `SARIF has the most severe results where there are more than services accept`() {
    let samples: [Sample] = Array(repeating: .warning, count: SARIFFormat.mostResults) + [.error]
    let text = DiagnosticFormat.sarif.text(of: Sample.report(samples), isColored: false).text
    #expect(text.contains("\"level\": \"error\""))
    #expect(text.contains("the 5000 most severe of 5001 results"))
  }

  @Test func `a note that fails a run is shown`() {
    #expect(Sample.report([.note], failOn: ["unknown-key"]).shown.count == 1)
  }

  @Test func `strictness makes warnings errors`() {
    let report = Sample.report([.note, .warning], options: DiagnosticOptions(isStrict: true))
    #expect(report.shown.map(\.severity) == [.error])
    #expect(report.counts == .init(errors: 1, warnings: 0, notes: 1, hiddenNotes: 1))
  }

  private var verbose: DiagnosticOptions { DiagnosticOptions(isVerbose: true) }
}
