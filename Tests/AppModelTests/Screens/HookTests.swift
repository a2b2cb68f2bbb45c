import Support
import Testing

@testable import AppModel

@Suite struct `Hooks of a screen` {
  @Test func `they run by weight, and in file order if weights are equal`() throws {
    let hooks = """
      {"identifier": "third", "type": "general", "weight": 2},
      {"identifier": "first", "type": "general", "weight": -1.5},
      {"identifier": "fourth", "type": "general", "weight": "10"},
      {"identifier": "second", "type": "general"},
      {"identifier": "second too", "type": "general", "weight": 0},
      {"identifier": "second as well", "type": "general", "weight": null},
      {"identifier": "never", "weight": 1},
      {"type": "general", "weight": 1}
      """
    let reading = AppReading(
      screens: #"[{"id": "home", "home": true, "hooks": {"preload_plugins": [\#(hooks)]}}]"#)
    let home = try #require(reading.app?.home)
    #expect(
      home.hooks.map(\.identifier.value) == [
        "first", "second", "second too", "second as well", "third", "fourth",
      ])
  }

  @Test func `a plugin that runs after a screen is used`() {
    let reading = AppReading(texts: [
      "rivers.json": """
      [{
        "id": "home",
        "home": true,
        "hooks": {"postload_plugins": [{"identifier": "survey", "type": "general"}]}
      }]
      """,
      "plugin_configurations.json":
        #"[{"plugin": {"identifier": "survey", "type": "general", "preload": true}}]"#,
    ])
    #expect(!reading.diagnostics.contains { $0.rule == .unusedPlugin })
  }

  @Test func `a thousand screens whose hooks follow each other are not a cycle`() throws {
    let screens = (0..<1_000).map { index in
      let hook = #"{"identifier": "next", "type": "general", "screen_id": "\#(index + 1)"}"#
      return #"{"id": "\#(index)", "hooks": {"preload_plugins": [\#(hook), \#(hook)]}}"#
    }
    let reading = AppReading(screens: "[" + screens.joined(separator: ",") + "]")
    #expect(!reading.diagnostics.contains { $0.rule == .hookCircle })
  }

  @Test func `a cycle of hooks is reported with full titles, and a long one without its middle`()
    throws
  {
    let title = String(repeating: "long ", count: 12)
    let screens = (1...7).map { number in
      let hook = #"{ "identifier": "lock", "type": "general", "screen_id": "\#(number % 7 + 1)" }"#
      return #"{ "id": "\#(number)", "name": "\#(title)\#(number)", "#
        + #""hooks": { "preload_plugins": [\#(hook)] } }"#
    }
    let reading = AppReading(screens: "[\(screens.joined(separator: ","))]")
    let cycle = try #require(reading.diagnostics.first { $0.rule == .hookCircle })
    let names = ["1", "2", "3", "4"].map { "'\(title)\($0)'" } + ["…", "'\(title)1'"]
    #expect(cycle.message.text.hasSuffix(names.joined(separator: " -> ")))
  }
}
