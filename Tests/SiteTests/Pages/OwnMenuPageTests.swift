import AppLayout
import AppModel
import SiteFiles
import Support
import Testing

@testable import Site

/// The pictures and pages of menus that screens of Quick Brick apps have for themselves.
struct OwnMenuPageTests {
  @Test func `each menu has a picture in every theme and a page on every device`() throws {
    let site = try SiteOfApp.named("own-menus", themes: ["paper", "night"])
    let documents = site.allTasks().flatMap { site.documents(of: $0) }
    let menus = documents.filter { $0.subject.kind == .menu }
    // Watch and Films have a side menu; tabs and menus in presentations do not open.
    #expect(Set(menus.map(\.subject.screen)) == ["watch", "films"])
    #expect(menus.count == 2 * 2 * site.devices.count)
    let pages = documents.filter { $0.path.text.hasSuffix("/view-menu.xhtml") }
    #expect(pages.count == 2 * site.devices.count)
    #expect(Set(documents.map(\.path)).count == documents.count)
  }

  @Test func `the prototype opens menus by the button, and where there is none by a link`() throws {
    let site = try SiteOfApp.named("own-menus")
    let held = try #require(site.prototypes.first)
    let played = { (key: String) in
      let screen = try #require(site.app.screen(key))
      let variant = site.configuredVariant(of: screen, on: held)
      return PlayedScreen(VariantLayout(variant, in: site.app), in: site)
    }
    #expect(try played("watch").menu != nil && played("watch").hasMenuButton)
    #expect(try played("films").menu != nil && !played("films").hasMenuButton)
    for key in ["home", "news", "sport", "sheet"] { #expect(try played(key).menu == nil) }
    let walk = try PrototypeWalk(of: site)
    #expect(walk.reached(by: \.drawn) == walk.mapped)
  }

  @Test func `the page of a screen shows its menu`() throws {
    let site = try SiteOfApp.named("own-menus")
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.matrix) }
    for (key, isThere) in [("watch", true), ("films", true), ("news", false), ("home", false)] {
      let path = site.paths.page(of: try #require(site.app.screen(key))).text
      let page = try #require(pages.first { $0.path == path })
      #expect(page.ids.contains("menu") == isThere)
    }
  }
}
