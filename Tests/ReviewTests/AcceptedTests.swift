import AppModel
import Support
import Testing

@testable import Review

@Suite struct `Accepted causes` {
  @Test(arguments: try FixtureApp.cases(in: "Accepted"))
  func `mistakes in the file are reported with their places`(name: String) throws {
    let reading = AcceptedReading(try Fixtures.bytes("Accepted/\(name)"))
    let lines = reading.diagnostics.map(\.line) + [reading.causes == nil ? "no list" : "a list"]
    let stem = FixtureApp.stem(name)
    try Golden("Accepted/\(stem).txt").expect(lines.map { $0 + "\n" }.joined())
    let codes = reading.diagnostics.map(\.rule.code)
    #expect(stem.hasPrefix("right") ? codes == [] : codes.contains { stem.hasPrefix($0) })
  }

  @Test(arguments: try FixtureApp.cases(in: "Accepted").filter { !$0.hasPrefix("json-") })
  func `the schema and the reader agree`(name: String) throws {
    let document = try JSONTree(strictly: Fixtures.bytes("Accepted/\(name)"))
    let violations = try JSONSchema(named: "accepted").violations(in: document)
    // A schema cannot say that an id must not be repeated.
    guard name != "accepted-cause--twice.json" else { return }
    #expect(violations.isEmpty == name.hasPrefix("right"), "\(violations)")
  }

  @Test func `the schema says what it is`() throws {
    let schema = try JSONSchema(named: "accepted").json
    #expect(schema["$id"]?.text == "accepted.schema.json")
    #expect(schema["title"]?.text == "Riverbed: \(AcceptedCauses.fileName)")
    let keys = try schema.at("/items/properties").members
    #expect(keys.map(\.key) == ["cause", "sentence", "edits", "note"])
    for key in keys { #expect(key.value["description"]?.text?.hasSuffix(".") == true) }
  }

  @Test func `adding causes keeps notes and members that nothing reads`() throws {
    let bytes = Array(
      #"[{ "cause": "3fa1c09b77d2", "note": "why", "by": {"a": 1.50} }, {"cause": "0123456789ab"}]"#
        .utf8)
    let causes = try ReviewCase("two-unrelated.json").review(on: ["iphone-se-1"]).causes
    let before = try #require(AcceptedReading(bytes).causes)
    let all = before.adding(causes)
    #expect(all.ids == before.ids.union(causes.map(\.id)))
    #expect(all.adding(causes.reversed()).bytes == all.bytes)
    let text = String(decoding: all.bytes, as: UTF8.self)
    #expect(text.hasPrefix("[\n  { \"cause\": \"3fa1c09b77d2\", \"note\": \"why\", "))
    #expect(text.contains("\"by\": {\"a\": 1.50} },\n"))
    let again = try #require(AcceptedReading(all.bytes).causes)
    #expect(again.bytes == all.bytes)
    #expect(again.entries.map(\.sentence).suffix(2) == causes.map(\.sentence).suffix(2))
    #expect(again.entries.map(\.edits) == [[], []] + causes.map { $0.edits.map(\.path) })
    #expect(again.pruned(to: causes).entries.map(\.cause) == causes.map(\.id))
    #expect(again.pruned(to: []).bytes == Array("[]\n".utf8))
  }

  @Test func `accepted causes that are gone name those that have one of their edits`() throws {
    let causes = try ReviewCase("two-unrelated.json").review(on: ["iphone-se-1"]).causes
    try #require(causes.count == 2)
    let paths = try causes.map { try #require($0.edits.first?.path) }
    let entries = [
      #"{"cause": "000000000001", "sentence": "Both", "edits": ["\#(paths[1])", "\#(paths[0])"]}"#,
      #"{"cause": "000000000002", "edits": ["rivers.json#nowhere", "\#(paths[1])"]}"#,
      #"{"cause": "000000000003", "edits": ["rivers.json#nowhere"]}"#,
      #"{"cause": "000000000004"}"#,
      #"{"cause": "\#(causes[0].id)", "edits": ["\#(paths[0])"]}"#,
    ]
    let list = try #require(
      AcceptedReading(Array("[\(entries.joined(separator: ","))]".utf8)).causes)
    let gone = list.gone(from: causes, ofWhole: true)
    let (first, second) = (causes[0].id, causes[1].id)
    #expect(gone.map(\.cause) == (1...4).map { "00000000000\($0)" })
    #expect(gone.map(\.sentence) == ["Both", nil, nil, nil])
    #expect(gone.map(\.causes) == [[first, second], [second], [], []])
    #expect(
      gone.map(\.words) == [
        "The accepted cause 'Both' (000000000001) no longer occurs; \(first) and \(second) have its edits.",
        "The accepted cause 000000000002 no longer occurs; \(second) has its edits.",
        "The accepted cause 000000000003 no longer occurs.",
        "The accepted cause 000000000004 no longer occurs.",
      ])
    #expect(
      list.gone(from: [], ofWhole: false).map(\.words).last
        == "The accepted cause \(first) does not occur in this comparison.")
  }

  @Test func `the file is not part of an app`() throws {
    #expect(!AppFiles.inputs.contains(AcceptedCauses.fileName))
    let app = try FixtureApp.contents("Apps/newsroom")
    var other = app
    other[AcceptedCauses.fileName] = .bytes(Array("[]".utf8))
    let review = try ReviewCase(old: AppFiles(app), new: AppFiles(other)).review(
      on: ["iphone-se-1"])
    #expect(review.edits.map(\.path) == [])
    #expect(
      AppReading(AppFiles(other)).diagnostics.map(\.line)
        == AppReading(AppFiles(app)).diagnostics.map(\.line))
  }
}
