import Support
import Testing

@testable import AppModel

@Suite struct `Hostile files` {
  @Test(arguments: ["ui_components", "nav_items"])
  func `components and menus nested 200 deep are read`(key: String) throws {
    let depth = 200
    let opening = #"{"type": "nested_menu", "component_type": "group", "\#(key)": ["#
    let nested =
      String(repeating: opening, count: depth) + #"{"type": "label"}"#
      + String(repeating: "]}", count: depth)
    let screen =
      key == "nav_items"
      ? #""navigations": [{"category": "menu", "nav_items": [\#(nested)]}]"#
      : #""ui_components": [\#(nested)]"#
    let app = try #require(AppReading(screens: "[{\"id\": \"home\", \(screen)}]").app)
    let home = try #require(app.home)
    #expect(home.allComponents.count + home.navigations.flatMap(\.allItems).count == depth + 1)
  }

  @Test func `a feed nested 250 deep is read`() throws {
    let depth = 250
    let opening = #"{"title": "deeper", "children": ["#
    let nested =
      String(repeating: opening, count: depth) + "{}" + String(repeating: "]}", count: depth)
    let reading = AppReading(texts: [
      "rivers.json": "[]", "feeds/a.json": nested,
      "feeds/index.json": #"[{"source": "a", "file": "a.json"}]"#,
    ])
    let feed = try #require(reading.app?.feeds.entries.first?.feed)
    #expect(feed.items.withDescendants(\.children).count == depth)
  }

  @Test func `a name of a megabyte is quoted in part`() {
    let name = String(repeating: "x", count: 1_000_000)
    let reading = AppReading(screens: "[{\"id\": \"home\", \"home\": true, \"\(name)\": 1}]")
    #expect(reading.diagnostics.allSatisfy { $0.message.text.utf8.count < 300 })
    #expect(reading.diagnostics.contains { $0.rule == .unknownKey })
  }

  @Test func `terminal commands are shown as replacement characters`() {
    let reading = AppReading(
      screens: #"[{"id": "home", "home": true, "\u001b[31mred\u0007\u202e": 1}]"#)
    let unknown = reading.diagnostics.filter { $0.rule == .unknownKey }
    #expect(unknown.map(\.message.text) == ["nothing reads the key '�[31mred��'"])
    #expect(unknown.map(\.path) == ["$[0]['�[31mred��']"])
  }
}
