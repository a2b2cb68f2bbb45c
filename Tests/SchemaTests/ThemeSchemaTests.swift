import Support
import Testing
import Themes

@testable import AppModel
@testable import Wireframe

@Suite struct `JSON Schema of themes` {
  private let checker: JSONSchema

  init() throws {
    checker = try JSONSchema(named: "theme")
  }

  @Test func `it says what it is`() throws {
    #expect(try schema.at("/$schema").text == "https://json-schema.org/draft/2020-12/schema")
    #expect(try schema.at("/$id").text == "theme.schema.json")
  }

  @Test func `its roles are those of the drawings`() throws {
    let roles = ColorRole.allCases.map(\.name)
    #expect(try keys("/properties/colors/properties") == roles)
    #expect(try schema.at("/properties/colors/required").texts == roles)
    for role in roles {
      let description = try schema.at("/properties/colors/properties/\(role)/description")
      #expect(description.text?.hasSuffix(".") == true)
    }
  }

  @Test(arguments: ThemeFile.allCases)
  func `its keys are those that a theme has`(file: ThemeFile) throws {
    let theme = try JSONTree(strictly: file.bytes)
    #expect(theme.members.map(\.key) == (try keys("/properties")))
    for part in ["corners", "strokes"] {
      let written = theme[part]?.members.map(\.key)
      #expect(written == (try keys("/properties/\(part)/properties")))
      #expect(written == (try schema.at("/properties/\(part)/required").texts))
    }
  }

  @Test(arguments: ThemeFile.allCases)
  func `Riverbed's own themes are valid`(file: ThemeFile) throws {
    #expect(checker.violations(in: try JSONTree(strictly: file.bytes)) == [])
  }

  @Test(arguments: [
    ##"{"name": "My Theme"}"##, ##"{"legend": "no"}"##, ##"{"corners": {"cell": 33}}"##,
    ##"{"strokes": {"icon": 0}}"##, ##"{"colors": {"page": "#fff"}}"##,
    ##"{"colors": {"page": "white"}}"##, ##"{"colors": {"shadow": "#000000"}}"##,
    ##"{"legends": true}"##,
  ])
  func `anything that the loader reports is a violation`(text: String) throws {
    let reasons = checker.violations(in: try JSONTree(strictly: Array(text.utf8)))
      .filter { !$0.reason.hasPrefix("has no ") }
    #expect(!reasons.isEmpty)
  }

  private var schema: JSONTree { checker.json }

  private func keys(_ pointer: String) throws -> [String] {
    try schema.at(pointer).members.map(\.key)
  }
}
