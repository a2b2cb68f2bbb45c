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
    let components = (0..<40).map { number in
      #"{ "component_type": "lsit\#(number)", "id": "c\#(number)", "data": { "source": "1" } }"#
    }.joined(separator: ",")
    let site = try SiteOfApp.with([
      "rivers.json": #"[{ "id": "home", "home": true, "ui_components": [\#(components)] }]"#
    ])
    let page = try #require(try site.pagesAndFiles { $0.isOf(.problems) }.pages.first)
    let counts = page.elements.filter { $0["class"] == "problems" }.map { list in
      list.all.count { $0["class"] == "problem-picture" }
    }
    #expect(counts.max() == ProblemPictures.most)
  }
}
