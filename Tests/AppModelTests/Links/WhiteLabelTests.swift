import Support
import Testing

@testable import AppModel

@Suite struct `White-label screens` {
  private func app(items: String, more: String = "") throws -> App {
    let screens = """
      [{
        "id": "home",
        "name": "Home",
        "home": true,
        "navigations": [
          {"category": "menu", "nav_items": [\(items)]},
          {"id": "bar", "category": "nav_bar", "styles": {"state": "overlay"}}
        ]
      }\(more)]
      """
    return try #require(AppReading(screens: screens).app)
  }

  @Test func `they exist when something opens them, each once`() throws {
    let app = try app(
      items: """
        {"type": "applicaster_settings", "title": "Preferences"},
        {"type": "applicaster_epg", "title": "What is on"},
        {"type": "nested_menu", "nav_items": [{"type": "applicaster_settings"}]}
        """)
    #expect(app.screens.map(\.title) == ["Home", "Settings", "EPG"])
    #expect(
      app.screens.dropFirst().map(\.origin) == [.whiteLabel(.settings), .whiteLabel(.programGuide)])
    #expect(app.links.map(\.label) == ["Preferences", "What is on", nil])
    #expect(app.links.map(\.trigger) == [.menu, .menu, .menu])
  }

  @Test func `they do not exist when nothing opens them`() throws {
    #expect(try app(items: #"{"type": "label", "title": "Settings"}"#).screens.count == 1)
  }

  @Test func `they use home's navigation bar`() throws {
    let app = try app(items: #"{"type": "applicaster_settings"}"#)
    let settings = try #require(app.screens.last)
    #expect(app.navigationBar(of: settings)?.id == "bar")
  }

  @Test func `a screen of the app with the same id replaces them`() throws {
    let app = try app(
      items: #"{"type": "applicaster_epg"}"#,
      more: #", {"id": "applicaster_epg", "name": "Our guide"}"#)
    #expect(app.screens.map(\.title) == ["Home", "Our guide"])
    #expect(app.links.map(\.to) == ["applicaster_epg"])
  }
}
