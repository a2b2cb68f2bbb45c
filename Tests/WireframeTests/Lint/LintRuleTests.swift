import Support
import Testing

@testable import AppLayout
@testable import AppModel
@testable import Wireframe

@Suite struct `Layout rules` {
  @Test(arguments: try FixtureApp.cases(in: "Lint"))
  func `one mistake breaks exactly one rule, the right one`(name: String) throws {
    let mistake = try Mistake("Lint/\(name)")
    let before = Set(try Self.found(in: FixtureApp.files(mistake.app)).map(\.message))
    let added = try Self.found(in: mistake.files()).filter { !before.contains($0.message) }
    #expect(Set(added.map(\.rule.code)) == [Mistake.code(of: name)])
    try Golden("Lint/\(FixtureApp.stem(name)).txt").expect(added.map { $0.line + "\n" }.joined())
  }

  @Test func `every rule has a fixture that breaks it`() throws {
    let broken = Set(try FixtureApp.cases(in: "Lint").map(Mistake.code))
    #expect(broken.isSuperset(of: Rule.all.filter { !Rule.ofFiles.contains($0) }.map(\.code)))
  }

  @Test(arguments: try FixtureApp.cases(in: "NearMisses"))
  func `a near miss breaks no rule`(name: String) throws {
    let miss = try Mistake("NearMisses/\(name)")
    let before = Set(try Self.found(in: FixtureApp.files(miss.app)).map(\.message))
    let added = try Self.found(in: miss.files()).filter { !before.contains($0.message) }
    #expect(added.map(\.line) == [])
  }

  @Test func `every rule of layout has a near miss`() throws {
    let missed = Set(try FixtureApp.cases(in: "NearMisses").map(Mistake.code))
    #expect(missed == Set(Rule.all.filter(\.isAboutLayout).map(\.code)))
  }

  @Test(arguments: try FixtureApp.cases(in: "Lint"))
  func `a check reports only the rules that it lists`(name: String) throws {
    let app = try #require(AppReading(try Mistake("Lint/\(name)").files()).app)
    let routing = app.routing
    for check in LayoutCheck.all + LayoutCheck.ofPictures {
      #expect(Set(found(by: check, in: app)).isSubset(of: check.rules))
    }
    for check in RoutingCheck.all {
      #expect(Set(check.run(routing).map(\.message.rule)).isSubset(of: check.rules))
    }
  }

  private func found(by check: LayoutCheck, in app: App) -> [Rule] {
    switch check.run {
    case .app(let run): return run(app).map(\.message.rule)
    case .content, .variant, .anyWidth:
      let layouts = VariantAxes(devices: app.devices).groups(of: app).flatMap { $0.layouts() }
      return layouts.flatMap { LintedVariant($0, in: app).findings(by: [check]).map(\.rule) }
    }
  }

  @Test func `every rule has an explanation and a unique code, which riverbed.json may name`()
    throws
  {
    for rule in Rule.all { #expect(rule.isExplained, "\(rule.code)") }
    let codes = Rule.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    let words = (codes + ["no-such-code"]).map { "\"\($0)\"" }.joined(separator: ",")
    let app = try App(
      texts: ["rivers.json": "[]", "riverbed.json": "{\"failOn\": [\(words)]}"])
    #expect(app.lint.count { $0.message.rule.code == "site-word" } == 1)
  }

  @Test func `a bar that many screens share is reported once`() throws {
    let buttons = (0..<3).map { #"{"title": "B\#($0)", "type": "button"}"# }
    let bar = #"{"category": "nav_bar", "nav_items": [\#(buttons.joined(separator: ","))]}"#
    let others = (0..<20).map { #"{"id": "s\#($0)", "name": "S"}"# }
    let reading = AppReading(texts: [
      "rivers.json": """
      [{"id": "home", "home": true, "navigations": [\(bar)]}, \(others.joined(separator: ","))]
      """,
      "riverbed.json": #"{"devices": [{"id": "wrist", "portrait": {"w": 120, "h": 200}}]}"#,
    ])
    let lint = try #require(reading.app).lint
    #expect(lint.count { $0.message.rule.code == "lint-bar" } == 1)
    #expect(reading.diagnostics(with: lint).count { $0.rule.code == "lint-bar" } == 1)
  }

  /// Returns the diagnostics of the checks of layout for an app.
  private static func found(in files: AppFiles) throws -> [PlacedDiagnostic] {
    let reading = AppReading(files)
    let lint = try #require(reading.app).lint
    let messages = Set(lint.map(\.message))
    return reading.diagnostics(with: lint).filter { messages.contains($0.message) }
  }
}
