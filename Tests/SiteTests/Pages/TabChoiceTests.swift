import Markup
import Support
import Testing

@testable import Site

/// Tabs in a prototype: one of them is chosen, and what it shows is drawn for each.
struct TabChoiceTests {
  private static func page(_ slug: String, of site: Site) throws -> PageReading {
    let pages = try site.pagesAndFiles { $0.isOf(.prototype) }.pages
    return try #require(pages.first { $0.path.hasSuffix("/\(slug).xhtml") })
  }

  @Test func `each tab shows its own items`() throws {
    let page = try Self.page("sections", of: SiteOfApp.named("newsroom"))
    let buttons = page.elements.filter { $0["type"] == "radio" }
    #expect(buttons.map { $0["aria-label"] } == ["World", "Politics", "Business", "Culture"])
    #expect(buttons.map { $0["checked"] != nil } == [true, false, false, false])
    #expect(Set(buttons.map { $0["name"] }).count == 1)
    let below = page.elements.filter { $0["class"]?.hasPrefix("sheet below-") == true }
    #expect(below.count == 4)
    #expect(below[0].wholeText.contains("Two capitals, one river, no bridge"))
    #expect(below[1].wholeText.contains("Three candidates, one district"))
    #expect(!below[1].wholeText.contains("Two capitals, one river, no bridge"))
    // What comes after the items is there whatever tab is chosen.
    #expect(below.allSatisfy { $0.wholeText.contains("Opinion") })
  }

  @Test func `tabs that show nothing of their own only move the mark`() throws {
    let page = try Self.page("watch", of: SiteOfApp.named("newsroom"))
    #expect(page.elements.count { $0["type"] == "radio" } == 4)
    #expect(!page.elements.contains { $0["class"]?.hasPrefix("sheet below-") == true })
  }

  @Test func `many tabs with many items are drawn for the first ones`() throws {
    let children = (0..<40).map { #"{ "id": "\#($0)", "title": "C\#($0)", "type": "video" }"# }
    let tabs = (0..<30).map {
      #"{ "id": "t\#($0)", "title": "T\#($0)", "children": [\#(children.joined(separator: ","))] }"#
    }
    let site = try SiteOfApp.with([
      "rivers.json": """
      [{ "id": "home", "name": "Home", "home": true, "ui_components": [
        { "id": "t", "component_type": "tab_bar", "data": { "source": "1", "type": "F" },
          "styles": { "layout": "TABS_1", "cell_styles": ["TABS_CELL_1"],
            "cell_body_component_type": "list", "cell_body_styles": ["LIST_2"] } }] }]
      """,
      "feeds/index.json": #"[{ "source": "1", "type": "F", "file": "one.json" }]"#,
      "feeds/one.json": #"{ "children": [\#(tabs.joined(separator: ","))] }"#,
    ])
    let page = try Self.page("home", of: site)
    #expect(page.elements.count { $0["type"] == "radio" } == 30)
    #expect(page.elements.count { $0["class"]?.hasPrefix("sheet below-") == true } == 12)
  }

  @Test func `a tab with more items than the first shows all of them`() throws {
    let children = (0..<20).map { #"{ "id": "\#($0)", "title": "C\#($0)", "type": "video" }"# }
    let site = try SiteOfApp.with([
      "rivers.json": """
      [{ "id": "home", "name": "Home", "home": true, "ui_components": [
        { "id": "t", "component_type": "tab_bar", "data": { "source": "1", "type": "F" },
          "styles": { "layout": "TABS_1", "cell_styles": ["TABS_CELL_1"],
            "cell_body_component_type": "list", "cell_body_styles": ["LIST_2"] } }] }]
      """,
      "feeds/index.json": #"[{ "source": "1", "type": "F", "file": "one.json" }]"#,
      "feeds/one.json": """
      { "children": [{ "id": "a", "title": "A", "children": [\(children[0])] },
        { "id": "b", "title": "B", "children": [\(children.joined(separator: ","))] }] }
      """,
    ])
    let page = try Self.page("home", of: site)
    let below = page.elements.filter { $0["class"]?.hasPrefix("sheet below-") == true }
    #expect(below.map { $0.all.count { $0["class"] == "aside" } } == [1, 20])
    #expect(below[1].wholeText.contains("C19"))
  }
}
