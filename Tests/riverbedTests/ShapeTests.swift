import Testing

@testable import AppModel
@testable import riverbed

/// What programs rely on in the formats that are made for them.
@Suite struct ShapeTests {
  @Test func `JSON has its members, and null where there is nothing to say`() throws {
    let root = try parsed(.json, Sample.report(Sample.allCases)).root
    #expect(keys(of: root) == ["schemaVersion", "app", "diagnostics", "summary"])
    #expect(root.member("schemaVersion")?.written == "1")
    let diagnostics = try #require(root.member("diagnostics"))
    for diagnostic in diagnostics.elements {
      #expect(
        keys(of: diagnostic) == [
          "code", "severity", "message", "suggestion", "file", "line", "column", "path",
        ])
    }
    let first = try #require(diagnostics.elements.first { _ in true })
    #expect(first.member("path")?.isNull == true)
    #expect(first.member("suggestion")?.isNull == true)
    #expect(try #require(root.member("summary")).written.contains("\"notes\": 1"))
  }

  @Test func `every SARIF result points at its rule and its place`() throws {
    let run = try sarifRun(Sample.report(Sample.allCases))
    let driver = try #require(run.member("tool")?.member("driver"))
    #expect(driver.member("name")?.text == "riverbed")
    #expect(driver.member("version")?.text == Version.current)
    #expect(run.member("columnKind")?.text == "unicodeCodePoints")
    let rules = Array(try #require(driver.member("rules")).elements)
    for rule in rules {
      #expect(keys(of: rule) == ["id", "shortDescription", "fullDescription", "help"])
    }
    let results = Array(try #require(run.member("results")).elements)
    #expect(results.count == Sample.allCases.count - 1)
    for result in results {
      let index = try #require(result.member("ruleIndex").flatMap { Int($0.written) })
      #expect(rules[index].member("id")?.text == result.member("ruleId")?.text)
      #expect(["error", "warning", "note"].contains(result.member("level")?.text))
      #expect(result.member("message")?.member("text")?.text.isEmpty == false)
      let location = try #require(result.member("locations")?.elements.first { _ in true })
      let place = try #require(location.member("physicalLocation"))
      #expect(place.member("artifactLocation")?.member("uri")?.text.contains(" ") == false)
      #expect(place.member("region")?.member("startLine") != nil)
      #expect(place.member("region")?.member("startColumn") != nil)
    }
  }

  @Test func `SARIF gets no more results than services take, and says so`() throws {
    let many = (1...SARIFFormat.mostResults + 1).map {
      Sample.diagnostic(.badColor, .warning, "'color' is no colour", at: ($0, 1))
    }
    let run = try sarifRun(Sample.report(many))
    #expect(Array(try #require(run.member("results")).elements).count == 5000)
    let invocation = try #require(run.member("invocations")?.elements.first { _ in true })
    #expect(invocation.written.contains("the gravest 5000 of 5001 results are listed"))
    let few = try sarifRun(Sample.report(Array(many.dropLast())))
    #expect(!few.written.contains("toolExecutionNotifications"))
  }

  @Test func `a fingerprint outlives a change of lines and tells complaints apart`() {
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
  func `a path becomes a reference`(path: String, uri: String) {
    #expect(ShownDiagnostic(Sample.error.diagnostic, at: path, isStrict: false).uri == uri)
  }

  private func sarifRun(_ report: Report) throws -> JSON {
    let root = try parsed(.sarif, report).root
    #expect(root.member("version")?.text == "2.1.0")
    return try #require(root.member("runs")?.elements.first { _ in true })
  }

  private func parsed(_ format: ReportFormat, _ report: Report) throws -> JSONDocument {
    let text = format.text(of: report, isColored: false).text
    let parsing = JSONParsing(Array(text.utf8), in: FileID(index: 0))
    #expect(parsing.diagnostics.isEmpty)
    return try #require(parsing.document)
  }

  private func keys(of object: JSON) -> [String] { object.members.map(\.key.text) }
}
