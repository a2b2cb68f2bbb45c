import AppLayout
import AppModel
import Markup
import SiteFiles
import Support
import Testing

@testable import Site

/// What opens in a prototype that is not a screen of the app, and what truly opens nothing.
struct StandInTests {
  @Test func `at most one tap in ten of the fixture apps opens nothing`() throws {
    var (all, dead) = (0, 0)
    for name in try FixtureApp.names() {
      let site = try SiteOfApp.named(name)
      for held in site.prototypes {
        for screen in site.screens {
          let count = DeadTapCount(on: screen, of: site.app, held)
          (all, dead) = (all + count.all, dead + count.dead)
        }
      }
    }
    #expect(all > 700)
    #expect(dead > 0, "some apps have buttons that open nothing")
    #expect(dead * 10 <= all, "\(dead) of \(all)")
  }

  @Test(arguments: try FixtureApp.names())
  func `a page has as many dead taps as its screen, and each says why`(name: String) throws {
    let site = try SiteOfApp.named(name)
    let held = try #require(site.prototypes.first)
    let pages = try Self.pages(of: site)
    #expect(pages.count == site.screens.count * site.prototypes.count)
    for screen in site.screens {
      let path = site.paths.prototype(of: screen, on: held).text
      let page = try #require(pages.first { $0.path == path })
      let dead = page.elements.filter { $0["class"] == "dead" }
      // What is the same for every app says nothing.
      let samples = page.elements.count { ["idle", "field"].contains($0["class"]) }
      let isOfApp =
        switch (screen.origin, screen.kind) {
        case (.whiteLabel, _), (_, .plugin): false
        default: true
        }
      #expect(samples == 0 || !isOfApp, "\(path)")
      #expect(dead.count == DeadTapCount(on: screen, of: site.app, held).dead, "\(path)")
      for element in dead {
        let title = try #require(element.elements.first { $0.name == "title" }?.wholeText)
        #expect(title.contains(": "), "\(path)")
        #expect(element["tabindex"] == "0" && element["role"] == "button")
        let effect = element.elements.first { $0.name == "desc" }?.wholeText
        #expect(effect == "Opens nothing", "\(path)")
        #expect(element.elements.last?.name == "rect")
        let says = try #require(element.elements.first { $0["class"] == "says" }, "\(title)")
        #expect(!says.wholeText.isEmpty)
      }
    }
  }

  @Test(arguments: try FixtureApp.names())
  func `each stand-in is drawn once, has a title, and leads back to what was tapped`(
    name: String
  ) throws {
    for page in try Self.pages(of: SiteOfApp.named(name)) {
      let opened = page.elements.filter { $0.name == "div" && $0["id"]?.hasPrefix("open-") == true }
      let links = page.elements.filter { $0["class"] == "aside" }
      let targets = Set(links.compactMap { page.target(of: $0["href"] ?? "").fragment })
      #expect(Set(opened.compactMap { $0["id"] }) == targets, "\(page.path)")
      let origins = links.flatMap(\.elements).filter { $0.name == "title" && $0["id"] != nil }
      #expect(origins.count == opened.count, "\(page.path)")
      for item in opened {
        let close = try #require(item.all.first { $0.name == "a" })
        let back = page.target(of: close["href"] ?? "").fragment
        #expect(origins.contains { $0["id"] == back }, "\(page.path): \(item["id"] ?? "")")
        // A bar represents a title that no one knows.
        #expect(item.all.contains { $0.name == "text" || $0["rx"] != nil })
      }
      let kinds = page.elements.filter { $0["class"]?.hasPrefix("stand-in") == true }
      let drawn = kinds.map { $0.elements.first?.elements.first?.wholeText }
      #expect(Set(drawn).count == kinds.count, "\(page.path)")
    }
  }

  @Test(arguments: ["newsroom", "matinee"])
  func `what is visible beside a sheet closes it, except on a TV`(app: String) throws {
    let site = try SiteOfApp.named(app)
    let pages = try site.pagesAndFiles { $0.isOf(.prototype) }.pages
    var found: [Bool: Int] = [:]
    for held in site.prototypes {
      for screen in site.screens {
        let path = site.paths.prototype(of: screen, on: held).text
        let page = try #require(pages.first { $0.path == path })
        for kind in page.elements where kind["class"]?.hasPrefix("stand-in") == true {
          guard kind["class"] != "stand-in step" else { continue }
          let isSheet = kind["class"]?.contains(" over") == true && held.device.deviceClass != .tv
          for opened in kind.all where opened["class"] == "opened" {
            let links = opened.all.filter { $0.name == "a" }
            #expect(links.contains { $0["class"] == "shade" } == isSheet, "\(path)")
            #expect(Set(links.map { $0["href"] }).count == 1, "\(path)")
            found[isSheet, default: 0] += 1
          }
        }
      }
    }
    #expect(found.count == 2)
  }

  @Test func `an item of each type opens what the client opens`() throws {
    let types = [
      ("video", "player"), ("audio", "audio player"), ("article", "article"),
      ("gallery", "gallery"), ("link", "web page"), ("riddle", "item"),
    ]
    let items = types.map { #"{ "id": "\#($0.0)", "title": "T", "type": "\#($0.0)" }"# }
    let site = try SiteOfApp.with([
      "rivers.json": """
      [{ "id": "home", "name": "Home", "home": true, "ui_components": [
        { "id": "l", "component_type": "list", "data": { "source": "1", "type": "F" } },
        { "id": "w", "component_type": "webview", "data": { "source": "2", "type": "WEB_URL" } },
        { "id": "g", "component_type": "grid", "data": { "source": "3", "type": "F" } }] }]
      """,
      "feeds/index.json": #"[{ "source": "1", "type": "F", "file": "one.json" }]"#,
      "feeds/one.json": #"{ "children": [\#(items.joined(separator: ","))] }"#,
    ])
    let titles = try Self.pages(of: site).flatMap(\.elements).filter { $0["class"] == "aside" }
      .compactMap { $0.elements.first?.wholeText }
    for (_, kind) in types {
      #expect(titles.contains { $0.hasPrefix("T, opens a") && $0.hasSuffix(kind) }, "\(kind)")
    }
    #expect(titles.contains("Any link of this page, opens a web page"))
    #expect(titles.contains("Any item of this grid, opens an item"))
  }

  @Test func `a screen that the site leaves out is a reason`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(devices: app.devices, screens: Set(app.home.map { [$0.key] } ?? []))
    }
    let titles = try Self.pages(of: site).flatMap(\.elements).filter { $0["class"] == "dead" }
      .compactMap { $0.elements.first?.wholeText }
    #expect(titles.contains { $0.hasSuffix("“Sections” is not in this site") })
  }

  @Test func `a long list has a title for its first items only`() throws {
    let items = (0..<300).map { #"{ "id": "\#($0)", "title": "T\#($0)", "type": "video" }"# }
    let site = try SiteOfApp.with([
      "rivers.json": """
      [{ "id": "home", "name": "Home", "home": true, "ui_components": [
        { "id": "l", "component_type": "horizontal_list", "data": { "source": "1", "type": "F" } }] }]
      """,
      "feeds/index.json": #"[{ "source": "1", "type": "F", "file": "one.json" }]"#,
      "feeds/one.json": #"{ "children": [\#(items.joined(separator: ","))] }"#,
    ])
    let page = try #require(Self.pages(of: site).first)
    #expect(page.elements.count { $0["class"] == "opened" } == 201)
    #expect(page.elements.count { $0["class"] == "aside" } == 300)
  }

  private static func pages(of site: Site) throws -> [PageReading] {
    try site.pagesAndFiles { $0.isOf(.prototype) }.pages
  }
}
