import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Testing
import Themes
import Wireframe

@testable import Site

/// The looks of pictures: a dark theme next to a light one, and the contact sheet.
struct LookTests {
  @Test func `the map has pictures only in themes that the stylesheet can show`() throws {
    let paper = String(decoding: ThemeFile.paper.bytes, as: UTF8.self)
    let others = try (1...6).map { number in
      let text = paper.replacing("\"name\": \"paper\"", with: "\"name\": \"paper-\(number)\"")
      return try #require(ThemeReading(Array(text.utf8), named: "\(number).json").theme)
    }
    let themes = others + [try #require(Theme.named("night"))]
    let site = try SiteOfApp.named("newsroom", in: themes)
    #expect(site.offeredThemes.count < themes.count)
    let map = "\(site.mapPage.document)"
    for number in 1...themes.count {
      let isShown = site.looksStyle.contains(".in-theme.in-\(number){")
      #expect(map.contains("in-theme in-\(number)") == isShown)
    }
  }

  /// Returns the first viewer of a site, and the states in it.
  private func viewer(themes: [String]) throws -> (page: PageReading, states: [Element]) {
    let site = try SiteOfApp.named("newsroom", themes: themes)
    let (pages, _) = try site.pagesAndFiles {
      $0.isOf(.viewer) && $0.number == 0 && $0.device.index == 0
    }
    let page = try #require(pages.first)
    return (page, page.all("section").filter { $0["class"]?.hasPrefix("state") == true })
  }

  /// Returns the paths of the dark pictures of each state.
  private func darkPictures(themes: [String]) throws -> [[String]] {
    let (page, states) = try viewer(themes: themes)
    return states.map { state in
      state.all.filter {
        $0.name == "img" && $0["class"]?.split(separator: " ").contains("dark") == true
      }
      .compactMap { $0["src"] }.map { page.target(of: $0).path }
    }
  }

  @Test func `each picture is there once for each theme, and one takes its place on dark pages`()
    throws
  {
    let states = try darkPictures(themes: ["paper", "night"])
    #expect(states.count > 8)
    for pictures in states {
      #expect(pictures.count == 1)
      #expect(pictures.allSatisfy { $0.hasPrefix("themes/night/screens/") })
    }
  }

  @Test func `each state of a viewer has an address for each theme`() throws {
    let (page, states) = try viewer(themes: ["paper", "night"])
    for state in states {
      let id = try #require(state["id"])
      let anchors = state.elements.filter { $0.name == "span" }
      #expect(anchors.map { $0["id"] } == ["\(id).paper", "\(id).night"])
      #expect(anchors.map { $0["class"] } == ["look-2", "look-3"])
      #expect(page.ids.contains("theme-2") && page.ids.contains("theme-3"))
    }
  }

  @Test(arguments: [["paper", "anatomy"], ["night", "paper"], ["paper"]])
  func `other themes do not follow the reader's system`(themes: [String]) throws {
    let states = try darkPictures(themes: themes)
    #expect(!states.isEmpty)
    #expect(states.joined().isEmpty)
  }

  @Test func `the contact sheet has each screen as it is configured on each device`() throws {
    let site = try SiteOfApp.named("newsroom")
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.contactSheet) }
    let sheet = try #require(pages.first)
    #expect(sheet.path == "print.xhtml")
    let sections = sheet.all("section")
    #expect(site.devices.count > 1 && sections.count == site.devices.count)
    for (held, section) in zip(site.devices, sections) {
      let configured = site.screens.map { screen in
        site.paths.picture(of: site.configuredVariant(of: screen, on: held), in: "paper").text
      }
      let shown = section.all.filter { $0.name == "img" }.compactMap { $0["src"] }
      #expect(Set(shown) == Set(configured))
      #expect(shown.count == site.screens.count)
    }
  }
}
