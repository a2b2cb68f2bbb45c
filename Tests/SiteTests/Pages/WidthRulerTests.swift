import AppLayout
import AppModel
import Support
import Testing
import Wireframe

@testable import Site

/// The ruler on a screen's page, for an app whose grid has cells of 160 points.
@Suite struct WidthRulerTests {
  private static let files = [
    "rivers.json": """
    [{"id": "home", "name": "Home", "home": true, "styles": {"family": "F"}, "ui_components": [
      {"id": "stories", "component_type": "grid", "data": {"source": "s"},
       "rules": {"item_limit": "12"}, "styles": {"cell_styles": ["G"]}}]},
     {"id": "plain", "name": "Plain", "ui_components": []}]
    """,
    "families.json": """
    {"families": {"F": {
      "screen": {"DEFAULT": {"devices": {"universal": {
        "custom_scaling": false, "inset_left": 10, "inset_right": 10, "interitem_spacing": 10}}}},
      "grid": {"G": {"devices": {"universal": {
        "custom_scaling": false, "width_pixel": 80, "height_pixel": 100}}}}}}}
    """,
    "riverbed.json": #"{"devices": ["iphone-8"], "themes": ["paper", "night"]}"#,
  ]

  private func site(withWidths: Bool) throws -> Site {
    let site = try SiteOfApp.with(Self.files)
    guard withWidths else { return site }
    let devices = WidthDevices(of: site.app)
    let screens = site.app.screens.map { ScreenWidths(of: $0, in: site.app, on: devices) }
    return site.showing(widths: WidthReport(of: site.app, screens, listed: site.app.lint))
  }

  @Test func `a site has no ruler and no picture of other windows unless that was asked for`()
    throws
  {
    let documents = try site(withWidths: false).documents()
    #expect(!documents.contains { $0.name.contains("/window-") })
    let pages = documents.filter { $0.name.hasSuffix("index.xhtml") }
    #expect(!pages.isEmpty)
    #expect(!pages.contains { String(decoding: $0.bytes, as: UTF8.self).contains("ruler") })
  }

  @Test func `marks lead to the pictures of the windows just before and after, at most twenty`()
    throws
  {
    let site = try site(withWidths: true)
    let documents = try site.documents()
    let names = documents.map(\.name).filter { $0.contains("/window-") }
    #expect(names.count <= WidthSteps.mostWindows && names.count > 10)
    let home = try #require(documents.first { $0.name == "screens/home/index.xhtml" })
    let text = String(decoding: home.bytes, as: UTF8.self)
    // Three cells of 80 with 10 between them need 260, and four 350.
    #expect(names.contains("screens/home/window-iphone-369.svg"))
    #expect(names.contains("screens/home/window-iphone-370.svg"))
    #expect(text.contains("grid has 4 columns instead of 3"))
    let ids = Set(text.matches(of: /id="(at-[a-z]+-[0-9]+)"/).map { String($0.1) })
    let links = Set(text.matches(of: /href="#(at-[a-z]+-[0-9]+)"/).map { String($0.1) })
    #expect(ids.contains("at-iphone-370"))
    #expect(links == ids)
    for name in names {
      #expect(text.contains(name.split(separator: "/").last.map(String.init) ?? "-"))
    }
    let steps = WidthSteps([], site.widths?.report.marks(on: site.screens[0]) ?? [])
    #expect((steps.left > 0) == text.contains("without pictures"))
  }

  @Test func `a screen whose shape never changes has a ruler without marks`() throws {
    let page = try #require(
      site(withWidths: true).documents().first { $0.name == "screens/plain/index.xhtml" })
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("ruler"))
    #expect(!text.contains("Shape changes") && !text.contains("Just before and after"))
  }
}
