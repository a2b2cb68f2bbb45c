import Support
import Testing

@testable import Site

/// What pages say, as small texts beside the fixtures.
struct OutlineTests {
  @Test(arguments: ["index", "problems", "screens/home/index", "screens/epg/index"])
  func `a page says what its outline tells`(name: String) throws {
    let (pages, _) = try SiteOfApp.named("newsroom").pagesAndFiles()
    let page = try #require(pages.first { $0.path == "\(name).xhtml" })
    let file = name.split(separator: "/").joined(separator: "-")
    try Golden("Pages/newsroom-\(file).txt").expect(page.outline)
  }
}
