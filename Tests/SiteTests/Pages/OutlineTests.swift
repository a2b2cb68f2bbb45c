import AppModel
import Support
import Testing

@testable import Site

/// The gallery, the problems and the pages of screens as outlines, compared with goldens.
struct OutlineTests {
  @Test func `the gallery matches its outline`() throws {
    let site = try SiteOfApp.named("newsroom")
    try Golden("Pages/newsroom-gallery.txt").expect(PageOutline(site.galleryPage(0)).text)
  }

  @Test(arguments: [("newsroom", "home"), ("newsroom", "settings"), ("hooks", "home")])
  func `the page of a screen matches its outline`(app: String, slug: String) throws {
    let site = try SiteOfApp.named(app)
    let screen = try #require(site.screens.first { $0.slug == slug })
    try Golden("Pages/\(app)-\(slug)-screen.txt").expect(
      PageOutline(site.matrixPage(of: screen)).text)
  }

  @Test(arguments: ["newsroom", "qa-app"])
  func `the problems page matches its outline`(app: String) throws {
    let site = try SiteOfApp.named(app)
    try Golden("Pages/\(app)-problems.txt").expect(PageOutline(site.problemsPage).text)
  }
}
