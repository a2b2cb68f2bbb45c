import AppModel
import Support
import Testing

@testable import GraphLayout
@testable import Site

struct WayMapTests {
  @Test(arguments: try FixtureApp.names())
  func `a screen is on the map's tree, or among those that nobody gets to`(name: String) throws {
    let map = WayMap(try SiteOfApp.named(name).app)
    let lost = map.lost.map(\.place)
    #expect((map.reached + lost).sorted() == Array(0...map.screens.count))
    #expect(map.reached.dropFirst().allSatisfy { map.tree.distance[$0] > 0 })
    let waysToLost = map.ways.filter {
      $0.canBeGone && lost.contains($0.to) && !lost.contains($0.from)
    }
    #expect(waysToLost.isEmpty)
  }

  @Test func `all that leads from one screen to another is one way`() throws {
    let map = WayMap(try FlowApp.site([[1, 1, 1, 2], [0], []]).app)
    #expect(
      map.ways.map { "\($0.from)>\($0.to) \($0.words)" } == [
        "0>1 start", "1>2 3 cells", "1>3 cell", "2>1 cell",
      ])
  }

  @Test func `a menu item's text is told where it is not just the name of the screen`() throws {
    let map = WayMap(
      try FlowApp.site([[], [], []], menu: [1, 2], names: [1: "Item 1", 2: "News"]).app)
    #expect(map.ways.map(\.words) == ["start", "menu", "menu “Item 2”"])
  }

  @Test func `what leads to its own screen is no way but a mark`() throws {
    let map = WayMap(try FlowApp.site([[0, 1], []]).app)
    #expect(map.ways.count == 2)
    #expect(map.ownWays[1]?.words == "cell")
  }

  @Test func `the tabs that every screen shows are ways of the start alone`() throws {
    let map = WayMap(try SiteOfApp.named("quick-brick").app)
    #expect(!map.showingMenu.isEmpty)
    #expect(!map.ways.contains { $0.from != 0 && $0.words.contains("menu") })
  }

  @Test func `screens that nobody gets to are told with their reasons`() throws {
    let map = WayMap(try FlowApp.site([[1], [], [3], [2], [], [4]]).app)
    #expect(
      map.lost.map { "\($0.place) \($0.reason)" } == [
        "6 nothingLeads", "3 noWayFromHome", "4 behindAnother", "5 behindAnother",
      ])
  }
}
