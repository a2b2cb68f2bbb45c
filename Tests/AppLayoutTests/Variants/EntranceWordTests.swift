import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Words for entrances` {
  @Test func `what covers the window in its own container opens over the app`() throws {
    let app = try FixtureApp.named("newsroom")
    let screen = try #require(app.screens.first)
    #expect(Entrance.presented.phrase(of: screen, in: app) == "opens over the app")
  }

  @Test func `a screen that is pushed there is inside a container over the app`() throws {
    let button = #"{"type": "button", "data": {"target": "a"}}"#
    let app = try App(texts: [
      "rivers.json": """
      [{"id": "home", "home": true, "navigations": [
         {"category": "nav_bar", "nav_items": [\(button)]}]},
       {"id": "a", "ui_components": [
         {"component_type": "list", "data": {"source": "1", "target": "b"}}]},
       {"id": "b"}]
      """
    ])
    let words = app.screens.map { app.approach(to: $0).containerWords }
    #expect(words == ["", "", ", inside a container over the app"])
  }
}
