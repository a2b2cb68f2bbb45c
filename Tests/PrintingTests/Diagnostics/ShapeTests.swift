import Support
import Testing

@testable import AppModel
@testable import Printing

/// The structure that programs rely on in the formats for them.
@Suite struct ShapeTests {
  @Test func `JSON has all its members, with null for what is missing`() throws {
    let root = try parsed(.json, Sample.report(Sample.allCases))
    #expect(keys(of: root) == ["schemaVersion", "app", "diagnostics", "summary"])
    #expect(root["schemaVersion"]?.whole == 1)
    let diagnostics = try root.at("/diagnostics").elements
    #expect(diagnostics.count == Sample.allCases.count - 1)
    for diagnostic in diagnostics {
      #expect(
        keys(of: diagnostic) == [
          "code", "severity", "message", "suggestion", "file", "line", "column", "path",
        ])
    }
    let first = try #require(diagnostics.first)
    #expect(first["path"] == .null)
    #expect(first["suggestion"] == .null)
    #expect(root["summary"]?["notes"]?.whole == 1)
  }

  @Test func `every SARIF result points at its rule and its place`() throws {
    let run = try sarifRun(Sample.report(Sample.allCases))
    let driver = try run.at("/tool/driver")
    #expect(driver["name"]?.text == "riverbed")
    #expect(driver["version"]?.text == Program.version)
    #expect(run["columnKind"]?.text == "unicodeCodePoints")
    let rules = try driver.at("/rules").elements
    for rule in rules {
      #expect(keys(of: rule) == ["id", "shortDescription", "fullDescription", "help"])
    }
    let results = try run.at("/results").elements
    #expect(results.count == Sample.allCases.count - 1)
    for result in results {
      let index = try #require(result["ruleIndex"]?.whole)
      #expect(rules[index]["id"]?.text == result["ruleId"]?.text)
      #expect(["error", "warning", "note"].contains(result["level"]?.text))
      #expect(result["message"]?["text"]?.text?.isEmpty == false)
      let location = try #require(result["locations"]?.elements.first)
      let place = try location.at("/physicalLocation")
      #expect(place["artifactLocation"]?["uri"]?.text?.contains(" ") == false)
      #expect(place["region"]?["startLine"] != nil)
      #expect(place["region"]?["startColumn"] != nil)
    }
  }

  @Test func `SARIF has no more results than services accept, and says so`() throws {
    let many = (1...SARIFFormat.mostResults + 1).map {
      Sample.diagnostic(.badColor, .warning, "'color' is not a color", at: ($0, 1))
    }
    let run = try sarifRun(Sample.report(many))
    #expect(try run.at("/results").elements.count == 5000)
    let invocation = try #require(run["invocations"]?.elements.first)
    #expect(invocation.written.contains("the 5000 most severe of 5001 results are listed"))
    let few = try sarifRun(Sample.report(Array(many.dropLast())))
    #expect(!few.written.contains("toolExecutionNotifications"))
  }

  @Test func `a fingerprint survives a change of lines and distinguishes diagnostics`() {
    func fingerprint(_ text: String, line: Int) -> String {
      let diagnostic = Sample.diagnostic(.badColor, .warning, text, at: (line, 1), path: "$[0]")
      return ShownDiagnostic(diagnostic, at: "rivers.json", isStrict: false).fingerprint
    }
    #expect(fingerprint("one", line: 1) == fingerprint("one", line: 9))
    #expect(fingerprint("one", line: 1) != fingerprint("two", line: 1))
    #expect(fingerprint("one", line: 1).count == 16)
  }

  @Test(arguments: [
    ("app/rivers.json", "app/rivers.json"),
    ("my app/50%:é.json", "my%20app/50%25%3A%C3%A9.json"),
    ("/srv/app/rivers.json", "file:///srv/app/rivers.json"),
  ])
  func `a path becomes a URI reference`(path: String, uri: String) {
    #expect(path.fileReference == uri)
  }

  private func sarifRun(_ report: DiagnosticList) throws -> JSONTree {
    let root = try parsed(.sarif, report)
    #expect(root["version"]?.text == "2.1.0")
    return try #require(root["runs"]?.elements.first)
  }

  private func parsed(_ format: DiagnosticFormat, _ report: DiagnosticList) throws -> JSONTree {
    let text = format.text(of: report, isColored: false).text
    return try JSONTree(strictly: Array(text.utf8))
  }

  private func keys(of object: JSONTree) -> [String] { object.members.map(\.key) }
}
