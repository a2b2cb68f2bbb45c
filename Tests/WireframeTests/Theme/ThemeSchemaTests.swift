import FoundationEssentials
import Support
import Testing
import Themes

@testable import AppModel
@testable import Wireframe

@Suite struct `JSON Schema of themes` {
  private let schema: JSON

  init() throws {
    let file = Fixtures.folder.deletingLastPathComponent()
      .appending(path: "Schemas/theme.schema.json")
    let parsing = JSONParsing([UInt8](try Data(contentsOf: file)), in: FileID(index: 0))
    try #require(parsing.diagnostics.isEmpty)
    schema = try #require(parsing.document).root
  }

  @Test func `it says what it is`() throws {
    #expect(try at("/$schema").text == "https://json-schema.org/draft/2020-12/schema")
    #expect(try at("/$id").text == "theme.schema.json")
  }

  @Test func `its roles are those of the drawings`() throws {
    let roles = Ink.allCases.map(\.name)
    #expect(try keys("/properties/colors/properties") == roles)
    #expect(try at("/properties/colors/required").elements.map(\.text) == roles)
    for role in roles {
      #expect(try at("/properties/colors/properties/\(role)/description").text.hasSuffix("."))
    }
  }

  @Test(arguments: ThemeFile.allCases)
  func `its keys are those that a theme has`(file: ThemeFile) throws {
    let theme = try #require(JSONParsing(file.bytes, in: FileID(index: 0)).document).root
    #expect(theme.members.map(\.key.text) == (try keys("/properties")))
    for part in ["corners", "strokes"] {
      let written = theme.members.first { $0.key.text == part }?.value.members.map(\.key.text)
      #expect(written == (try keys("/properties/\(part)/properties")))
      #expect(written == (try at("/properties/\(part)/required").elements.map(\.text)))
    }
  }

  private func at(_ pointer: String) throws -> JSON {
    try pointer.split(separator: "/").reduce(schema) { value, name in
      try #require(value.members.last { key, _ in key.text == name }, "no \(pointer)").value
    }
  }

  private func keys(_ pointer: String) throws -> [String] {
    try at(pointer).members.map(\.key.text)
  }
}
