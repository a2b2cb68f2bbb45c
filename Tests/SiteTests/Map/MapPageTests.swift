import AppLayout
import AppModel
import GraphLayout
import PageParts
import SiteFiles
import Support
import Testing

@testable import Site

struct MapPageTests {
  @Test(arguments: ["newsroom", "qa-app", "quick-brick", "tab-bar", "hooks", "rtl", "legacy"])
  func `the layout of an app's map matches its golden`(name: String) throws {
    let site = try SiteOfApp.named(name)
    let map = ScreenMap(of: site)
    let band = map.band.map { "unreachable\n" + GraphSketch.text(of: $0.layout) } ?? ""
    try Golden("Map/app-\(name).txt").expect(GraphSketch.text(of: map.main.layout) + band)
  }

  @Test func `a missing screen is marked by pattern and text`() throws {
    let page = try MapApp.page(of: MapApp.site([[7]]))
    #expect(page.contains("class=\"map-box map-missing\""))
    #expect(page.contains("class=\"map-hatch\""))
    #expect(page.contains("Linked, but missing"))
    #expect(page.contains("connect 1 screen and 1 missing screen."))
  }

  @Test func `a screen that the site leaves out is not a missing screen`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(devices: app.devices, screens: app.home.map { [$0.key] })
    }
    let page = try MapApp.page(of: site)
    #expect(page.contains("map-absent"))
    #expect(page.contains("A screen that is not in this build"))
    #expect(!page.contains("map-missing"))
  }

  @Test func `unreachable screens are in a band and in a list with the reason`() throws {
    let page = try MapApp.page(of: MapApp.site([[1], [], [1]]))
    #expect(page.contains("No one can get here"))
    #expect(page.contains("2 paths connect 2 screens. No one can get to 1 other."))
    #expect(page.contains("→ Screen 1"))
    #expect(page.contains("Nothing in the app leads here."))
  }

  @Test func `each screen is in the list once, however it is reached`() throws {
    let site = try MapApp.site((0..<40).map { [($0 * 3 + 1) % 40, ($0 * 7 + 2) % 40, $0 / 2] })
    let page = try MapApp.page(of: site)
    for place in 1...40 {
      #expect(page.split(separator: "<li id=\"s\(place)\">").count == 2)
    }
  }

  @Test func `a path of three hundred steps is not nested three hundred deep`() throws {
    let page = try MapApp.page(of: MapApp.site((0..<300).map { [$0 + 1] }.dropLast() + [[]]))
    #expect(page.contains("From "))
    #expect(page.contains("id=\"s300\""))
  }

  @Test func `an app with very many screens has lists by steps instead of a drawing`() throws {
    let page = try MapApp.page(
      of: MapApp.site((0..<201).map { [($0 * 2 + 1) % 201, ($0 * 2 + 2) % 201] }))
    #expect(!page.contains("<image"))
    #expect(page.contains("7 taps from home"))
    #expect(page.contains("Opens as the first screen"))
    #expect(page.contains("With 201 screens a drawing would be too crowded"))
  }

  @Test func `a map with too many paths to show says that some are left out`() throws {
    let everything = Array(0..<30)
    let page = try MapApp.page(of: MapApp.site(everything.map { _ in everything }))
    #expect(page.contains("only the shortest one to each screen"))
    #expect(page.contains("+29 more paths"))
  }

  @Test func `a feed shared by very many screens does not make the page huge`() throws {
    let everything = Array(0..<60)
    let page = try MapApp.page(of: MapApp.site(everything.map { _ in everything }))
    #expect(page.utf8.count < 250_000)
  }

  @Test func `a column is a number of taps from home, which is in the first one`() throws {
    for name in ["newsroom", "qa-app", "tab-bar", "rtl", "legacy"] {
      let site = try SiteOfApp.named(name)
      let part = ScreenMap(of: site).main
      let left = part.layout.boxes.map(\.x)
      let columns = Set(left).sorted()
      var checked = 0
      for (box, x) in zip(part.boxes, left) {
        guard case .screen(_, let screen) = box.content else { continue }
        checked += 1
        let place = try #require(site.map.place(of: screen))
        #expect(columns.firstIndex(of: x) == site.map.taps(to: place), "\(name)")
        if place == site.map.home { #expect(x == columns[0]) }
      }
      #expect(checked > 1)
    }
  }

  @Test func `a wide menu folds, and the list has what the map leaves out`() throws {
    let site = try MapApp.site(
      [Array(1...14)] + Array(repeating: [], count: 14), menu: Array(1...14))
    let page = try MapApp.page(of: site)
    #expect(page.contains("+6 more"))
    #expect(page.contains("id=\"s15\""))
    #expect(page.split(separator: "class=\"map-box map-rest\"").count == 2)
  }

  @Test func `each screen has its own paths, which pointing at it shows`() throws {
    let page = try MapApp.page(of: MapApp.site([[1, 2], [2], []]))
    #expect(page.split(separator: "class=\"map-mine\"").count == 4)
  }

  @Test func `each screen's page draws its own map where the whole one is too large`() throws {
    let targets = (0..<201).map { [($0 * 2 + 1) % 201, ($0 * 2 + 2) % 201] }
    let large = try MapApp.site(targets)
    let map = ScreenMap(of: large, around: MapPlace(number: 3))
    #expect(map.main.boxes.count > 5 && map.main.boxes.count < 40)
    let words = "Map of what is within two taps"
    #expect(PageOutline(large.matrixPage(of: large.screens[2])).text.contains(words))
    let page = large.neighborPage(of: large.screens[2])
    #expect(page.path == "screens/screen-2/flow.xhtml")
    #expect(PageOutline(page).text.contains("Within two taps of Screen 2"))
    #expect(large.allTasks().count { $0.isOf(.neighbors) } == 201)
    let small = try MapApp.site([[1], []])
    #expect(!PageOutline(small.matrixPage(of: small.screens[1])).text.contains(words))
    #expect(!small.allTasks().contains { $0.isOf(.neighbors) })
  }

  @Test func `the map around a screen can be read, however many screens are around it`() throws {
    var random = SplitMix64(seed: 4)
    let targets = (0..<250).map { _ in
      (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: 0..<250, using: &random)
      }
    }
    let map = try MapApp.site(targets).map
    var tallest = 0
    for number in 1...250 {
      let place = MapPlace(number: number)
      let plan = MapPlan(around: place, in: map)
      tallest = max(tallest, plan.tallest)
      let shown = Set(plan.places + plan.rest.flatMap(\.places))
      #expect(shown.count == plan.places.count + plan.rest.reduce(0) { $0 + $1.places.count })
      #expect(shown.isSuperset(of: map.ways(from: place).map(\.to)))
      #expect(shown.isSuperset(of: map.ways(to: place).filter { !$0.isStart }.map(\.from)))
    }
    #expect(tallest > 8 && tallest <= 18)
  }

  @Test(arguments: [80, 250])
  func `around a home to which very many screens lead all of them are counted`(count: Int) throws {
    let map = try MapApp.site([Array(1...9)] + Array(repeating: [0], count: count - 1)).map
    let home = MapPlan(around: MapPlace(number: 1), in: map)
    #expect(home.places.count + home.rest.reduce(0) { $0 + $1.count } == count)
    for number in [2, 9, count] {
      let plan = MapPlan(around: MapPlace(number: number), in: map)
      #expect(
        plan.places.count + plan.rest.reduce(0) { $0 + $1.count } == (number == count ? 11 : 10))
    }
  }

  @Test func `a menu with very many entries has an arrow to the last one, too`() throws {
    let count = 250
    let map = try MapApp.site(
      Array(repeating: [0], count: count), menu: Array(1..<count)
    ).map
    let home = MapPlan(around: MapPlace(number: 1), in: map)
    #expect(home.places.count + home.rest.reduce(0) { $0 + $1.count } == count + 1)
    for number in [2, count] {
      let plan = MapPlan(around: MapPlace(number: number), in: map)
      let menu = try #require(plan.places.firstIndex(of: .start))
      let ends = MapWays(plan, of: map).arrows.map(\.ends)
      #expect(ends.contains(MapWays.Ends(from: ElementIndex(menu), to: ElementIndex(0))))
    }
  }

  @Test func `the page of a screen shows the way from home`() throws {
    let site = try SiteOfApp.named("newsroom")
    let settings = try #require(site.screens.first { $0.slug == "settings" })
    let place = try #require(site.map.place(of: settings))
    let titles = site.map.path(to: place).map(site.map.title(of:))
    #expect(titles == ["Home", "Menu", settings.title])
    #expect(PageOutline(site.matrixPage(of: settings)).text.contains("How to get here"))
  }

  @Test func `names that look like markup are text`() throws {
    let page = try MapApp.page(of: MapApp.site([[]], names: [0: "<script>&\\u202e"]))
    #expect(!page.contains("<script>&"))
    #expect(page.contains("<bdi>&lt;script&gt;&amp;"))
  }
}
