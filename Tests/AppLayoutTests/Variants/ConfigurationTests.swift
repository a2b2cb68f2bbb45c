import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Configuration of an app` {
  private static func rivers(_ styles: String, type: String = "general_content") -> String {
    """
    [{"id": "home", "home": true, "navigations": [
       {"id": "bar", "category": "nav_bar", "styles": {"state": "overlay"}, "nav_items": [
         {"type": "button", "data": {"target": "other"}},
         {"type": "applicaster_settings"}]}]},
     {"id": "other", "type": "\(type)", "styles": \(styles)}]
    """
  }

  private func app(
    _ rivers: String, settings: String = #"{"template": "ui_builder"}"#
  ) throws -> App {
    try App(texts: [
      "rivers.json": rivers, "settings.json": settings,
    ])
  }

  @Test func `a screen without its own bar has home's model`() throws {
    let app = try app(Self.rivers("{}"))
    #expect(app.placement(of: try #require(app.screen("other"))) == .overlay)
  }

  @Test func `a white-label screen is always on top, with home's buttons`() throws {
    let app = try app(Self.rivers("{}"))
    let settings = try #require(app.screens.first { $0.origin == .whiteLabel(.settings) })
    #expect(app.forcedPlacement(of: settings) == .whiteLabel)
    #expect(app.placement(of: settings) == .onTop)
    let layout = try app.variant(of: settings.key, on: .wanted("iphone-8"))
    #expect(layout.navigationBar?.buttons.count == 2)
    #expect(layout.navigationBar?.buttons.map(\.isEnabled) == [true, false])
  }

  @Test func `a plugin's screen can force its bar to be hidden, and a general screen cannot`()
    throws
  {
    let styles = #"{"force_nav_bar_hidden": true}"#
    let plugin = try app(Self.rivers(styles, type: "studio"))
    #expect(plugin.forcedPlacement(of: try #require(plugin.screen("other"))) == .forceNavBarHidden)
    let general = try app(Self.rivers(styles))
    #expect(general.forcedPlacement(of: try #require(general.screen("other"))) == nil)
  }

  @Test(arguments: [
    (#"{"template": "ui_builder", "ui_builder_navigation_bar_api": true}"#, StatusBar.merged),
    (#"{"template": "ui_builder"}"#, .separate),
    (#"{"template": "ui_builder", "status_bar": {"hidden": true}}"#, .hidden),
  ])
  func `the flag decides how the status bar is shown`(
    settings: String, expected: StatusBar
  ) throws {
    let app = try app(Self.rivers("{}"), settings: settings)
    #expect(app.statusBar(on: try .wanted("iphone-8")) == expected)
    #expect(app.statusBar(on: try .wanted("apple-tv-hd")) == .hidden)
  }

  @Test func `home is root, screens that only buttons open are presented, the rest are pushed`()
    throws
  {
    let app = try FixtureApp.named("newsroom")
    let entrances = Dictionary(
      uniqueKeysWithValues: app.screens.map { ($0.slug, app.entrance(of: $0)) })
    #expect(entrances["home"] == .root)
    #expect(entrances["explore"] == .presented)
    #expect(entrances["sections"] == .pushed)
  }

  @Test
  func `a menu pushes, a bar's button presents, and a cell does what the screen's styles say`()
    throws
  {
    let rivers = """
      [{"id": "home", "home": true, "ui_components": [
         {"component_type": "list", "data": {"source": "s", "target": "shy"}},
         {"component_type": "list", "data": {"source": "s", "target": "bold"}}],
        "navigations": [
         {"category": "menu", "nav_items": [{"type": "label", "data": {"target": "bold"}}]},
         {"category": "nav_bar", "nav_items": [{"type": "button", "data": {"target": "shy"}}]}]},
       {"id": "shy"}, {"id": "bold", "styles": {"presentation": "present"}}]
      """
    let app = try app(rivers)
    #expect(app.entrances(of: try #require(app.screen("home"))) == [.root])
    #expect(app.entrances(of: try #require(app.screen("shy"))) == [.pushed, .presented])
    #expect(app.entrances(of: try #require(app.screen("bold"))) == [.pushed, .presented])
  }

  @Test func `a plugin's screen has an area, and a banner under it where it has ads`() throws {
    let app = try FixtureApp.named("newsroom")
    let layout = try app.variant(of: "live", on: .wanted("iphone-8"), .hidden)
    #expect(layout.frame.plugin == Rect(x: 0, y: 0, width: 375, height: 617))
    #expect(layout.frame.banner == Rect(x: 0, y: 617, width: 375, height: 50))
  }

  @Test func `tabs take the bottom of the root container, but not of a presented screen`()
    throws
  {
    let app = try FixtureApp.named("tab-bar")
    let home = try #require(app.home)
    let device = try Device.wanted("iphone-14-pro")
    let layout = try app.variant(of: home.key, on: device)
    #expect(layout.frame.tabBar == Rect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(layout.frame.viewport.height == 852 - 98 - 83)
    #expect(layout.navigationBar?.context == nil)
    #expect(
      try app.variant(of: home.key, on: device, .onTop, .merged, .presented).frame.tabBar == nil)
  }

  @Test func `without a plugin for its menu an app has its own, with a menu button and no tabs`()
    throws
  {
    let rivers = """
      [{"id": "home", "home": true, "navigations": [
         {"category": "menu", "navigation_type": "bottom_tab_bar"}]}]
      """
    let layout = try app(rivers).variant(of: "home", on: .wanted("iphone-8"))
    #expect(layout.frame.tabBar == nil && layout.navigationBar?.context?.kind == .menu)
  }

  @Test func `a button that leads to its own screen does not open it`() throws {
    let rivers = """
      [{"id": "home", "home": true}, {"id": "z", "navigations": [
         {"category": "nav_bar", "nav_items": [{"type": "button", "data": {"target": "z"}}]}]}]
      """
    let app = try app(rivers)
    let screen = try #require(app.screen("z"))
    #expect(app.entrance(of: screen) == .pushed && app.entrances(of: screen) == [.pushed])
  }
}
