import AppModel
import PageParts
import Publishing
import SiteFiles
import Support
import Testing

@testable import Site

/// The marks on what changed, in sites with more screens than a drawing or a page has room for.
@Suite struct MarkTests {
  private static let cause = SiteChanges.Link("An edit", at: "changes/causes/a.xhtml")

  /// Returns the site of a large app in which the last screens changed.
  private static func site(screens count: Int, changed: Int) throws -> Site {
    let rivers = LargeApp(screens: count, components: 1).rivers
    let site = try SiteOfApp.with(["rivers.json": String(decoding: rivers, as: UTF8.self)])
    let mark = SiteChanges.Mark(
      "Changed", because: [.init(cause, effects: [], of: 0)], of: 2,
      comparison: .init("changes/screens/a.xhtml", "at-full"))
    let keys = site.screens.suffix(changed).map(\.key)
    return site.marking(
      SiteChanges(
        "Something changed.", causes: [cause], of: 2, report: "changes/index.xhtml", pictures: [:],
        screens: Dictionary(uniqueKeysWithValues: keys.map { ($0, mark) })))
  }

  /// Returns a page of a site as it is written.
  private static func page(
    _ kind: DocumentKind, _ number: Int = 0, of site: Site
  ) throws -> String {
    var maker = try DocumentMaker(for: site, checking: .init())
    var text = ""
    try maker.make(site.task(of: kind, number)) {
      text = String(decoding: $0.bytes, as: UTF8.self)
    }
    return text
  }

  @Test func `the first page of a large gallery names the changed screens of all pages`() throws {
    let site = try Self.site(screens: 450, changed: 60)
    let pages = try site.gallery.pages.indices.map { try Self.page(.gallery, $0, of: site) }
    #expect(pages[0].contains("60 changed screens: "))
    #expect(pages[0].contains("and 10 more</p>"))
    #expect(!pages[1].contains("changed screens: "))
    // Each page filters its own.
    for (page, groups) in zip(pages, site.gallery.pages) {
      let count = groups.flatMap(\.screens).count { site.changes?.screens[$0.key] != nil }
      #expect(page.contains("Changed only (\(count))") == (count > 0))
      #expect(page.split(separator: "has-changes").count == count + 1)
    }
    let small = try Self.page(.gallery, of: Self.site(screens: 10, changed: 3))
    #expect(!small.contains("changed screens: "))
  }

  @Test(arguments: [10, 60, 150])
  func `a map of any form has a mark on each changed screen, and says why in its list`(
    count: Int
  ) throws {
    let page = try Self.page(.map, of: Self.site(screens: count, changed: 3))
    #expect(page.split(separator: "<a class=\"map-mark\"").count == 4)
    #expect(page.split(separator: "class=\"map-more map-why\"").count == 4)
    #expect(page.contains("A screen that changed; leads to the reason"))
  }

  @Test func `a map that is a list has badges, and one without changes does not mention them`()
    throws
  {
    let page = try Self.page(.map, of: Self.site(screens: 250, changed: 3))
    #expect(page.split(separator: "<a class=\"badge badge-accent\"").count == 4)
    let plain = try Self.page(.map, of: Self.site(screens: 10, changed: 0))
    #expect(!plain.contains("map-mark") && !plain.contains("map-why"))
  }
}
