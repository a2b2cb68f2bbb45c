import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Menus of Quick Brick screens` {
  private func tabs(_ app: App, _ key: String, _ device: String = "iphone-8") throws -> [String?] {
    try app.variant(of: key, on: .wanted(device)).tabs(in: app)?.rows.map(\.target) ?? []
  }

  @Test func `each screen shows its own tabs`() throws {
    let app = try FixtureApp.named("own-menus")
    #expect(try tabs(app, "home") == ["home", "news", "watch"])
    #expect(try tabs(app, "news") == ["home", "news", "sport"])
  }

  @Test func `a screen with a drawer or without a menu has no tabs`() throws {
    let app = try FixtureApp.named("own-menus")
    for key in ["watch", "sport", "films"] { #expect(try tabs(app, key).isEmpty) }
    let watch = try #require(app.screen("watch"))
    let held = try HeldDevice.wanted("iphone-8", in: .portrait)
    let menu = try #require(OpenMenu(over: watch, in: app, on: held))
    #expect(menu.menu.shape == .drawer && menu.menu.rows.map(\.target) == ["home", "films"])
    let bar = try app.variant(of: "watch", on: held.device).navigationBar
    #expect(app.entrance(of: watch) == .root && bar?.context?.kind == .menu)
    let sport = try #require(app.screen("sport"))
    #expect(OpenMenu(over: sport, in: app, on: held) == nil)
  }

  @Test func `a presented screen does not show its menu, whose entries are not ways`() throws {
    let app = try FixtureApp.named("own-menus")
    let sheet = try #require(app.screen("sheet"))
    #expect(app.entrance(of: sheet) == .presented)
    #expect(try tabs(app, "sheet").isEmpty)
    #expect(!app.links.contains { $0.from == "sheet" && $0.trigger.isOfRoot })
    #expect(app.reachability.lost.map(\.screen.key) == ["secret"])
  }

  @Test func `a pushed screen is on the tab that it was pushed from`() throws {
    let app = try FixtureApp.named("own-menus")
    let roots = ["home", "story", "news", "report", "sport", "films", "sheet", "secret"].map {
      key in
      app.screen(key).flatMap { app.approach(to: $0).root }
    }
    #expect(roots == ["home", "home", "news", "news", "sport", "watch", "home", nil])
    #expect(try tabs(app, "report") == ["home", "news", "sport"])
  }

  @Test func `in an app that is not a Quick Brick app all screens have home's menu`() throws {
    var files = try FixtureApp.contents("Apps/own-menus")
    files["settings.json"] = .bytes(
      Array(
        #"{"template": "ui_builder", "ui_builder_navigation_bar_api": true, "ui_builder_root_api": true}"#
          .utf8))
    let app = try #require(AppReading(AppFiles(files)).app)
    for key in ["home", "news", "story"] {
      #expect(try tabs(app, key) == ["home", "news", "watch"])
    }
    #expect(app.links.allSatisfy { !$0.trigger.isOfRoot || $0.from == nil })
  }
}
