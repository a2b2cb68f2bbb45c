import AppLayout
import Support
import Testing

@testable import AppModel

/// The schema of the output of `riverbed inspect --json`, checked against real output.
@Suite struct `JSON Schema of inspect` {
  let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(named: "inspect")
  }

  @Test(arguments: try Fixtures.names(in: "Inspect", endingIn: "json"))
  func `the printed output is valid`(name: String) throws {
    let document = try JSONTree(strictly: Fixtures.bytes("Inspect/\(name)"))
    #expect(!document.elements.isEmpty)
    #expect(schema.violations(in: document) == [])
  }

  @Test func `the schema says which roles have other words for people`() throws {
    let text = String(decoding: try Fixtures.schema("inspect"), as: UTF8.self)
    let line = try #require(
      text.split(separator: "\n").first {
        $0.contains("The purpose of the view or view controller.")
      })
    for role in HierarchyNode.Role.allCases where role.words != role.rawValue {
      #expect(line.contains(role.rawValue) && line.contains(" the \(role.words)"), "\(role)")
    }
  }

  @Test(arguments: [
    (#""entrance": "root""#, #""entrance": "opened""#),
    (#""schemaVersion": 1"#, #""schemaVersion": 1, "version": 1"#),
    (#""line": 2,"#, #""line": 2.5,"#), (#""name": "Home","#, ""),
    (#""width": 320"#, #""width": null"#), (#""tabBar": null"#, #""tabBar": {}"#),
  ])
  func `other output is not valid`(right: String, wrong: String) throws {
    let text = String(decoding: try Fixtures.bytes("Inspect/newsroom-home.json"), as: UTF8.self)
    let place = try #require(text.firstRange(of: right))
    let damaged = text[..<place.lowerBound] + wrong + text[place.upperBound...]
    let document = try JSONTree(strictly: Array(damaged.utf8))
    #expect(schema.violations(in: document).count == 1)
  }
}
