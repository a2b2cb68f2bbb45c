import FoundationEssentials
import Support
import Testing

@testable import Printing

/// Diagnostics in the formats of others, checked with the schemas that these publish.
@Suite struct DiagnosticSchemaTests {
  @Test func `diagnostics obey the schemas of SARIF and GitLab`() throws {
    let report = Sample.report(
      Sample.allCases + Sample.allCases, options: DiagnosticOptions(isVerbose: true))
    let log = try tree(DiagnosticFormat.sarif.text(of: report, isColored: false).text)
    #expect(try JSONSchema(published: "sarif-2.1.0").violations(in: log) == [])
    let issues = try tree(DiagnosticFormat.gitlab.text(of: report, isColored: false).text).elements
    let schema = try JSONSchema(published: "gitlab-codeclimate")
    for issue in issues { #expect(schema.violations(in: issue) == []) }
    #expect(issues.count == 2 * Sample.allCases.count)
    #expect(Set(issues.compactMap { $0["fingerprint"]?.text }).count == issues.count)
  }

  @Test func `the schema of SARIF refuses what is wrong`() throws {
    let log = try tree(
      ##"{"version": "2.1", "runs": [{"tool": {"driver": {"name": "x"}}, "results": [{"x": 1}]}]}"##
    )
    #expect(try JSONSchema(published: "sarif-2.1.0").violations(in: log).count >= 3)
  }

  @Test(.needs(.xmllint))
  func `diagnostics obey the schema of JUnit`() throws {
    for samples in [Sample.allCases, []] {
      let report = Sample.report(samples, options: DiagnosticOptions(isVerbose: true))
      try JUnitFile.expectValid(DiagnosticFormat.junit.text(of: report, isColored: false).text)
    }
  }

  private func tree(_ text: String) throws -> JSONTree {
    try JSONTree(strictly: Array(text.utf8))
  }
}
