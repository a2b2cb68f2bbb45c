import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Support
import Testing

@testable import Site

struct GalleryTests {
  @Test func `two hundred screens fit on one page, in the app's order`() throws {
    let gallery = try Self.site(screens: 200).gallery
    #expect(gallery.pages.count == 1)
    #expect(gallery.headings.isEmpty)
    #expect(gallery.pages[0].flatMap(\.screens).map(\.title) == (0..<200).map { "Screen \($0)" })
  }

  @Test func `more screens fill several pages, each screen once, home first`() throws {
    let site = try Self.site(screens: 450)
    let pages = site.gallery.pages.map { $0.flatMap(\.screens) }
    #expect(pages.map(\.count) == [200, 200, 50])
    #expect(pages[0].first?.key == site.app.home?.key)
    #expect(Set(pages.joined().map(\.key)).count == 450)
  }

  @Test(arguments: [("Home", false), ("My home", false), ("Start", true), ("Homework", true)])
  func `a badge says which screen is home unless the title does`(
    title: String, hasBadge: Bool
  ) throws {
    let rivers = "[{\"id\": \"a\", \"name\": \"\(title)\", \"home\": true}, {\"id\": \"b\"}]"
    let site = try SiteOfApp.with(["rivers.json": rivers])
    let page = try #require(try site.pagesAndFiles(where: { $0.isGallery }).pages.first)
    let badges = page.all("span").filter { $0["class"]?.hasPrefix("badge") == true }
      .map(\.wholeText)
    #expect(badges.contains("Home") == hasBadge, "\(badges)")
  }

  @Test func `the menu of devices has groups, and the first device is chosen`() throws {
    let names = ["apple-tv-4k", "iphone-17", "ipad-9.7", "iphone-8"]
    let site = try SiteOfApp.named("newsroom") { _ in
      VariantAxes(devices: names.compactMap(Device.named))
    }
    let page = try #require(try site.pagesAndFiles(where: { $0.isGallery }).pages.first)
    let list = try #require(page.all("div").first { $0["class"] == "menu-list" })
    let groups = list.all.filter { $0["class"] == "choice-group" }.map { group in
      [group.elements.first?.wholeText ?? ""]
        + group.all.filter { $0.name == "input" }.compactMap { $0["id"] }
    }
    #expect(
      groups == [
        ["Phones", "device-2", "device-4"], ["Tablets", "device-3"], ["TVs", "device-1"],
      ])
    let chosen = list.all.filter { $0["checked"] != nil }.compactMap { $0["id"] }
    #expect(chosen == ["device-1"])
    let now = page.all("strong").filter { $0["class"] == "now d1" }.map(\.wholeText)
    #expect(now == ["Apple TV 4K"])
  }

  @Test func `the index links to the start of each letter`() throws {
    let gallery = try Self.site(screens: 450).gallery
    #expect(gallery.headings.map(\.heading) == [.letter("S")])
    for start in gallery.headings {
      #expect(
        gallery.pages[start.page].contains { $0.isStart && $0.heading == start.heading })
    }
  }

  @Test func `titles whose letters differ only in lower case are under one letter`() throws {
    let titles = ["ısı", "Item", "Zebra", "ſ", "Sun", "µ", "9", "!"]
    let screens = (0..<201).map { number in
      let title = number < titles.count ? titles[number] : "Screen \(number)"
      return #"{ "id": "\#(number)", "name": "\#(title)" }"#
    }
    let rivers = "[\(screens.joined(separator: ","))]"
    let gallery = try SiteOfApp.with(["rivers.json": rivers]).gallery
    let names = gallery.headings.map(\.heading.name)
    #expect(names == ["0–9", "I", "S", "Z", "Μ", "…"])
    #expect(Set(gallery.headings.map(\.heading.id)).count == names.count)
  }

  @Test func `every page of a large gallery is complete`() throws {
    let (pages, files) = try Self.site(screens: 201).pagesAndFiles(where: { $0.isGallery })
    #expect(pages.map(\.path) == ["index-2.xhtml", "index.xhtml"])
    #expect(files.contains("names.js"))
    let small = try Self.site(screens: 200).pagesAndFiles(where: { $0.isGallery })
    #expect(!small.files.contains("names.js"))
    for page in pages {
      for address in page.all("a", "img").compactMap({ $0["href"] ?? $0["src"] }) {
        let (path, fragment) = page.target(of: address)
        #expect(files.contains(path), "\(address)")
        if path == page.path, let fragment { #expect(page.ids.contains(fragment)) }
      }
    }
  }

  @Test func `names with numbers are in the order of the numbers`() throws {
    let names = ["Screen 10", "screen 9", "Screen", "Screen 09b", "10", "Screen 100", "9"]
    #expect(
      names.sorted { NaturalKey($0) < NaturalKey($1) }
        == ["9", "10", "Screen", "screen 9", "Screen 09b", "Screen 10", "Screen 100"])
    let pages = try Self.site(screens: 450).gallery.pages
    let titles = pages.flatMap { $0.flatMap(\.screens) }.map(\.title)
    #expect(titles == (0..<450).map { "Screen \($0)" })
  }

  @Test func `missing screens come last and are counted separately`() throws {
    let site = try SiteOfApp.named("qa-app")
    let groups = site.gallery.pages[0]
    #expect(groups.map(\.heading) == [nil, .missing])
    #expect(groups.map(\.screens.count) == [5, 26])
    #expect(ScreenCount(site.screens).words == "5 screens and 26 missing screens")
  }

  @Test func `a site that leaves out screens says so and names the bars of its pictures`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: app.devices, placements: [.overlay], screens: app.home.map { [$0.key] })
    }
    let text = PageOutline(site.galleryPage(0)).text
    #expect(text.contains("1 of 8 screens; bar overlay only"))
    #expect(text.contains("Shown with bar overlay"))
  }

  @Test func `notes are not counted as problems`() throws {
    let site = try SiteOfApp.with(["rivers.json": "[]"])
    #expect(Problems.Tally(of: site.problems.all).hints > 0)
    #expect(
      Problems.Tally(of: site.problems.all.filter { $0.diagnostic.severity == .note }).severeCount
        == 0)
  }

  @Test func `adjacent screens follow the gallery from its first screen to its last`() throws {
    let gallery = try Self.site(screens: 3).gallery
    let screens = gallery.pages.flatMap { $0.flatMap(\.screens) }
    #expect(gallery.adjacentScreens(of: screens[0]).previous == nil)
    #expect(gallery.adjacentScreens(of: screens[1]).previous == screens[0])
    #expect(gallery.adjacentScreens(of: screens[1]).next == screens[2])
    #expect(gallery.adjacentScreens(of: screens[2]).next == nil)
  }

  @Test func `the search of several pages knows all screens, by what is on them`() throws {
    let site = try Self.site(screens: 201)
    let script = site.namesScript
    #expect(script.utf8.count <= NamesScript.mostBytes)
    for screen in site.screens {
      #expect(script.contains("\"\(screen.title)\", \"\(site.paths.page(of: screen).text)\""))
    }
    let words = ScreenWords(of: site.screens[0], in: site.app)
    #expect(words.facts.contains(site.screens[0].id))
    let newsroom = try SiteOfApp.named("newsroom")
    let home = ScreenWords(of: try #require(newsroom.app.home), in: newsroom.app)
    #expect(home.items.contains("Harbour reopens") && home.facts.contains("grid"))
    // Also what opens no screen, such as a page of the web.
    #expect(home.facts.contains("button “Chromecast”"))
    #expect(home.facts.contains("menu entry “Newsletters”"), "\(home.facts)")
  }

  @Test func `a script of names that is too large leaves out items, then all but names`() throws {
    let newsroom = try SiteOfApp.named("newsroom")
    let named = newsroom.screens.map {
      NamedScreen($0, at: newsroom.paths.page(of: $0), in: newsroom.app)
    }
    let script = NamesScript(screens: named, size: Size(width: 48, height: 96), dark: nil)
    let all = script.text()
    #expect(all.contains("Harbour reopens"))
    let some = script.text(atMost: all.utf8.count - 1)
    #expect(!some.contains("Harbour reopens") && some.contains("\"grid\""))
    let names = script.text(atMost: some.utf8.count - 1)
    #expect(!names.contains("\"grid\"") && names.contains("\"Watch\""))
    let few = script.text(atMost: names.utf8.count - 1)
    #expect(few.utf8.count < names.utf8.count && few.contains("\"Home\""))
  }

  @Test func `what the search finds has the picture of the card`() throws {
    let site = try Self.site(screens: 201)
    let script = site.namesScript
    let held = try #require(site.devices.first)
    for screen in site.screens.prefix(3) {
      let shown = try #require(site.shownVariant(of: screen, on: held))
      let file = site.paths.picture(of: shown, in: "paper").text
      let page = site.paths.page(of: screen).text
      let name = file.dropFirst(page.count - "index.xhtml".count)
      #expect(script.contains("\"\(page)\", \"\(name)\""))
    }
  }

  @Test func `home has its place among the others where screens are sorted`() throws {
    let gallery = try Self.site(screens: 201).gallery
    let titles = gallery.pages.flatMap { $0.flatMap(\.screens) }.map { NaturalKey($0.title) }
    #expect(titles == titles.sorted())
    #expect(gallery.pages.joined().allSatisfy { $0.heading != nil })
  }

  @Test func `an index of one letter is left out`() throws {
    let rivers = (0..<201).map {
      #"{"id": "\#($0)", "name": "Screen \#($0)", "type": "general_content"}"#
    }
    let site = try SiteOfApp.with(["rivers.json": "[\(rivers.joined(separator: ","))]"])
    #expect(site.gallery.headings.count == 1)
    let page = "\(site.galleryPage(0).document)"
    #expect(!page.contains("Screens from A to Z") && page.contains("Pages of screens"))
  }

  @Test(arguments: [4, 6])
  func `missing screens after the fourth are folded into a line that says what links to them`(
    count: Int
  ) throws {
    let items = (1...count).map {
      #"{"type": "label", "title": "B\#($0)", "data": {"target": "gone-\#($0)"}}"#
    }
    let site = try SiteOfApp.with([
      "rivers.json": """
      [{"id": "a", "name": "Home", "home": true, "type": "general_content", "navigations": [
        {"navigation_type": "side_menu", "category": "menu", "nav_items": [\(items.joined(separator: ","))]}]}]
      """
    ])
    let missing = site.gallery.pages.flatMap { $0 }.filter { $0.heading == .missing }
    #expect(missing.flatMap(\.screens).count == count)
    let text = PageOutline(site.galleryPage(0)).text
    #expect(text.contains("2 more, linked from the menu") == (count == 6))
  }

  @Test func `the gallery counts pictures as a report does`() throws {
    let site = try SiteOfApp.named("newsroom", themes: ["paper", "night"])
    let count = site.comparablePictures().count
    #expect(count > 200)
    #expect(PageOutline(site.galleryPage(0)).text.contains("\n\(count) pictures, "))
  }

  @Test func `a card is found by what it shows`() throws {
    let page = "\(try SiteOfApp.named("newsroom").galleryPage(0).document)"
    #expect(page.contains("Harbour reopens"))
  }

  private static func site(screens: Int) throws -> Site {
    let rivers = LargeApp(screens: screens, components: 1).rivers
    return try SiteOfApp.with(["rivers.json": String(decoding: rivers, as: UTF8.self)])
  }
}

extension SiteTask {
  fileprivate var isGallery: Bool {
    isOf(.gallery)
  }
}
