import AppModel
import Support
import Testing

@testable import Site

/// What the gallery, the problems and the pages of screens say, as small texts beside the fixtures.
struct OutlineTests {
  @Test func `the gallery says what its outline tells`() throws {
    let site = try SiteOfApp.named("newsroom")
    try Golden("Pages/newsroom-gallery.txt").expect(PageOutline(site.galleryPage(0)).text)
  }

  @Test(arguments: [("newsroom", "home"), ("newsroom", "settings"), ("hooks", "home")])
  func `the page of a screen says what its outline tells`(app: String, slug: String) throws {
    let site = try SiteOfApp.named(app)
    let screen = try #require(site.screens.first { $0.slug == slug })
    try Golden("Pages/\(app)-\(slug)-screen.txt").expect(
      PageOutline(site.matrixPage(of: screen)).text)
  }

  @Test(arguments: ["newsroom", "qa-app"])
  func `the problems say what their outline tells`(app: String) throws {
    let site = try SiteOfApp.named(app)
    try Golden("Pages/\(app)-problems.txt").expect(PageOutline(site.problemsPage).text)
  }
}
