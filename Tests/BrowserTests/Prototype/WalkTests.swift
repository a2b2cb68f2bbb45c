import AppLayout
import AppModel
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Site

/// A walk over all that can be tapped in the prototypes of apps of all kinds.
@Suite(.needs(.chromium)) struct WalkTests {
  private static let apps = (try? FixtureApp.names()) ?? []

  /// Each app with scripts and without: a walk takes seconds, so CI goes on a part of them.
  @Test(arguments: LawSeeds.from(0, 2 * apps.count).filter { $0 < 2 * apps.count })
  func `nothing is dead without a reason, and no way is missing on the map`(
    number: UInt64
  ) throws {
    let (app, scripts) = (Self.apps[Int(number) / 2], number % 2 == 0)
    let site = try BuiltSite.of(app)
    let map = try PlayedMap(of: app)
    let pages = try site.files("xhtml").filter { $0.hasPrefix("play/") }
    let starts = try map.starts + PlayedWalk.journeys(in: site)
    #expect(!pages.isEmpty && !starts.isEmpty)
    var browser = try Browser.start()
    try browser.setScripts(areOn: scripts)
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1000, height: 1000)
    var walk = PlayedWalk(in: site.path, from: starts)
    try walk.follow(&browser)
    #expect(walk.complaints.isEmpty, "\(app): \(walk.complaints.joined(separator: "; "))")
    #expect(walk.taps > 0)
    // What nothing in the app opens is on the map, too, and is not walked to.
    #expect(walk.pages.isSubset(of: pages))
    for way in walk.ways where way.from != way.to {
      #expect(map.knows(way), "\(app): \(way.from) opens \(way.to), which the map does not say")
    }
  }
}

/// A way from one screen to another, by the names of their pages.
struct PlayedWay: Hashable {
  let from: String
  let to: String
}

/// What the map of an app says about the ways of its prototype.
private struct PlayedMap {
  /// Where the prototype starts on each device.
  let starts: [String]
  private var ways: Set<PlayedWay> = []
  /// The pages that the menu, the tabs and the buttons of home's bar lead to, which other screens
  /// repeat.
  private var repeated: Set<String> = []
  /// Whether the map leaves out ways of very long lists.
  private let isAbridged: Bool

  init(of name: String) throws {
    let reading = try FixtureApp.reading(name)
    let app = try #require(reading.app)
    let site = Site(
      of: app, named: name, axes: VariantAxes(devices: app.devices, orientations: app.orientations),
      themes: [try #require(Theme.named("paper"))], sources: reading.sources, diagnostics: [],
      prototype: .firstOfEachClass)
    isAbridged = site.map.omitted > 0
    starts = site.prototypes.compactMap {
      site.prototypeStart(on: $0, seenFrom: "flow.xhtml")
    }
    for way in site.map.ways {
      guard let to = site.map.screen(at: way.to) else { continue }
      let isOfBar = way.from == site.map.home && way.counts[.barButton] != nil
      if way.from == .start || isOfBar { repeated.insert("\(to.slug).xhtml") }
      guard let from = site.map.screen(at: way.from) else { continue }
      ways.insert(PlayedWay(from: "\(from.slug).xhtml", to: "\(to.slug).xhtml"))
    }
  }

  func knows(_ way: PlayedWay) -> Bool {
    isAbridged || ways.contains(way) || repeated.contains(way.to)
  }
}
