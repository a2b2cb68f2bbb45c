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
    let screens = (0..<20).map { number in
      let component = #"{ "component_type": "lsit\#(number)", "data": { "source": "1" } }"#
      return #"{ "id": "s\#(number)", "ui_components": [\#(component)] }"#
    }
    let site = try SiteOfApp.with(["rivers.json": "[\(screens.joined(separator: ","))]"])
    let page = try #require(try site.pagesAndFiles { $0.isOf(.problems) }.pages.first)
    let counts = page.elements.filter { $0["class"] == "problems" }.map { list in
      list.all.count { $0["class"] == "problem-picture" }
    }
    #expect(counts.max() == ProblemPictures.most)
  }
}
