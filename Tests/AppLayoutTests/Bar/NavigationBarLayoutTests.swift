import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Navigation bars` {
  private func app(_ styles: String, items: String = "", assets: String = "{}") throws -> App {
    let rivers = """
      [{"id": "home", "name": "Home", "home": true, "navigations": [
         {"id": "bar", "category": "nav_bar", "styles": \(styles), "assets": \(assets),
          "nav_items": [\(items)]}]},
       {"id": "other", "name": "Other"}]
      """
    return try App(texts: ["rivers.json": rivers])
  }

  private func bar(
    _ app: App, _ entrance: Entrance = .root, screen: String = "home"
  ) throws -> NavigationBarLayout {
    try #require(
      try app.variant(of: screen, on: .wanted("iphone-8"), .onTop, .merged, entrance).navigationBar)
  }

  @Test func `the context button depends on the entrance`() throws {
    let app = try app("{}")
    #expect(try bar(app, .root).context?.kind == .menu)
    #expect(try bar(app, .pushed).context?.kind == .back)
    #expect(try bar(app, .presented).context?.kind == .close)
    #expect(try bar(app).context?.frame == Rect(x: 5, y: 20, width: 38, height: 44))
  }

  @Test func `a bar shows its first three buttons, from left to right`() throws {
    let items = """
      {"title": "A", "type": "button", "data": {"target": "other"}},
      {"title": "B", "type": "button", "data": {"source": "https://example.org", "type": "WEB_URL"}},
      {"title": "C", "type": "chromecast"}, {"title": "D", "type": "live_drawer"}
      """
    let buttons = try bar(app("{}", items: items)).buttons
    #expect(buttons.map(\.title) == ["A", "B", "C"])
    #expect(buttons.map(\.kind) == [.screen, .url, .chromecast])
    #expect(buttons.map(\.frame.x) == [256, 294, 332])
  }

  @Test func `a button that leads to its own screen is disabled`() throws {
    let items = """
      {"type": "button", "data": {"target": "other"}}, {"type": "button", "data": {"target": "home"}}
      """
    let app = try app("{}", items: items)
    #expect(try bar(app).buttons.map(\.isEnabled) == [true, false])
    #expect(try bar(app, .pushed, screen: "other").buttons.map(\.isEnabled) == [false, true])
  }

  @Test(arguments: [
    (#"{}"#, NavigationBarLayout.Title.Kind?.some(.title)),
    (#"{"presentation_style": "logo"}"#, .logo), (#"{"presentation_style": "hidden"}"#, nil),
    (#"{"homescreen_show_logo": true}"#, .logo),
    (#"{"presentation_style": "hidden", "homescreen_show_logo": true}"#, nil),
  ])
  func `the middle has a title, a logo or nothing`(
    styles: String, kind: NavigationBarLayout.Title.Kind?
  ) throws {
    let app = try app(styles, assets: #"{"app_logo": "https://example.org/logo.png"}"#)
    #expect(try bar(app).title?.kind == kind)
  }

  @Test func `only home shows a logo, and only if there is one`() throws {
    let styles = #"{"homescreen_show_logo": true}"#
    #expect(try bar(app(styles)).title?.kind == .title)
    let app = try app(styles, assets: #"{"app_logo": "x"}"#)
    #expect(try bar(app, .pushed, screen: "other").title?.kind == .title)
  }

  @Test func `the bar is opaque on top and keeps its alpha over the content`() throws {
    let app = try app(##"{"background_color": "#80112233"}"##)
    let device = try Device.wanted("iphone-8")
    let alphas = try [Placement.onTop, .overlay].map {
      try app.variant(of: "home", on: device, $0).navigationBar?.backgroundColor.alpha
    }
    #expect(alphas == [0xFF, 0x80])
  }

  @Test func `a hidden bar has no layout`() throws {
    let layout = try app("{}").variant(of: "home", on: .wanted("iphone-8"), .hidden)
    #expect(layout.navigationBar == nil)
  }
}
