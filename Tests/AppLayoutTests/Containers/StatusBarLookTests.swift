import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Looks of the status bar` {
  private func app(_ styles: String) throws -> App {
    try App(texts: [
      "rivers.json": """
      [{"id": "home", "home": true, "navigations": [
        {"category": "nav_bar", "styles": {\(styles)}}]}]
      """
    ])
  }

  @Test(arguments: [
    (##""title_color": "#FFFFFFFF""##, "light", "light glyphs, hard to read, by the root plugin"),
    (##""title_color": "#FF102030""##, "dark", "dark glyphs by the root plugin"),
    (##""background_color": "#FF101010""##, "light", "light glyphs by the root plugin"),
    (##""background_color": "#FFF0F0F0""##, "dark", "dark glyphs by the root plugin"),
    ("", "dark", "dark glyphs by the root plugin"),
  ])
  func `over a bar the glyphs are as light as its title, or readable`(
    styles: String, glyphs: String, words: String
  ) throws {
    let app = try app(styles)
    let layout = try app.variant(of: "home", on: .wanted("iphone-8"))
    let look = try #require(layout.statusBarLook(in: app))
    #expect(look.glyphs.rawValue == glyphs && look.decider == .rootPlugin)
    #expect(look.shortWords == words)
  }

  @Test(arguments: try FixtureApp.names())
  func `are the same with and without the content`(name: String) throws {
    let app = try FixtureApp.named(name)
    let device = try Device.wanted("iphone-14-pro")
    for group in VariantAxes(devices: [device]).groups(of: app) {
      for layout in group.layouts() {
        let look = StatusBarLook(in: layout.variant, of: app)
        #expect(look == layout.statusBarLook(in: app))
        #expect((look == nil) == (layout.variant.statusBar == .hidden))
      }
    }
  }
}
