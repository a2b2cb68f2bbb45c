import AppModel
import Support
import Testing

@testable import Site

struct WayMapTests {
  @Test(arguments: try FixtureApp.names())
  func `a screen is either in the map's tree or unreachable`(name: String) throws {
    let map = try SiteOfApp.named(name).map
    let lost = map.lost.map(\.place)
    let all = (0...map.screens.count).map(MapPlace.init(number:))
    #expect((map.reached + lost).sorted() == all)
    let near = map.reached.filter { map.taps(to: $0) == 0 }
    #expect(Set(near).isSubset(of: map.atStart.union([map.home ?? .start, .start])))
    let waysToLost = map.ways.filter {
      $0.isPassable && lost.contains($0.to) && !lost.contains($0.from)
    }
    #expect(waysToLost.isEmpty)
  }

  @Test func `all links from one screen to another are one way`() throws {
    let map = try MapApp.site([[1, 1, 1, 2], [0], []]).map
    #expect(
      map.ways.map { "\($0.from.id)>\($0.to.id) \($0.words)" } == [
        "s0>s1 start", "s1>s2 3 items", "s1>s3 item", "s2>s1 item",
      ])
  }

  @Test func `a menu item's text is shown unless it is just the name of the screen`() throws {
    let map = try MapApp.site([[], [], []], menu: [1, 2], names: [1: "Item 1", 2: "News"]).map
    #expect(map.ways.map(\.words) == ["start", "menu entry", "menu entry “Item 2”"])
  }

  @Test func `an item and a header are named by their component`() throws {
    let map = try SiteOfApp.named("newsroom").map
    let words = { (title: String) in
      map.ways.first { $0.from == map.home && map.title(of: $0.to) == title }?.words
    }
    #expect(words("Live") == "“Front page > Election night, live from nine cities”")
    #expect(words("Sections") == "header of Top stories")
    #expect(words("Watch") == "2 items of Front page and Latest")
    #expect(
      map.ways.filter { map.title(of: $0.to) == "Live" }.map(\.words).contains(
        "“Breaking > Follow the count live”"))
  }

  private static let titled: [([String?], String)] = [
    ([], ""), ([nil], ""), (["Latest"], " of Latest"), (["Latest", "Latest"], " of Latest"),
    (["Latest", "Top stories"], " of Latest and Top stories"), (["Latest", nil], ""),
    (["A", "B", "C", "A"], " of A, B and C"), (["A", "B", "C", "D", "E"], " of A, B, C, …"),
  ]

  @Test(arguments: titled)
  func `items are named by their components, if all have a title`(
    titles: [String?], words: String
  ) {
    #expect(titles.reduce(into: ComponentTitles()) { $0.add($1) }.words == words)
  }

  @Test func `a text belongs to what has it`() throws {
    let map = try SiteOfApp.with([
      "rivers.json": """
      [{"id": "home", "name": "Home", "home": true, "navigations": [
        {"category": "nav_bar", "nav_items": [
          {"id": "b", "type": "button", "title": "Find", "data": {"target": "alpha"}}]}],
        "ui_components": [
          {"component_type": "grid", "data": {"source": "1", "target": "alpha"}},
          {"component_type": "grid", "data": {"source": "1", "target": "alpha"}}]},
       {"id": "alpha", "name": "Alpha"}]
      """
    ]).map
    let way = try #require(map.ways.first { !$0.isStart })
    #expect(way.words == "button “Find” and 2 items")
    #expect("\(way.phrase)".contains("Find") && "\(way.phrase)".contains(" and "))
  }

  @Test func `a link to its own screen is a mark rather than a way`() throws {
    let map = try MapApp.site([[0, 1], []]).map
    #expect(map.ways.count == 2)
    #expect(map.ownWays[MapPlace(number: 1)]?.words == "item")
  }

  @Test func `tabs of the root and the buttons of home's bar are not ways of other screens`() throws
  {
    let tabs = try SiteOfApp.named("quick-brick").map
    #expect(tabs.ways.contains { $0.from == .start && $0.words.contains("tab") })
    #expect(!tabs.ways.contains { $0.words.contains("menu") })
    let bars = try SiteOfApp.named("rtl").map
    let home = try #require(bars.ways.first { $0.isStart }).to
    #expect(!bars.showingBar.isEmpty)
    #expect(bars.ways.filter { $0.counts[.barButton] != nil }.map(\.from).allSatisfy { $0 == home })
  }

  @Test func `unreachable screens are listed with their reasons`() throws {
    let map = try MapApp.site([[1], [], [3], [2], [], [4]]).map
    #expect(
      map.lost.map { "\($0.place.id) \($0.reason)" } == [
        "s6 nothingLeads", "s3 noWayFromHome", "s4 onlyFromLost", "s5 onlyFromLost",
      ])
  }

  @Test func `a tab counts before a button of the bar, and the button before a menu's entry`()
    throws
  {
    for (plugin, trigger) in [("bottom_tab_bar", Link.Trigger.rootTab), ("drawer", .barButton)] {
      let map = try SiteOfApp.with([
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
      ]).map
      let alpha = MapPlace(number: 2)
      let way = try #require(map.firstWay(to: alpha))
      #expect(way.tapped == [trigger])
      #expect(way.from == (trigger == .rootTab ? .start : map.home))
      #expect(map.taps(to: alpha) == 1)
    }
  }

  /// Returns the map of an app whose home opens alpha by a menu without a button, or by an item of a
  /// tab that is not selected; alpha opens beta by an item.
  private func mapWithoutTaps(_ home: String) throws -> WayMap {
    try SiteOfApp.with([
      "rivers.json": """
      [{"id": "home", "home": true, \(home)},
       {"id": "alpha", "ui_components": [
         {"component_type": "list", "data": {"source": "none", "target": "beta"}}]},
       {"id": "beta"}]
      """,
      "feeds/index.json": #"[{"source": "f", "file": "f.json"}]"#,
      "feeds/f.json": """
      {"children": [{"title": "one", "children": [{"title": "inside"}]},
        {"title": "two", "children": [{"title": "inside", "screen_type": "alpha"}]}]}
      """,
    ]).map
  }

  @Test func `an item below another tab takes a tap more, on the tab`() throws {
    let map = try mapWithoutTaps(
      """
      "ui_components": [{"component_type": "tab_bar", "data": {"source": "f"},
        "styles": {"cell_body_component_type": "list"}}]
      """)
    let (alpha, beta) = (MapPlace(number: 2), MapPlace(number: 3))
    #expect([alpha, beta].map(map.taps) == [2, 3])
    #expect(map.firstWay(to: alpha)?.tappedWords == "another tab, “inside”")
    #expect(map.path(to: beta).suffix(2) == [alpha, beta])
  }

  @Test func `a screen that opens by something that is not drawn has no number of taps`() throws {
    let map = try mapWithoutTaps(
      """
      "navigations": [{"category": "nav_bar", "styles": {"state": "hidden"}},
        {"category": "menu", "navigation_type": "m", "nav_items": [
          {"type": "label", "data": {"target": "alpha"}}]}]
      """)
    let (alpha, beta) = (MapPlace(number: 2), MapPlace(number: 3))
    #expect(map.lost.isEmpty)
    #expect([alpha, beta].map(map.taps) == [nil, nil])
    #expect(map.firstWay(to: alpha)?.tappedWords == "menu entry (not drawn)")
    #expect(map.firstWay(to: beta)?.tappedWords == "item")
    #expect(map.path(to: beta).suffix(2) == [alpha, beta])
    #expect(map.tree.column(of: beta) == map.tree.column(of: alpha) + 1)
  }
}
