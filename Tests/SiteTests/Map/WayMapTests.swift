import AppModel
import Support
import Testing

@testable import Site

struct WayMapTests {
  @Test(arguments: try FixtureApp.names())
  func `a screen is either in the map's tree or unreachable`(name: String) throws {
    let map = WayMap(try SiteOfApp.named(name).app)
    let lost = map.lost.map(\.place)
    let all = (0...map.screens.count).map(MapPlace.init(number:))
    #expect((map.reached + lost).sorted() == all)
    let near = map.reached.filter { map.tree.distance(to: $0) == 0 }
    #expect(Set(near).isSubset(of: [map.home ?? .start, .start]))
    let waysToLost = map.ways.filter {
      $0.isPassable && lost.contains($0.to) && !lost.contains($0.from)
    }
    #expect(waysToLost.isEmpty)
  }

  @Test func `all links from one screen to another are one way`() throws {
    let map = WayMap(try MapApp.site([[1, 1, 1, 2], [0], []]).app)
    #expect(
      map.ways.map { "\($0.from.id)>\($0.to.id) \($0.words)" } == [
        "s0>s1 start", "s1>s2 3 items", "s1>s3 item", "s2>s1 item",
      ])
  }

  @Test func `a menu item's text is shown unless it is just the name of the screen`() throws {
    let map = WayMap(
      try MapApp.site([[], [], []], menu: [1, 2], names: [1: "Item 1", 2: "News"]).app)
    #expect(map.ways.map(\.words) == ["start", "menu", "menu “Item 2”"])
  }

  @Test func `a link to its own screen is a mark rather than a way`() throws {
    let map = WayMap(try MapApp.site([[0, 1], []]).app)
    #expect(map.ways.count == 2)
    #expect(map.ownWays[MapPlace(number: 1)]?.words == "item")
  }

  @Test func `tabs of the root and the buttons of home's bar are not ways of other screens`() throws
  {
    let tabs = WayMap(try SiteOfApp.named("quick-brick").app)
    #expect(tabs.ways.contains { $0.from == .start && $0.words.contains("tab") })
    #expect(!tabs.ways.contains { $0.words.contains("menu") })
    let bars = WayMap(try SiteOfApp.named("rtl").app)
    let home = try #require(bars.ways.first { $0.isStart }).to
    #expect(!bars.showingBar.isEmpty)
    #expect(bars.ways.filter { $0.counts[.barButton] != nil }.map(\.from).allSatisfy { $0 == home })
  }

  @Test func `unreachable screens are listed with their reasons`() throws {
    let map = WayMap(try MapApp.site([[1], [], [3], [2], [], [4]]).app)
    #expect(
      map.lost.map { "\($0.place.id) \($0.reason)" } == [
        "s6 nothingLeads", "s3 noWayFromHome", "s4 onlyFromLost", "s5 onlyFromLost",
      ])
  }

  @Test(arguments: try FixtureApp.names())
  func `the first way to a screen is the one that its picture shows`(name: String) throws {
    let app = try SiteOfApp.named(name).app
    try expectFirstWays(of: app)
  }

  @Test func `a tab counts before a button of the bar, and a menu before both`() throws {
    for (plugin, trigger) in [("bottom_tab_bar", Link.Trigger.rootTab), ("drawer", .menu)] {
      let app = try SiteOfApp.with([
        "rivers.json": """
        [{"id": "home", "home": true, "navigations": [
          {"category": "menu", "navigation_type": "\(plugin)", "nav_items": [
            {"id": "m", "type": "label", "data": {"target": "alpha"}}]},
          {"category": "nav_bar", "nav_items": [
            {"id": "b", "type": "button", "data": {"target": "alpha"}}]}]},
         {"id": "alpha"}]
        """,
        "plugin_configurations.json":
          #"[{"plugin": {"identifier": "\#(plugin)", "type": "menu"}}]"#,
      ]).app
      try expectFirstWays(of: app)
      let alpha = try #require(app.screen("alpha"))
      #expect(app.approach(to: alpha).trigger == trigger)
      let map = WayMap(app)
      let way = try #require(map.place(of: alpha).flatMap(map.firstWay))
      #expect(way.from == .start)
    }
  }

  private func expectFirstWays(of app: App) throws {
    let map = WayMap(app)
    for screen in app.screens {
      let approach = app.approach(to: screen)
      let place = try #require(map.place(of: screen))
      guard let trigger = approach.trigger, !map.lostPlaces.contains(place) else { continue }
      let way = try #require(map.firstWay(to: place))
      #expect(way.counts[trigger] != nil, "\(screen.key)")
      if !trigger.isOfRoot { #expect(map.screen(at: way.from)?.key == approach.opener) }
    }
  }
}
