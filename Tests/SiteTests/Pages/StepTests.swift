import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Testing

@testable import Site

/// Steps before a screen: where they open, where they lead on, and what pages say about them.
struct StepTests {
  private static func pages(of site: Site) throws -> [String: PageReading] {
    let held = try #require(site.prototypes.first)
    let pages = try site.pagesAndFiles { $0.isOf(.prototype) }.pages
    return Dictionary(
      uniqueKeysWithValues: site.screens.compactMap { screen in
        let path = site.paths.prototype(of: screen, on: held).text
        return pages.first { $0.path == path }.map { (screen.id, $0) }
      })
  }

  @Test func `steps open in their order, and each leads on`() throws {
    let pages = try Self.pages(of: SiteOfApp.named("hooks"))
    let home = try #require(pages["home"])
    let opening = home.elements.compactMap { $0["href"] }.filter { $0.hasSuffix("#to-members") }
    #expect(opening == ["welcome.xhtml#to-members"])
    let welcome = try #require(pages["welcome"])
    let on = try #require(welcome.elements.first { $0["id"] == "to-members" })
    #expect(on.wholeText == "Continue")
    #expect(on["href"] == "members.xhtml#step-2")
    let members = try #require(pages["members"])
    let lock = try #require(members.elements.first { $0["id"] == "step-2" })
    let links = lock.all.filter { $0.name == "a" }
    #expect(links.map { $0["href"] } == ["home.xhtml", "#screen"])
    #expect(lock.elements.first?.elements.first?.wholeText == "Parent Lock")
  }

  @Test func `going back from a step leads to where its screen opens`() throws {
    let pages = try Self.pages(of: SiteOfApp.named("hooks"))
    for page in ["welcome", "members"] {
      let back = pages[page]?.elements.first { $0["class"] == "back" }
      #expect(back?["href"] == "home.xhtml", "\(page)")
    }
  }

  @Test func `the page of a screen says how many taps it is, after what`() throws {
    let site = try SiteOfApp.named("hooks")
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.matrix) }
    let page = try #require(pages.first { $0.path == "screens/members/index.xhtml" })
    let hint = page.elements.first { $0["href"] == "#path" }?.elements.first?.wholeText
    #expect(hint == "1 tap")
    let sentence = "1 tap, after Welcome and Parent Lock the first time."
    #expect(page.elements.contains { $0.name == "p" && $0.wholeText == sentence })
    let path = try #require(page.elements.first { $0["class"] == "path" })
    let names = path.elements.compactMap { $0.elements.last?.wholeText }
    #expect(names == ["Home", "Welcome", "Parent Lock", "Members"])
  }

  @Test func `a step comes before its screen on the map`() throws {
    let site = try SiteOfApp.named("hooks")
    let place = { (id: String) in
      try #require(site.screens.first { $0.id == id }.flatMap { site.map.place(of: $0) })
    }
    let (welcome, members) = (try place("welcome"), try place("members"))
    #expect(site.map.taps(to: welcome) == 1)
    #expect(site.map.taps(to: members) == 1)
    #expect(site.map.ways(from: welcome).contains { $0.to == members && $0.counts[.hook] == 1 })
    #expect(!site.map.ways(from: members).contains { $0.to == welcome })
    #expect(site.map.path(to: welcome).count == 2)
  }

  @Test func `what comes before home comes when the app starts, and only then`() throws {
    let site = try SiteOfApp.named("steps-at-start")
    let held = try #require(site.prototypes.first)
    let folder = "play/\(held.device.id)"
    #expect(
      site.prototypeStart(on: held, seenFrom: SitePart.map.path) == "\(folder)/login.xhtml#to-home")
    let pages = try Self.pages(of: site)
    let login = try #require(pages["login"])
    let on = try #require(login.elements.first { $0["id"] == "to-home" })
    #expect(on["href"] == "home.xhtml#step-2")
    #expect(!login.elements.contains { $0["class"] == "back" })
    let home = try #require(pages["home"])
    let terms = try #require(home.elements.first { $0["id"] == "step-2" })
    #expect(terms.all.filter { $0.name == "a" }.map { $0["href"] } == ["#screen"])
    #expect(terms.elements.first?.elements.first?.wholeText == "Terms of use")
    let leading = try #require(pages["shows"]).elements.compactMap { $0["href"] }
    #expect(leading.contains("home.xhtml"))
    #expect(!leading.contains { $0.hasSuffix("#step-2") })
  }

  @Test func `pages say what comes before home, and the map draws it there`() throws {
    let site = try SiteOfApp.named("steps-at-start")
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.matrix) }
    for (name, sentence) in [
      ("home", "It opens as the first screen, after Login and Terms of use the first time."),
      ("login", "It comes before Home when the app starts, the first time."),
    ] {
      let page = try #require(pages.first { $0.path == "screens/\(name)/index.xhtml" })
      #expect(page.elements.contains { $0.name == "p" && $0.wholeText == sentence }, "\(name)")
      let path = try #require(page.elements.first { $0["class"] == "path" })
      let names = path.elements.compactMap { $0.elements.last?.wholeText }
      #expect(names == ["Login", "Terms of use", "Home"])
    }
    let places = try ["login", "home", "shows"].map { id in
      try #require(site.screens.first { $0.id == id }.flatMap { site.map.place(of: $0) })
    }
    #expect(places.map(site.map.taps) == [0, 0, 1])
    #expect(site.map.lost.isEmpty)
    #expect(site.map.ways(from: places[0]).contains { $0.to == places[1] && $0.counts[.hook] == 1 })
    #expect(!site.map.ways(from: places[1]).contains { $0.to == places[0] })
    #expect(site.map.path(to: places[2]) == Array(places[1...]))
  }

  @Test func `screens that are steps before each other can be left`() throws {
    let screen = { (id: String, step: String) in
      """
      { "id": "\(id)", "name": "\(id)", "hooks": { "preload_plugins": [
        { "identifier": "p", "type": "t", "screen_id": "\(step)" },
        { "identifier": "p", "type": "t", "screen_id": "\(step)" }] } }
      """
    }
    let site = try SiteOfApp.with([
      "rivers.json": """
      [{ "id": "home", "name": "Home", "home": true, "ui_components": [
        { "id": "l", "component_type": "list", "data": { "source": "1", "target": "a" } }] },
        \(screen("a", "b")), \(screen("b", "a")), \(screen("c", "c"))]
      """
    ])
    let pages = try Self.pages(of: site)
    #expect(pages["b"]?.elements.first { $0["id"] == "to-a" }?["href"] == "a.xhtml")
    #expect(pages["a"]?.elements.first { $0["id"] == "to-b" }?["href"] == "b.xhtml")
    #expect(pages["c"]?.elements.contains { $0["class"] == "continue ahead" } == false)
  }

  @Test func `what leads on from a form is its button`() throws {
    let (pages, _) = try SiteOfApp.named("matinee").pagesAndFiles { $0.isOf(.prototype) }
    let page = try #require(pages.first { $0.path.hasSuffix("/sign-in.xhtml") })
    let form = try #require(page.elements.first { $0["class"] == "form" })
    #expect(form.all.filter { $0.name == "a" }.map { $0["href"] } == ["account.xhtml"])
    #expect(!page.elements.contains { $0.wholeText == "Button 1" })
  }

  @Test func `a step before a tab goes back to home, and leads on from any address`() throws {
    let (pages, _) = try SiteOfApp.named("matinee").pagesAndFiles { $0.isOf(.prototype) }
    for (name, isOnlyStep) in [("sign-in", true), ("home", false)] {
      let page = try #require(pages.first { $0.path.hasSuffix("/\(name).xhtml") })
      let classes = page.elements.compactMap { $0["class"]?.split(separator: " ") }
      #expect(classes.contains { $0.contains("only-step") } == isOnlyStep)
      let back = page.elements.first { $0["class"] == "back" }
      #expect(back?["href"] == (isOnlyStep ? "home.xhtml" : nil))
    }
  }
}
