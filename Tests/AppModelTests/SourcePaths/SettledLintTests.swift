import Support
import Testing

@testable import AppModel

/// Problems that riverbed.json settles, and their paths of ids.
@Suite struct `Settled problems` {
  private static let rule = Rule("lint-tap", means: "m", matters: "r", fix: "f")

  /// Returns what is reported about an app with a warning about its component and a note about its
  /// screen.
  private func reported(
    settling entries: String, on today: String? = nil, before screens: String = "",
    atAllWidths hasAllWidths: Bool = true
  ) throws -> [String] {
    let reading = AppReading(texts: [
      "rivers.json": """
      [\(screens){"id": "home", "name": "Home", "home": true, "ui_components": [
        {"id": "a/b", "component_type": "list", "data": {"source": "s"}}]}]
      """,
      "riverbed.json": #"{"lintIgnore": [\#(entries)]}"#,
    ])
    let app = try #require(reading.app)
    let home = try #require(app.home)
    let found = [
      Diagnostic(.init(Self.rule, .warning, "small"), at: home.components[0].location),
      Diagnostic(.init(Self.rule, .note, "odd"), at: home.location),
    ]
    return reading.diagnostics(
      with: found, on: try today.map { try #require(Day($0)) }, atAllWidths: hasAllWidths
    )
    .filter { [Self.rule.code, "settled-problem"].contains($0.rule.code) }
    .map { "\($0.rule.code): \($0.message.text)" }
  }

  private func entry(_ path: String, until: String? = nil) -> String {
    let until = until.map { #", "until": "\#($0)""# } ?? ""
    return #"{"rule": "lint-tap", "path": "\#(path)", "reason": "Meant."\#(until)}"#
  }

  private static let component = "rivers.json#home/ui_components/a%2Fb"

  @Test(arguments: ["", #"{"id": "first", "name": "First"}, "#])
  func `an entry leaves out what it names, wherever that is in the file`(before: String) throws {
    #expect(
      try reported(settling: entry(Self.component), before: before) == ["lint-tap: odd"])
    #expect(
      try reported(settling: entry("rivers.json#home"), before: before) == ["lint-tap: small"])
  }

  @Test(arguments: [
    ("list:s", "list:s"), ("list%20s", "list:s"), ("list:s~2", "list:s~2"),
    ("list%20s~2", "list:s~2"),
  ])
  func `an entry may name a component without an id as comparisons of earlier versions did`(
    name: String, component: String
  ) throws {
    let list = #"{"component_type": "list", "data": {"source": "s"}}"#
    let path = "rivers.json#home/ui_components/\(name)"
    let reading = AppReading(texts: [
      "rivers.json": """
      [{"id": "home", "name": "Home", "home": true, "ui_components": [\(list), \(list)]}]
      """,
      "riverbed.json": #"{"lintIgnore": [\#(entry(path))]}"#,
    ])
    let components = try #require(reading.app?.home).components
    let found = components.map {
      Diagnostic(.init(Self.rule, .warning, "small \($0.key)"), at: $0.location)
    }
    let left = reading.diagnostics(with: found, on: nil, atAllWidths: true)
      .filter { $0.rule == Self.rule }
    #expect(left.count == 1 && left.allSatisfy { !$0.message.text.hasSuffix(" \(component)") })
  }

  @Test func `an entry that matches nothing is reported`() throws {
    #expect(
      try reported(settling: entry("rivers.json#other")) == [
        "lint-tap: odd", "lint-tap: small",
        "settled-problem: there is no 'lint-tap' at 'rivers.json#other' to leave out",
      ])
  }

  @Test func `an entry about the layout may be about widths that were not tried`() throws {
    #expect(
      try reported(settling: entry("rivers.json#other"), atAllWidths: false).last
        == "settled-problem: there is no 'lint-tap' at 'rivers.json#other' on the listed devices; "
        + "'riverbed check --widths' tries other widths")
  }

  @Test(arguments: [(nil, true), ("2026-03-01", true), ("2026-02-28", true), ("2026-03-02", false)])
  func `an entry expires after its day, if the day is given`(
    today: String?, isSettled: Bool
  ) throws {
    let found = try reported(
      settling: entry(Self.component, until: "2026-03-01"), on: today)
    #expect(
      found
        == (isSettled
          ? ["lint-tap: odd"]
          : [
            "lint-tap: odd", "lint-tap: small",
            "settled-problem: 'lint-tap' at '\(Self.component)' was settled until 2026-03-01",
          ]))
  }

  @Test(arguments: [
    ("2026-01-31", true), ("2024-02-29", true), ("2000-02-29", true), ("1900-02-29", false),
    ("2026-02-29", false), ("2026-04-31", false), ("2026-13-01", false), ("2026-00-10", false),
    ("2026-1-31", false), ("2026-01-00", false), ("26-01-31", false), ("2026-01-3१", false),
    ("", false), ("2026-01-31 ", false),
  ])
  func `a day is one of the calendar`(text: String, isDay: Bool) {
    #expect((Day(text) != nil) == isDay)
  }
}
