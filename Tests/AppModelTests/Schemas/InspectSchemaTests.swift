import FoundationEssentials
import Support
import Testing

@testable import AppModel

/// The schema of what `riverbed inspect --json` prints, against what it did print.
@Suite struct `JSON Schema of inspect` {
  static let goldens = Result {
    try Fixtures.names(in: "Inspect").filter { $0.hasSuffix(".json") }
  }

  let schema: JSONSchema

  init() throws {
    let file = Fixtures.folder.deletingLastPathComponent()
      .appending(path: "Schemas/inspect.schema.json")
    schema = try JSONSchema(try OwnFormat.json([UInt8](try Data(contentsOf: file))))
  }

  @Test(arguments: try goldens.get())
  func `what is printed obeys it`(name: String) throws {
    let document = try OwnFormat.json(try Fixtures.bytes("Inspect/\(name)"))
    #expect(document.elements.contains { _ in true })
    #expect(schema.violations(in: document) == [])
  }

  @Test(arguments: [
    (#""entrance": "root""#, #""entrance": "opened""#),
    (#""schemaVersion": 1"#, #""schemaVersion": 1, "version": 1"#),
    (#""line": 2,"#, #""line": 2.5,"#), (#""name": "Home","#, ""),
    (#""width": 320"#, #""width": null"#), (#""tabBar": null"#, #""tabBar": {}"#),
  ])
  func `nothing else does`(right: String, wrong: String) throws {
    let text = String(decoding: try Fixtures.bytes("Inspect/newsroom-home.json"), as: UTF8.self)
    let place = try #require(text.firstRange(of: right))
    let damaged = text[..<place.lowerBound] + wrong + text[place.upperBound...]
    let document = try OwnFormat.json(Array(damaged.utf8))
    #expect(schema.violations(in: document).count == 1)
  }
}
