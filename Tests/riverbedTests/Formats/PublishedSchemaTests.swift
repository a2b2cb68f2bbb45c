import Printing
import Support
import Testing

@testable import riverbed

/// Changes in the formats of others, checked with the schemas that these publish.
@Suite struct PublishedSchemaTests {
  @Test(arguments: try Fixtures.names(in: "Review", endingIn: "json"))
  func `changes obey the schemas of SARIF and GitLab`(name: String) throws {
    let sarif = try JSONSchema(published: "sarif-2.1.0")
    let issue = try JSONSchema(published: "gitlab-codeclimate")
    for isReversed in [false, true] {
      let texts = try DiffTexts.of(name, isReversed: isReversed)
      let log = try texts.tree(.sarif)
      #expect(sarif.violations(in: log) == [])
      let issues = try texts.tree(.gitlab).elements
      for one in issues { #expect(issue.violations(in: one) == []) }
      #expect(Set(issues.compactMap { $0["fingerprint"]?.text }).count == issues.count)
      let results = try log.at("/runs").elements.flatMap { try $0.at("/results").elements }
      #expect(
        try results.map { try $0.at("/partialFingerprints/primaryLocationLineHash").text }
          == issues.map { $0["fingerprint"]?.text })
    }
  }

  @Test(.needs(.xmllint), arguments: try Fixtures.names(in: "Review", endingIn: "json"))
  func `changes obey the schema of JUnit, with a case for each picture`(name: String) throws {
    let texts = try DiffTexts.of(name)
    try JUnitFile.expectValid(texts[.junit])
    let count = try #require(try texts.tree(.json).at("/counts/variants").whole)
    let lines = texts[.junit].split(separator: "\n")
    // An error of the new app is a case of its own.
    let errors = try #require(lines[1].ranges(of: " errors=\"").first).upperBound
    let errorCount = Int(lines[1][errors...].prefix { $0.isNumber }) ?? 0
    let tests = count + errorCount
    #expect(lines[1].hasPrefix("<testsuites name=\"riverbed\" tests=\"\(tests)\" "))
  }
}
