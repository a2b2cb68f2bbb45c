import AppModel
import GraphLayout
import Support
import Testing

@testable import Site

struct WayMapTests {
  @Test(arguments: try FixtureApp.names())
  func `a screen is either in the map's tree or unreachable`(name: String) throws {
    let map = WayMap(try SiteOfApp.named(name).app)
    let lost = map.lost.map(\.place)
    #expect((map.reached + lost).sorted() == Array(0...map.screens.count))
    let near = map.reached.filter { map.tree.distance[$0] == 0 }
    #expect(Set(near).isSubset(of: [map.home ?? 0, 0]))
    let waysToLost = map.ways.filter {
      $0.isPassable && lost.contains($0.to) && !lost.contains($0.from)
    }
    #expect(waysToLost.isEmpty)
  }

  @Test func `all links from one screen to another are one way`() throws {
    let map = WayMap(try FlowApp.site([[1, 1, 1, 2], [0], []]).app)
    #expect(
      map.ways.map { "\($0.from)>\($0.to) \($0.words)" } == [
        "0>1 start", "1>2 3 items", "1>3 item", "2>1 item",
      ])
  }

  @Test func `a menu item's text is shown unless it is just the name of the screen`() throws {
    let map = WayMap(
      try FlowApp.site([[], [], []], menu: [1, 2], names: [1: "Item 1", 2: "News"]).app)
    #expect(map.ways.map(\.words) == ["start", "menu", "menu “Item 2”"])
  }

  @Test func `a link to its own screen is a mark rather than a way`() throws {
    let map = WayMap(try FlowApp.site([[0, 1], []]).app)
    #expect(map.ways.count == 2)
    #expect(map.ownWays[1]?.words == "item")
  }

  @Test func `tabs of the root and the buttons of home's bar are not ways of other screens`() throws
  {
    let tabs = WayMap(try SiteOfApp.named("quick-brick").app)
    #expect(tabs.ways.contains { $0.from == 0 && $0.words.contains("tab") })
    #expect(!tabs.ways.contains { $0.words.contains("menu") })
    let bars = WayMap(try SiteOfApp.named("rtl").app)
    let home = try #require(bars.ways.first { $0.isStart }).to
    #expect(!bars.showingBar.isEmpty)
    #expect(bars.ways.filter { $0.counts[.barButton] != nil }.map(\.from).allSatisfy { $0 == home })
  }

  @Test func `unreachable screens are listed with their reasons`() throws {
    let map = WayMap(try FlowApp.site([[1], [], [3], [2], [], [4]]).app)
    #expect(
      map.lost.map { "\($0.place) \($0.reason)" } == [
        "6 nothingLeads", "3 noWayFromHome", "4 onlyFromLost", "5 onlyFromLost",
      ])
  }
}
