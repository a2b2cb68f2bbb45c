import Support
import Testing

@testable import AppModel

@Suite struct `Deliberate mistakes` {
  @Test(arguments: try FixtureApp.cases(in: "Mistakes"))
  func `one mistake gives exactly the one diagnostic that it should`(name: String) throws {
    let mistake = try Mistake("Mistakes/\(name)")
    let before = Set(AppReading(try FixtureApp.files(mistake.app)).diagnostics.map(\.message))
    let added = AppReading(try mistake.files()).diagnostics
      .filter { !before.contains($0.message) }
    #expect(added.map(\.rule.code) == [Mistake.code(of: name)])
    try Golden("Mistakes/\(FixtureApp.stem(name)).txt")
      .expect(added.map { $0.line + "\n" }.joined())
  }

  @Test(arguments: try FixtureApp.cases(in: "Mistakes"))
  func `a check reports only the rules that it lists`(name: String) throws {
    guard let app = AppReading(try Mistake("Mistakes/\(name)").files()).app else { return }
    for check in AppCheck.all {
      #expect(Set(check.run(app).map(\.message.rule)).isSubset(of: check.rules))
    }
  }

  @Test(arguments: try FixtureApp.cases(in: "Mistakes"))
  func `an error in a file that is not read says that something is not read`(
    name: String
  ) throws {
    let reading = AppReading(try Mistake("Mistakes/\(name)").files())
    let errors = reading.diagnostics.filter { $0.severity == .error }
    for error in errors where reading.values.unread.contains(error.file) {
      #expect(error.message.leavesUnread, "\(error.line)")
    }
    #expect(reading.app != nil || errors.contains(where: \.message.leavesUnread))
  }

  @Test func `every rule of a check is listed`() {
    #expect(Set(AppCheck.all.flatMap(\.rules)).isSubset(of: Rule.ofFiles))
  }

  @Test func `every rule about files has a fixture that breaks it`() throws {
    let mistakes = try FixtureApp.cases(in: "Mistakes").map(Mistake.code)
    let goldens = try ["JSON", "Themes", "Accepted"].flatMap { try Fixtures.files(in: $0) }
      .filter { $0.name.hasSuffix(".txt") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
    let reported = Rule.ofFiles.map(\.code).filter { code in
      goldens.contains { $0.contains("[\(code)]") }
    }
    let unbroken = Set(Rule.ofFiles.map(\.code)).subtracting(mistakes).subtracting(reported)
    // A file of a gigabyte cannot be a fixture, themes are loaded later, and files are found in
    // folders; they have their own tests.
    #expect(unbroken == ["json-too-large", "unusable-theme", "equal-files", "found-file"])
  }

  @Test func `every rule about files is explained and has a unique code`() {
    #expect(Set(Rule.ofFiles.map(\.code)).count == Rule.ofFiles.count)
    for rule in Rule.ofFiles { #expect(rule.isExplained, "\(rule.code)") }
  }
}
