import AppModel
import PageParts
import Support
import Testing

@testable import Site

/// The outlines of pages, compared with goldens that people review.
struct ReferenceOutlineTests {
  @Test(arguments: [
    ("newsroom", "boot"), ("newsroom", "families"), ("newsroom", "plugins"),
    ("newsroom", "routes"), ("legacy", "boot"), ("routes", "routes"), ("quick-brick", "plugins"),
    ("own-families", "families"), ("newsroom", "legend"),
  ])
  func `a part of a site matches its golden`(app: String, part: String) throws {
    var site = LaidOutSite(try SiteOfApp.named(app))
    let kind = try #require(DocumentKind.all.first { $0.name == part })
    let documents = site.site.documents(of: try site.site.task(of: kind))
    guard case .page(let make)? = documents.first?.content else {
      Issue.record("\(part) is not a page")
      return
    }
    try Golden("Pages/\(app)-\(part).txt").expect(PageOutline(make(&site)).text)
  }

  @Test(arguments: [
    ("newsroom", "home"), ("legacy", "home"), ("quick-brick", "home"), ("plugin-area", ""),
  ])
  func `the page that explains a screen matches its golden`(
    app: String, slug: String
  ) throws {
    let site = try SiteOfApp.named(app)
    let screen = site.screens.first { $0.slug == slug } ?? site.screens[0]
    let page = site.inspectPage(of: screen)
    try Golden("Pages/\(app)-inspect.txt").expect(PageOutline(page).text)
  }

  @Test(arguments: [("HERO_1", "HERO_CELL_1", "369×230"), ("TABS_1", "TABS_CELL_1", "83.3×54")])
  func `a style that only lays cells out is as large as these`(
    layout: String, cell: String, size: String
  ) throws {
    let site = try SiteOfApp.named("newsroom")
    let entry = try #require(site.families.entries.first)
    let lines = PageOutline(site.familyPage(entry)).text.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex(of: "### \(layout)"))
    #expect(lines[place + 1].hasSuffix(" · as large as its cells, here \(cell)"))
    #expect(lines[place + 3].hasSuffix(size))
  }

  @Test func `the page of a family matches its golden`() throws {
    let site = try SiteOfApp.named("newsroom")
    let entry = try #require(site.families.entries.first)
    try Golden("Pages/newsroom-family.txt").expect(PageOutline(site.familyPage(entry)).text)
  }
}
