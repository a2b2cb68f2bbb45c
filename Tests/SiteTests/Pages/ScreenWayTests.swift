import AppModel
import Markup
import Support
import Testing

@testable import Site

/// What the pages of a screen say about the ways to it, and about where its distances come from.
@Suite struct ScreenWayTests {
  /// Returns the page of a screen by its title, and its text with single spaces.
  private func page(of title: String, in site: Site) throws -> (text: String, page: PageReading) {
    let (pages, _) = try site.pagesAndFiles {
      $0.isOf(.matrix) && site.screens[$0.screen].title == title
    }
    let page = try #require(pages.first)
    let words = page.root.wholeText.split(whereSeparator: \.isWhitespace)
    return (words.joined(separator: " "), page)
  }

  @Test func `a tab is named that opens a step before its screen`() throws {
    let site = try SiteOfApp.named("matinee")
    #expect(try page(of: "Sign in", in: site).text.contains("1 tap from Tabs › tab “Account”"))
    #expect(try page(of: "Search", in: site).text.contains("Home › button “Search”"))
  }

  @Test func `what leads to a screen without a text of its own has the title of its component`()
    throws
  {
    let site = try SiteOfApp.named("newsroom")
    #expect(
      try page(of: "In depth", in: site).text.contains("under In depth: the climate summit"))
    #expect(try page(of: "Home", in: site).text.contains("Sections header Top stories"))
  }

  @Test func `a screen without a bar is not said to have a button`() throws {
    let site = try SiteOfApp.named("newsroom")
    let text = try page(of: "Live", in: site).text
    #expect(text.contains("the plugin has to draw Close."))
    #expect(!text.contains("its close button dismisses"))
  }

  @Test func `spacing that is scaled has the number of its family, and a strip its key`() throws {
    let site = try SiteOfApp.named("matinee")
    let (pages, _) = try site.pagesAndFiles {
      $0.isOf(.inspection) && site.screens[$0.screen].title == "Home"
    }
    let page = try #require(pages.first { $0.path.hasSuffix("/iphone-14-pro.xhtml") })
    let rows = page.all("tr").map(\.wholeText).filter { $0.contains("of a strip") }
    #expect(rows.count == 1 && rows[0].contains("16 × 1.228 → 19"), "\(rows)")
    #expect(rows[0].contains("line_spacing"))
  }

  @Test func `a note leads to its component on the chosen device`() throws {
    let site = try SiteOfApp.named("newsroom")
    let page = try page(of: "In depth", in: site).page
    let notes = page.all("ol").filter { $0["class"] == "screen-notes" }
    let links = notes.flatMap(\.all).filter { $0.name == "a" }.compactMap { $0["href"] }
    #expect(links.count > 1 && Set(links).count == links.count, "\(links)")
    #expect(links.allSatisfy { $0.contains(".xhtml#component-") })
  }
}
