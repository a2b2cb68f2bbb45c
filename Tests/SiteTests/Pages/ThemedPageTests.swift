import Markup
import PageParts
import Publishing
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Site

/// A theme that someone chooses, on pages whose drawings are part of them.
struct ThemedPageTests {
  private static let themes = ["paper", "night"]

  @Test func `every color of an inline drawing has a rule in each theme`() throws {
    let site = try SiteOfApp.named("newsroom", themes: Self.themes)
    let (pages, files) = try site.pagesAndFiles { $0.isOf(.inspection) || $0.isOf(.prototype) }
    #expect(files.contains("looks.css"))
    let rules = site.looksStyle.split(separator: "\n").filter { $0.hasPrefix(".f0{") }
    #expect(rules.count == 3, "automatic, and both themes")
    var names: Set<Substring> = []
    for page in pages {
      for element in page.elements {
        let colors = [element["fill"], element["stroke"]].compactMap(\.self)
        let all: [Substring] = element["class"]?.split(separator: " ") ?? []
        let classes = all.filter {
          ["f", "s"].contains($0.first)
            && $0.dropFirst().first.map { $0.isNumber || $0 == "-" } ?? false
        }
        names.formUnion(classes)
        // Pages that explain a screen also draw the numbers of notes.
        guard page.path.hasPrefix("play/") else { continue }
        #expect(classes.count == colors.count { $0.hasPrefix("#") }, "\(page.path)")
      }
    }
    #expect(names.count > 10)
    for name in names {
      #expect(rules.allSatisfy { $0.contains(".\(name){") }, "\(name)")
    }
  }

  @Test func `a site with one theme has neither names of colors nor another stylesheet`() throws {
    let site = try SiteOfApp.named("newsroom", themes: ["paper"])
    let (pages, files) = try site.pagesAndFiles { $0.isOf(.inspection) }
    #expect(!files.contains("looks.css"))
    #expect(!pages.flatMap(\.elements).contains { $0["class"]?.hasPrefix("f0") == true })
    #expect(!pages.flatMap(\.elements).contains { $0["class"]?.contains("by-look") == true })
  }

  @Test func `the theme of a viewer goes along to the page that explains it, and back`() throws {
    let site = try SiteOfApp.named("newsroom", themes: Self.themes)
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.inspection) || $0.isOf(.viewer) }
    var (there, back) = (0, 0)
    for page in pages where page.path.hasSuffix("view.xhtml") {
      for state in page.all("section") where state["class"]?.hasPrefix("state") == true {
        let links = state.all.filter { $0.name == "a" && $0.wholeText == "Inspect" }
        let night = links.first { $0["class"] == "by-look t3" }
        #expect(night?["href"]?.hasSuffix("#theme-3") == true, "\(page.path)")
        there += 1
      }
    }
    for page in pages where !page.path.hasSuffix("view.xhtml") {
      for link in page.elements
      where link.name == "a" && link["class"]?.hasSuffix("by-look t3") == true {
        let fragment = try #require(page.target(of: link["href"] ?? "").fragment)
        #expect(fragment == "theme-3" || fragment.hasSuffix(".night"), "\(page.path)")
        back += 1
      }
    }
    #expect(there > 50)
    #expect(back > 30)
  }
}
