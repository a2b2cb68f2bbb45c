import Markup
import PageParts
import Publishing
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Site

/// What a chosen theme applies to, and the links that keep it without a script.
struct LookLinkTests {
  @Test func `each box of the map has a link for each look, which chooses it on the screen's page`()
    throws
  {
    let site = try SiteOfApp.named("newsroom", themes: ["paper", "night"])
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.map) }
    let page = try #require(pages.first)
    let boxes = page.all("svg").flatMap(\.all).filter {
      $0.name == "g" && $0.classes.contains("map-box")
    }
    .map { box in box.elements.filter { $0.name == "a" } }
    .filter { !$0.isEmpty }
    #expect(boxes.count == site.screens.count)
    for links in boxes {
      let targets = try links.map { page.target(of: try #require($0["href"])) }
      #expect(Set(targets.map(\.path)).count == 1)
      #expect(targets.map(\.fragment) == ["theme-1", "theme-2", "theme-3"])
      #expect(links.map(\.classes) == [1, 2, 3].map { ["by-look", "t\($0)"] })
    }
  }

  @Test func `with one theme, the boxes of the map are links themselves`() throws {
    let site = try SiteOfApp.named("newsroom")
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.map) }
    let drawn = try #require(pages.first).all("svg").flatMap(\.all)
    let boxes = drawn.filter { $0.name == "a" && $0.classes.contains("map-box") }
    #expect(boxes.count == site.screens.count)
  }

  @Test func `redlines, presentations, specimens and the legend are drawn in every theme`() throws {
    let site = try SiteOfApp.named("newsroom", themes: ["paper", "night"])
    let documents = try site.plan().tasks.flatMap(site.documents)
    for kind in [Subject.Kind.redlines, .presentation, .specimen, .legend] {
      let paths = { (theme: String) in
        documents.filter { $0.subject.kind == kind && $0.subject.theme == theme }.map(\.path.text)
      }
      #expect(!paths("paper").isEmpty)
      #expect(paths("night").sorted() == paths("paper").map { "themes/night/\($0)" }.sorted())
    }
  }

  @Test func `no page leads to a bare picture, except to download it`() throws {
    for app in ["newsroom", "presentations"] {
      let (pages, _) = try SiteOfApp.named(app, themes: ["paper", "night"])
        .pagesAndFiles { _ in true }
      let links = pages.flatMap { $0.all("a") }.filter { $0["href"]?.hasSuffix(".svg") == true }
      #expect(!links.isEmpty)
      #expect(links.allSatisfy { $0["download"] != nil })
    }
  }

  @Test func `a viewer has one link past the frame, which leads to its first picture`() throws {
    let site = try SiteOfApp.named("newsroom", themes: ["paper", "night"])
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.viewer) }
    #expect(!pages.isEmpty)
    for page in pages {
      let first = page.all("section").first { $0.classes.contains("first") }
      let skips = page.all("a").filter { $0.classes.contains("skip") }
      #expect(skips.map { $0["href"] } == ["#\(first?["id"] ?? "")"], "\(page.path)")
    }
  }

  @Test func `a page about one device links to at most twelve devices`() throws {
    let devices = (1...40).map {
      #"{"id": "d\#($0)", "portrait": {"w": 400, "h": 800}}"#
    }
    let site = try SiteOfApp.with([
      "rivers.json": #"[{"id": "a", "name": "A", "type": "general_content", "home": true}]"#,
      "riverbed.json": #"{"devices": [\#(devices.joined(separator: ","))]}"#,
    ])
    #expect(site.devices.count == 40)
    for held in site.devices {
      let near = site.devices(around: held)
      #expect(near.count == 12 && near.contains(held))
    }
  }
}

extension Element {
  fileprivate var classes: [Substring] { self["class"]?.split(separator: " ") ?? [] }
}
