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

  /// Returns the states of the first viewer of a site, each with the dark pictures in it.
  private func darkPictures(themes: [String]) throws -> [String: [String]] {
    let site = try SiteOfApp.named("newsroom", themes: themes)
    let (pages, _) = try site.pagesAndFiles {
      $0.isOf(.viewer) && $0.number == 0 && $0.device.index == 0
    }
    let page = try #require(pages.first)
    let states = page.all("section").filter { $0["class"]?.hasPrefix("state") == true }
    return Dictionary(
      uniqueKeysWithValues: states.map { state in
        let sources = state.all.filter { $0.name == "source" }
        let paths = sources.compactMap { $0["srcset"] }.map { page.target(of: $0).path }
        return (state["id"] ?? "", paths)
      })
  }

  @Test func `dark pages show the dark theme until a theme is chosen`() throws {
    let states = try darkPictures(themes: ["paper", "night"])
    #expect(states.count > 20)
    for (id, sources) in states {
      let isChosen = id.hasSuffix(".paper") || id.hasSuffix(".night")
      #expect(sources.count == (isChosen ? 0 : 1), "\(id)")
      let isDark = sources.allSatisfy { $0.hasPrefix("themes/night/screens/") }
      #expect(isDark, "\(id)")
    }
  }

  @Test(arguments: [["paper", "anatomy"], ["night", "paper"], ["paper"]])
  func `other themes do not follow the reader's system`(themes: [String]) throws {
    let states = try darkPictures(themes: themes)
    #expect(!states.isEmpty)
    #expect(states.values.flatMap { $0 } == [])
  }

  @Test func `the contact sheet has each screen as it is configured`() throws {
    let site = try SiteOfApp.named("newsroom")
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.contactSheet) }
    let sheet = try #require(pages.first)
    #expect(sheet.path == "print.xhtml")
    let held = try #require(site.devices.first)
    let configured = site.screens.map { screen in
      site.paths.picture(of: site.configuredVariant(of: screen, on: held), in: "paper").text
    }
    let shown = sheet.all("main").flatMap(\.all).filter { $0.name == "img" }
      .compactMap { $0["src"] }
    #expect(Set(shown) == Set(configured))
    #expect(shown.count == site.screens.count)
  }
}
