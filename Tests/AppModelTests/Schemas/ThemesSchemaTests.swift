import FoundationEssentials
import Support
import Testing

@testable import AppModel

@Suite struct `JSON Schema of themes, and the themes` {
  private static let root = Fixtures.folder.deletingLastPathComponent()

  private static func json(_ path: String) throws -> JSON {
    try OwnFormat.json([UInt8](try Data(contentsOf: root.appending(path: path))))
  }

  @Test(arguments: ["paper", "night", "anatomy", "brand"])
  func `Riverbed's own themes obey it`(name: String) throws {
    let schema = try JSONSchema(try Self.json("Schemas/theme.schema.json"))
    #expect(schema.violations(in: try Self.json("Themes/\(name).json")) == [])
  }

  @Test(arguments: [
    ##"{"name": "My Theme"}"##, ##"{"legend": "no"}"##, ##"{"corners": {"cell": 33}}"##,
    ##"{"strokes": {"icon": 0}}"##, ##"{"colors": {"page": "#fff"}}"##,
    ##"{"colors": {"page": "white"}}"##, ##"{"colors": {"shadow": "#000000"}}"##,
    ##"{"legends": true}"##,
  ])
  func `what the loader complains about is a violation`(text: String) throws {
    let schema = try JSONSchema(try Self.json("Schemas/theme.schema.json"))
    let reasons = schema.violations(in: try OwnFormat.json(Array(text.utf8)))
      .filter { !$0.reason.hasPrefix("has no ") }
    #expect(!reasons.isEmpty)
  }
}
