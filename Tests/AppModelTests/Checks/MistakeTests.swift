import FoundationEssentials
import Support
import Testing

@testable import AppModel

/// One deliberate mistake in an app, written as a change of its files.
struct Mistake {
  private let change: JSON

  init(_ path: String) throws {
    let parsing = JSONParsing(try Fixtures.bytes(path), in: FileID(index: 0))
    change = try #require(parsing.document).root
  }

  /// The name of the app among the fixtures that has the mistake.
  var app: String { "Apps/\(change.member("app")?.text ?? "newsroom")" }

  /// The files of the app with the mistake in them.
  func files() throws -> AppFiles {
    var files = try FixtureApp.contents(app)
    for edit in change.member("edits")?.elements.map(\.self) ?? [] {
      let name = try #require(edit.member("file")).text
      let find = try #require(edit.member("find")).text
      var replace = try #require(edit.member("replace")).text
      // What comes many times comes after what was found.
      if let count = edit.member("times").flatMap({ Int($0.written) }) {
        replace = find + String(repeating: replace, count: count)
      }
      guard case .bytes(let bytes)? = files[name] else { continue }
      let parts = String(decoding: bytes, as: UTF8.self).split(
        separator: find, omittingEmptySubsequences: false)
      try #require(parts.count == 2, "'\(find)' must stand once in \(name)")
      files[name] = .bytes(Array(parts.joined(separator: replace).utf8))
    }
    for (name, text) in change.member("files")?.members.map(\.self) ?? [] {
      files[name.text] = text.isNull ? nil : .bytes(Array(text.text.utf8))
    }
    if let unreadable = change.member("unreadable") {
      files[unreadable.text] = .unreadable("Permission denied")
    }
    if let outside = change.member("outside") { files[outside.text] = .outside }
    if let large = change.member("overLimit") { files[large.text] = .overLimit(256 << 20) }
    return AppFiles(files)
  }
}

@Suite struct `Deliberate mistakes` {
  @Test(arguments: try FixtureApp.cases(in: "Mistakes"))
  func `one mistake gives exactly the one diagnostic that it should`(name: String) throws {
    let mistake = try Mistake("Mistakes/\(name)")
    let before = Set(AppReading(try FixtureApp.files(mistake.app)).diagnostics.map(\.message))
    let added = AppReading(try mistake.files()).diagnostics
      .filter { !before.contains($0.message) }
    let code = FixtureApp.stem(name).split(separator: "--")[0]
    #expect(added.map(\.rule.code) == ["\(code)"])
    try Golden("Mistakes/\(FixtureApp.stem(name)).txt")
      .expect(added.map { $0.line + "\n" }.joined())
  }

  @Test func `every rule has a fixture that breaks it`() throws {
    let mistakes = try FixtureApp.cases(in: "Mistakes").map {
      String(FixtureApp.stem($0).split(separator: "--")[0])
    }
    let goldens = try ["JSON", "Themes"].flatMap { try Fixtures.files(in: $0) }
      .filter { $0.name.hasSuffix(".txt") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
    let told = Rule.all.map(\.code).filter { code in
      goldens.contains { $0.contains("[\(code)]") }
    }
    let unbroken = Set(Rule.all.map(\.code)).subtracting(mistakes).subtracting(told)
    // A file of a gigabyte is no fixture; its refusal has a test of its own.
    // Laying out and drawing find the last three, and their own tests break them.
    let elsewhere: Set<String> = [
      "json-too-large", "lint-size", "unknown-device", "unusable-theme",
    ]
    #expect(unbroken.subtracting(elsewhere).sorted() == [])
  }

  @Test func `every rule is explained and has a code of its own`() {
    #expect(Set(Rule.all.map(\.code)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(rule.code.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
      for text in [rule.meaning, rule.reason, rule.remedy] {
        #expect(text.hasSuffix(".") && text.count > 15, "\(rule.code)")
      }
    }
  }
}
