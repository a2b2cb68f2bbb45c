import Support
import Testing

@testable import AppLayout
@testable import AppModel

@Suite struct `The entrances of random apps` {
  @Test(arguments: RandomWays.seeds)
  func `are those of the shortest paths, each with its container, presenter and tab`(
    seed: UInt64
  ) throws {
    let app = try `The ways of random apps`.app(seed)
    let paths = try Paths(of: app)
    for screen in app.screens {
      // What nothing reaches from the start does not have a path.
      guard let known = paths.found[screen.key] else { continue }
      #expect(app.approach(to: screen) == known[0])
      for approach in known {
        #expect(app.approach(to: screen, by: approach.entrance) == approach)
      }
    }
  }

  @Test(arguments: RandomWays.seeds)
  func `inside a presentation have no tab bar, and a tree that nests what they cover`(
    seed: UInt64
  ) throws {
    let app = try `The ways of random apps`.app(seed)
    for (held, screen) in try ["iphone-14-pro", "apple-tv-hd"].flatMap({ id in
      let held = try Device.wanted(id).held[0]
      return app.screens.map { (held, $0) }
    }) {
      for entrance in app.entrances(of: screen) {
        let variant = Variant(
          screen: screen, held: held, placement: .onTop, statusBar: .merged, entrance: entrance)
        let layout = VariantLayout(variant, in: app)
        let all = layout.hierarchy(in: app).all
        let containers = all.filter { $0.role == .presentationContainer }
        #expect(containers.count == min(layout.approach.containers, 9))
        #expect(all.filter { $0.role == .innerNavController }.count == containers.count)
        #expect(!containers.flatMap(\.all).contains { $0.role == .tabBar })
        #expect(!layout.approach.isPresented || layout.frame.tabBar == nil)
        #expect((entrance == .presented) == (layout.navigationBar?.context?.kind == .close))
        #expect((entrance == .pushed) == (layout.navigationBar?.context?.kind == .back))
      }
    }
  }
}

/// How each screen is reached from the start: all links of each level, one by one.
private struct Paths {
  /// The approaches of each screen with different entrances, in the order in which they are found.
  private(set) var found: [String: [Approach]]

  init(of app: App) throws {
    let home = try #require(app.home)
    found = [home.key: [.root(home.key)]]
    let links = Array(app.links)
    var level: Set<String?> = [nil, home.key]
    while !level.isEmpty {
      let here = links.indices.filter { level.contains(links[$0].from) }
        .sorted { (Self.rank(links[$0]), $0) < (Self.rank(links[$1]), $1) }
      level = []
      for link in here.map({ links[$0] }) where link.trigger != .parent {
        guard let screen = app.screen(link.to) else { continue }
        let approach = Self.approach(by: link, to: screen, from: found, home)
        let known = found[link.to] ?? []
        if known.isEmpty { level.insert(link.to) }
        guard !known.contains(where: { $0.entrance == approach.entrance }) else { continue }
        found[link.to] = known + [approach]
      }
    }
  }

  private static func approach(
    by link: Link, to screen: Screen, from found: [String: [Approach]], _ home: Screen
  ) -> Approach {
    let opener = link.from ?? home.key
    let below = found[opener]?.first ?? .root(nil)
    guard link.trigger != .rootTab else { return .root(screen.key, by: .rootTab) }
    let presents =
      link.trigger == .barButton
      || (link.trigger != .menu && screen.styles.presentation == .present)
    return Approach(
      entrance: presents ? .presented : .pushed, trigger: link.trigger, opener: opener,
      root: below.root, containers: below.containers + (presents ? 1 : 0),
      presenter: presents ? opener : below.presenter)
  }

  private static func rank(_ link: Link) -> Int {
    switch link.trigger {
    case .rootTab, .tab: 0
    case .menu: 1
    case .cell, .header: 2
    case .barButton: 3
    case .hook: 4
    case .parent: 5
    }
  }
}
