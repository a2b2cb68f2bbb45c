import AppLayout
import AppModel
import Markup
import Testing

@testable import Site

/// Checks that every address on every page leads to a file of the site and a place in it;
/// `DocumentTests` runs them on all fixture apps.
struct LinkTests {
  @Test func `links of a site with few variants lead to existing places`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: app.devices, placements: [.overlay], statusBars: [.hidden],
        screens: Set(app.home.map { [$0.key] } ?? []))
    }
    let (pages, files) = try site.pagesAndFiles()
    #expect(pages.count > 8)
    #expect(Self.brokenLinks(of: pages, files).isEmpty)
  }

  @Test func `the page of the open menu leads to a prototype without one, too`() throws {
    for key in try SiteOfApp.named("newsroom").screens.map(\.key) {
      let site = try SiteOfApp.named("newsroom") { app in
        VariantAxes(devices: app.devices, screens: [key])
      }
      let (pages, _) = try site.pagesAndFiles { $0.isOf(.prototype) || $0.isOf(.menuPages) }
      let menus = pages.filter { $0.path.hasPrefix("menu/") }
      #expect(!menus.isEmpty)
      let links = menus.flatMap { page in
        page.elements.compactMap { element in
          element.name == "a" && element.wholeText == "Play"
            ? page.target(of: element["href"] ?? "") : nil
        }
      }
      #expect(!links.isEmpty)
      for link in links {
        let ids = try #require(pages.first { $0.path == link.path }).ids
        #expect(link.fragment.map { ids.contains($0) } ?? true, "\(link)")
      }
    }
  }

  /// Returns the addresses that do not lead to a file of a site, or to a place in one.
  static func brokenLinks(of pages: [PageReading], _ files: Set<String>) -> [String] {
    let ids = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.ids) })
    return pages.flatMap { page in
      page.elements.flatMap { element in
        [element["href"], element["src"], element["srcset"]].compactMap(\.self).compactMap {
          address in
          let (path, fragment) = page.target(of: address)
          let exists = files.contains(path) && !address.contains(":")
          let isThere = fragment.map { ids[path]?.contains($0) == true } ?? true
          return exists && isThere ? nil : "\(page.path): \(address)"
        }
      }
    }
  }
}
