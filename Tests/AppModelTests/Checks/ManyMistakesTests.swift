import Support
import Testing

@testable import AppModel

/// Apps with thousands of the same mistake. When each mistake was compared with everything else,
/// these took from half a minute to many minutes.
@Suite struct `Every one of thousands of mistakes is found` {
  private static let count = 1_000

  @Test func `hooks that lead back to one screen`() throws {
    let app = try app([
      "rivers.json": list { index in
        """
        {"id": "s\(index)", "hooks": {"preload_plugins": [
          {"identifier": "p", "type": "t", "screen_id": "s0"},
          {"identifier": "p", "type": "t", "screen_id": "s\(index + 1)"}]}}
        """
      }
    ])
    let circles = AppCheck.hooks.run(app).filter { $0.message.rule == .hookCircle }
    #expect(circles.count == Self.count)
    #expect(
      circles[3].message.text == "hooks wait for each other: 's0' -> 's1' -> 's2' -> 's3' -> 's0'")
    #expect(
      circles.last?.message.text
        == "hooks wait for each other: 's0' -> 's1' -> 's2' -> 's3' -> … -> 's0'")
  }

  @Test func `notes on components of one screen`() throws {
    let components = list { #"{"id": "component\#($0)", "component_type": "banner"}"# }
    let notes = list { index in
      let key = index.isMultiple(of: 2) ? "component\(index)" : "compnoent-\(index)"
      return #"{"screen": "s", "component": "\#(key)", "text": "x"}"#
    }
    let app = try app([
      "rivers.json": #"[{"id": "s", "ui_components": \#(components)}]"#,
      "riverbed.json": #"{"notes": \#(notes)}"#,
    ])
    let found = AppCheck.notes.run(app)
    #expect(found.count == Self.count / 2)
    #expect(found.first?.message.suggestion == .name("component1"))
  }

  @Test func `capabilities for plugins that do not exist`() throws {
    let names = (0..<Self.count).map { #""plugin_nmae_\#($0)": ["tabBar"]"# }
    let app = try app([
      "rivers.json": #"[{"id": "s"}]"#,
      "plugin_configurations.json": list { #"{"plugin": {"identifier": "plugin_name_\#($0)"}}"# },
      "riverbed.json": #"{"capabilities": {\#(names.joined(separator: ","))}}"#,
    ])
    let found = AppCheck.capabilities.run(app)
    #expect(found.count == Self.count)
    #expect(found.first?.message.suggestion == .name("plugin_name_0"))
  }

  @Test func `misspelled menus of screens count as uses of the menus that are meant`()
    throws
  {
    let app = try app([
      "settings.json": """
      {"quick_brick_enabled": true, "template": "ui_builder", "ui_builder_root_api": true}
      """,
      "plugin_configurations.json": list {
        #"{"plugin": {"identifier": "plugin_name_\#($0)", "type": "menu"}}"#
      },
      "rivers.json": list {
        #"{"id": "s\#($0)", "navigations": [{"category": "menu", "navigation_type": "plugin_nmae_\#($0)"}]}"#
      },
    ])
    #expect(AppCheck.unusedPlugins.run(app).isEmpty)
  }

  @Test func `lines of the feed index without a file`() throws {
    var texts = [
      "rivers.json": "[]",
      "feeds/index.json": list { #"{"source": "a\#($0)", "file": "file-\#($0)-not.json"}"# },
    ]
    for index in 0..<Self.count { texts["feeds/file-\(index)-nto.json"] = "{}" }
    let reading = AppReading(texts: texts)
    let first = reading.diagnostics.first { $0.rule == .feedIndex && $0.severity == .error }
    #expect(first?.message.suggestion == .name("file-0-nto.json"))
  }

  private func list(_ element: (Int) -> String) -> String {
    "[\((0..<Self.count).map(element).joined(separator: ","))]"
  }

  private func app(_ texts: [String: String]) throws -> App {
    try #require(AppReading(texts: texts).app)
  }
}
