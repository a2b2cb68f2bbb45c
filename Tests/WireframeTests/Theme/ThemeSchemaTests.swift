import Support
import Testing
import Themes

@testable import AppModel
@testable import Wireframe

@Suite struct `JSON Schema of themes` {
  private let schema: JSONTree

  init() throws {
    schema = try JSONSchema(named: "theme").json
  }

  @Test func `it says what it is`() throws {
    #expect(try schema.at("/$schema").text == "https://json-schema.org/draft/2020-12/schema")
    #expect(try schema.at("/$id").text == "theme.schema.json")
  }

  @Test func `its roles are those of the drawings`() throws {
    let roles = Ink.allCases.map(\.name)
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

  private func keys(_ pointer: String) throws -> [String] {
    try schema.at(pointer).members.map(\.key)
  }
}
