import Support
import Testing

@testable import AppLayout
@testable import AppModel
@testable import Site

/// A journey takes as many taps as the map says, and has a way wherever the map has one.
@Suite struct `Journeys and the map` {
  @Test(arguments: RandomWays.seeds)
  func `of random apps agree`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try expectAgreement(of: SiteOfApp.with(RandomWays.texts(&random)), "seed \(seed)")
  }

  @Test(arguments: try FixtureApp.names())
  func `of fixture apps agree`(name: String) throws {
    try expectAgreement(of: SiteOfApp.named(name), "\(name)")
  }

  private func expectAgreement(of site: Site, _ comment: Comment) throws {
    let held = try #require(site.walked)
    let home = try #require(site.app.home)
    let journeys = site.app.screens.map { JourneyStops(from: home, to: $0) }
    let outcomes = site.app.outcomes(of: journeys, on: [held])
    #expect(outcomes.count == site.app.screens.count)
    for (screen, outcome) in zip(site.app.screens, outcomes) {
      let place = try #require(site.map.place(of: screen))
      let comment: Comment = "\(comment): \(screen.key)"
      // A journey from home does not pass what comes before it.
      if let first = site.map.path(to: place).first, site.map.atStart.contains(first) { continue }
      #expect(outcome[0].taps == site.map.taps(to: place), comment)
      guard case .way(let moves) = outcome[0] else { continue }
      #expect(moves.last?.to ?? home.key == screen.key, comment)
      #expect(moves.first?.from ?? home.key == home.key, comment)
      for (move, next) in zip(moves, moves.dropFirst()) { #expect(move.to == next.from, comment) }
    }
  }

  @Test func `of the showcase pass the screens that they name, and can go back`() throws {
    let site = try SiteOfApp.named("newsroom")
    let held = try #require(site.walked)
    let home = try #require(site.app.home)
    let screens = try ["live", "sections", "watch"].map { slug in
      try #require(site.screens.first { $0.slug == slug })
    }
    let journey = JourneyStops(through: [home] + screens)
    let outcome = try #require(site.app.outcomes(of: [journey], on: [held]).first?.first)
    #expect(
      outcome.moves.map(\.to)
        == ["live", "home", "sections", "home", "watch"].map { slug in
          slug == "home" ? home.key : screens.first { $0.slug == slug }?.key
        })
    #expect(outcome.moves.map { $0.target == .back } == [false, true, false, true, false])
    #expect(outcome.taps == 5)
  }
}

extension JourneyStops {
  /// Makes a journey that riverbed.json could have.
  init(from start: Screen, to end: Screen) { self.init(through: [start, end]) }

  init(through screens: [Screen]) {
    let place = screens[0].location
    let name = Located(value: "Test", location: place)
    self.init(
      journey: Journey(name: name, from: nil, through: [], to: name, taps: nil), screens: screens,
      locations: screens.dropFirst().map(\.location))
  }
}
