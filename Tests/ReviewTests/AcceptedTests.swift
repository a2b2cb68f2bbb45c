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
    #expect(all.entries.map(\.cause) == before.entries.map(\.cause) + causes.map(\.id))
    #expect(before.ids(among: causes).isEmpty && all.ids(among: causes) == Set(causes.map(\.id)))
    #expect(all.adding(causes.reversed()).bytes == all.bytes)
    let text = String(decoding: all.bytes, as: UTF8.self)
    #expect(text.hasPrefix("[\n  { \"cause\": \"3fa1c09b77d2\", \"note\": \"why\", "))
    #expect(text.contains("\"by\": {\"a\": 1.50} },\n"))
    let again = try #require(AcceptedReading(all.bytes).causes)
    #expect(again.bytes == all.bytes)
    #expect(again.entries.map(\.sentence).suffix(2) == causes.map(\.sentence).suffix(2))
    #expect(
      again.entries.map(\.edits) == [[], []] + causes.map { Set($0.edits.map(AcceptedEdit.init)) })
    #expect(again.pruned(to: causes).entries.map(\.cause) == causes.map(\.id))
    #expect(again.pruned(to: []).bytes == Array("[]\n".utf8))
  }

  @Test func `accepted causes that are gone name those that have one of their edits`() throws {
    let causes = try ReviewCase("two-unrelated.json").review(on: ["iphone-se-1"]).causes
    try #require(causes.count == 2)
    let paths = try causes.map { try #require($0.edits.first?.path) }
    let (first, second) = (causes[0].id, causes[1].id)
    let hash = "00000000000f"
    let edits = [paths[1], paths[0], "rivers.json#nowhere"].map {
      #"{"path": "\#($0)", "hash": "\#(hash)"}"#
    }
    let entries = [
      #"{"cause": "000000000001", "sentence": "Both", "edits": [\#(edits[0]), \#(edits[1])]}"#,
      #"{"cause": "000000000002", "edits": [\#(edits[2]), \#(edits[0])]}"#,
      #"{"cause": "000000000003", "edits": [\#(edits[2])]}"#,
      #"{"cause": "000000000004"}"#,
      #"{"cause": "000000000005", "sentence": "Old", "edits": ["\#(paths[1])"]}"#,
      #"{"cause": "\#(first)"}"#,
    ]
    let list = try #require(
      AcceptedReading(Array("[\(entries.joined(separator: ","))]".utf8)).causes)
    #expect(list.ids(among: causes).isEmpty)
    let gone = list.gone(from: causes, ofWhole: true)
    #expect(gone.map(\.cause) == (1...5).map { "00000000000\($0)" } + [first])
    #expect(gone.map(\.sentence) == ["Both", nil, nil, nil, "Old", nil])
    #expect(gone.map(\.causes) == [[first, second], [second], [], [], [second], [first]])
    let old = "does not say what its edits do, so it no longer counts"
    #expect(
      gone.map(\.words) == [
        "The accepted cause 'Both' (000000000001) no longer occurs; \(first) and \(second) have its edits.",
        "The accepted cause 000000000002 no longer occurs; \(second) has its edits.",
        "The accepted cause 000000000003 no longer occurs.",
        "The accepted cause 000000000004 no longer occurs.",
        "The accepted cause 'Old' (000000000005) \(old); --accept \(second) replaces it.",
        "The accepted cause \(first) \(old); --accept \(first) replaces it.",
      ])
    #expect(
      list.gone(from: [], ofWhole: false).map(\.words).last
        == "The accepted cause \(first) does not occur in this comparison.")
    let replaced = list.adding(causes)
    #expect(
      replaced.entries.map(\.cause) == (1...4).map { "00000000000\($0)" } + [first, second])
    #expect(replaced.gone(from: causes, ofWhole: true).map(\.cause).count == 4)
  }

  @Test func `edits are accepted however causes group them, and only with their values`() throws {
    let causes = try ReviewCase("two-unrelated.json").review(on: ["iphone-se-1"]).causes
    let edits = causes.flatMap(\.edits).map(AcceptedEdit.init)
    try #require(causes.count == 2 && edits.count == 2)
    func accepted(_ groups: [[AcceptedEdit]]) throws -> Set<String> {
      let entries = groups.enumerated().map { place, edits in
        let list = edits.map { #"{"path": "\#($0.path)", "hash": "\#($0.hash)"}"# }
        return #"{"cause": "00000000000\#(place)", "edits": [\#(list.joined(separator: ","))]}"#
      }
      let reading = AcceptedReading(Array("[\(entries.joined(separator: ","))]".utf8))
      return try #require(reading.causes).ids(among: causes)
    }
    let all = Set(causes.map(\.id))
    #expect(try accepted([edits]) == all && accepted(edits.map { [$0] }) == all)
    #expect(try accepted([[edits[0]]]) == [causes[0].id])
    let (one, two) = (edits[0], edits[1])
    let exchanged = [
      AcceptedEdit(path: one.path, hash: two.hash), AcceptedEdit(path: two.path, hash: one.hash),
    ]
    #expect(try accepted([exchanged]).isEmpty)
    #expect(one.path.contains("#") && one.hash.count == 12 && one.hash != two.hash)
  }

  @Test func `an entry of an earlier version hands its note to what replaces it`() throws {
    let causes = try ReviewCase("bar-overlay.json").review(on: ["iphone-se-1"]).causes
    let names = try #require(causes.first?.edits.first).trail.names.joined(separator: "/")
    let entry =
      #"{"cause": "0123456789ab", "note": "Wanted", "edits": ["rivers.json#\#(names)"]}"#
    let list = try #require(AcceptedReading(Array("[\(entry)]".utf8)).causes)
    #expect(list.gone(from: causes, ofWhole: true).map(\.causes) == [[causes[0].id]])
    let added = list.adding(causes)
    #expect(added.entries.map(\.cause) == causes.map(\.id))
    #expect(added.entries[0].note == "Wanted")
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
