import Markup
import Support
import Testing

@testable import Site

/// The small pictures next to problems.
struct ProblemPictureTests {
  @Test func `a problem on a screen has a picture, which leads to a large one that exists`() throws
  {
    let site = try SiteOfApp.named("qa-app")
    let (pages, files) = try site.pagesAndFiles { $0.isOf(.problems) }
    let page = try #require(pages.first)
    let links = page.elements.filter { $0["class"] == "problem-picture" }
    #expect(links.count > 3)
    for link in links {
      #expect(files.contains(page.target(of: link["href"] ?? "").path))
      let images = link.all.filter { $0.name == "image" }
      #expect(!images.isEmpty)
      #expect(images.allSatisfy { files.contains(page.target(of: $0["href"] ?? "").path) })
    }
    // What a component does wrong is outlined.
    #expect(links.contains { $0.all.contains { $0["class"] == "film-tap" } })
  }

  @Test func `each rule has few pictures`() throws {
    let component = #"{ "component_type": "lsit", "id": "c", "data": { "source": "1" } }"#
    let components = Array(repeating: component, count: 40).joined(separator: ",")
    let site = try SiteOfApp.with([
      "rivers.json": #"[{ "id": "home", "home": true, "ui_components": [\#(components)] }]"#
    ])
    let page = try #require(try site.pagesAndFiles { $0.isOf(.problems) }.pages.first)
    for list in page.elements where list["class"] == "problems" {
      #expect(list.all.count { $0["class"] == "problem-picture" } <= ProblemPictures.most)
    }
  }
}
