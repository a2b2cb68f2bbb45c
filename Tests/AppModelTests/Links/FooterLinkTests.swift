import Testing

@testable import AppModel

@Suite struct `Targets of footers` {
  private func reading(_ footer: String) -> AppReading {
    let rivers = """
      [{"id": "home", "name": "Home", "home": true, "ui_components": [
        {"component_type": "list", "styles": {"footer": \(footer)}}]},
       {"id": "stories", "name": "Stories"}]
      """
    return AppReading(AppFiles(["rivers.json": .bytes(Array(rivers.utf8))]))
  }

  @Test func `a footer leads to its screen as a header does`() throws {
    let footer = #"{"visible": true, "style": "HEADER_1", "data": {"target": "stories"}}"#
    let app = try #require(reading(footer).app)
    #expect(app.links.map(\.from) == ["home"])
    #expect(app.links.map(\.to) == ["stories"])
    #expect(app.links.map(\.trigger) == [.header])
  }

  @Test func `a footer that is not drawn cannot be tapped`() throws {
    let footer = #"{"visible": false, "style": "HEADER_1", "data": {"target": "stories"}}"#
    #expect(try #require(reading(footer).app).links.count == 0)
  }

  @Test func `a footer that leads nowhere is reported`() {
    let footer = #"{"visible": true, "style": "HEADER_1", "data": {"target": "story"}}"#
    #expect(reading(footer).diagnostics.contains { $0.rule == .unknownTarget })
  }
}
