import Support
import Testing

@testable import AppModel

@Suite struct `JSON Schema of themes, and the themes` {
  @Test(arguments: ["paper", "night", "anatomy", "brand"])
  func `Riverbed's own themes are valid`(name: String) throws {
    let schema = try JSONSchema(named: "theme")
    #expect(schema.violations(in: try JSONTree(strictly: Fixtures.theme(name))) == [])
  }

  @Test(arguments: [
    ##"{"name": "My Theme"}"##, ##"{"legend": "no"}"##, ##"{"corners": {"cell": 33}}"##,
    ##"{"strokes": {"icon": 0}}"##, ##"{"colors": {"page": "#fff"}}"##,
    ##"{"colors": {"page": "white"}}"##, ##"{"colors": {"shadow": "#000000"}}"##,
    ##"{"legends": true}"##,
  ])
  func `anything that the loader reports is a violation`(text: String) throws {
    let schema = try JSONSchema(named: "theme")
    let reasons = schema.violations(in: try JSONTree(strictly: Array(text.utf8)))
      .filter { !$0.reason.hasPrefix("has no ") }
    #expect(!reasons.isEmpty)
  }
}
