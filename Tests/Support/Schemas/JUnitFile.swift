import FoundationEssentials
import Testing

/// Files that continuous integration reads as results of tests.
package enum JUnitFile {
  /// Expects that a file obeys the published schema.
  package static func expectValid(_ xml: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(xml, to: "junit.xml")
    let schema = Fixtures.url("Schemas/published/junit-10.xsd").path
    let result = try FinishedProcess(
      running: [Tool.xmllint.installedPath, "--nonet", "--noout", "--schema", schema, file])
    #expect(result.status == 0, "\(result.output)")
  }
}
