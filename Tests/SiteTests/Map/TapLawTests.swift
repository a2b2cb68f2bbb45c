import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Support
import Testing

@testable import Site

/// The number of taps to a screen is the same wherever it is said, and the same as in the prototype.
@Suite struct `Numbers of taps` {
  @Test(arguments: RandomWays.seeds)
  func `of random apps are those of the prototype's links`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try expectCounts(of: SiteOfApp.with(RandomWays.texts(&random)), "seed \(seed)")
  }

  @Test(arguments: try FixtureApp.names())
  func `of fixture apps are those of the prototype's links`(name: String) throws {
    try expectCounts(of: SiteOfApp.named(name), "\(name)")
  }

  private func expectCounts(of site: Site, _ comment: Comment) throws {
    let held = try #require(site.prototypes.first)
    let read = try TapReading(of: site).counts
    let said = try SaidTaps(by: site)
    #expect(said.onMap.count == site.screens.count, comment)
    for screen in site.screens {
      let count = read[site.paths.prototype(of: screen, on: held).text]
      let place = try #require(site.map.place(of: screen))
      let comment: Comment = "\(comment): \(screen.key)"
      #expect(site.map.taps(to: place) == count, comment)
      if let count { #expect(said.columns[place] == count, comment) }
      let isLost = site.map.lostPlaces.contains(place)
      #expect(!isLost || count == nil, comment)
      let words = count.map { "\($0) \($0 == 1 ? "tap" : "taps")" } ?? "not by taps alone"
      // Home is where people are, after what comes before it; no path leads to a lost screen.
      let start = site.steps.atStart.isEmpty ? nil : "when the app starts"
      #expect(said.onPages[screen.key] == (isLost ? nil : count == 0 ? start : words), comment)
      #expect(
        said.inList[place] == (isLost ? nil : words.replacing("0 taps", with: "Home")), comment)
    }
  }

  @Test func `of the showcase are one where an item or a heading of home opens a screen`() throws {
    let site = try SiteOfApp.named("newsroom")
    let home = try #require(site.map.home)
    for slug in ["live", "watch", "sections"] {
      let screen = try #require(site.screens.first { $0.slug == slug })
      let place = try #require(site.map.place(of: screen))
      #expect(site.map.taps(to: place) == 1)
      #expect(site.map.path(to: place) == [home, place])
      #expect(try SaidTaps(by: site).onPages[screen.key]?.hasPrefix("1 tap") == true)
    }
    let settings = try #require(site.screens.first { $0.slug == "settings" })
    #expect(site.map.place(of: settings).map(site.map.taps) == 2)
  }
}

/// What the pages of a site say about numbers of taps.
private struct SaidTaps {
  /// The words next to the path on the page of each screen, by its key.
  private(set) var onPages: [String: String] = [:]
  /// The heading of each screen in the list of a large app.
  private(set) var inList: [MapPlace: String] = [:]
  /// The columns of the map; screens that share a box are in the same one.
  private(set) var columns: [MapPlace: Int] = [:]
  /// The places that the map shows, in its columns or in the band of lost ones.
  var onMap: Set<MapPlace>

  init(by site: Site) throws {
    let plan = MapPlan(reachedIn: site.map)
    for (box, column) in zip(plan.boxes, plan.columns ?? []) {
      switch box {
      case .place(let place): columns[place] = column
      case .rest(let rest): for place in rest.places { columns[place] = column }
      }
    }
    onMap = Set(columns.keys).union(MapPlan(lostIn: site.map).places).subtracting([.start])
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.matrix) }
    let screens = Dictionary(
      uniqueKeysWithValues: site.screens.map { (site.paths.page(of: $0).text, $0) })
    for page in pages {
      let screen = try #require(screens[page.path])
      let link = page.elements.first { $0["href"] == "#path" }
      onPages[screen.key] = link?.elements.first?.wholeText
    }
    let steps = MapSteps(site: site, map: site.map, page: SitePart.map.path)
    for (taps, places) in steps.groups {
      for place in places { inList[place] = MapSteps.shortWords(taps) }
    }
  }
}
