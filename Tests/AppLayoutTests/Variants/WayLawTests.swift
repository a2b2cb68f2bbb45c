import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `The ways of random apps` {
  private static func app(_ seed: UInt64) throws -> App {
    var random = SplitMix64(seed: seed)
    return try App(texts: RandomWays.texts(&random))
  }

  @Test(arguments: RandomWays.seeds)
  func `belong to what is laid out as configured, and everything laid out with a target is one`(
    seed: UInt64
  ) throws {
    let app = try Self.app(seed)
    let device = try Device.wanted("iphone-14-pro")
    var shown: Set<Pair> = []
    for screen in app.screens {
      let variant = app.configuredVariant(of: screen, on: device, held: .portrait)
      let layout = VariantLayout(variant, in: app)
      for target in Self.targets(layout, in: app) {
        shown.insert(Pair(from: screen.key, to: app.screen(target)?.key ?? target))
      }
    }
    let menu = MenuLayout(of: app, on: device, in: .portrait, isExpanded: true)
    for row in menu.rows {
      guard let target = row.target else { continue }
      shown.insert(Pair(from: nil, to: app.screen(target)?.key ?? target))
    }
    let ways = app.links.filter { $0.trigger != .hook && $0.trigger != .parent }
    #expect(Set(ways.map { Pair(from: $0.from, to: $0.to) }) == shown)
  }

  /// What leads somewhere in a variant: bars and content, however far it scrolls.
  private static func targets(_ layout: VariantLayout, in app: App) -> [String] {
    let buttons = layout.navigationBar?.buttons.filter(\.isEnabled).compactMap(\.target) ?? []
    return buttons
      + layout.content.sections.flatMap { section -> [String] in
        let cells = Array(section.cells)
        let items = cells.compactMap(\.item)
        let hasBody = [.tabBar, .tabs].contains(section.component.kind)
        // A tap on another tab shows the items of that tab.
        let bodies =
          hasBody && section.role == .component && section.component.styles.body != nil
          ? items.flatMap(\.children) : []
        let isComponent = section.role == .component && !cells.isEmpty
        return [section.header?.target, section.footer?.target].compactMap(\.self)
          + (isComponent ? [section.component.data.target?.value].compactMap(\.self) : [])
          + (items + bodies).compactMap(app.target)
      }
  }

  @Test(arguments: RandomWays.seeds)
  func `give each screen the entrance of the shortest path, and presentations have no tab bar`(
    seed: UInt64
  ) throws {
    let app = try Self.app(seed)
    let expected = try Self.shortest(in: app)
    let device = try Device.wanted("iphone-14-pro")
    for screen in app.screens {
      if let known = expected[screen.key] {
        let found = app.approach(to: screen)
        #expect(found.entrance == known.entrance && found.containers == known.containers)
      }
      for entrance in app.entrances(of: screen) {
        let variant = Variant(
          screen: screen, device: device, orientation: .portrait, placement: .onTop,
          statusBar: .merged, entrance: entrance)
        let layout = VariantLayout(variant, in: app)
        let roles = layout.hierarchy(in: app).all.map(\.role)
        let containers = roles.filter { $0 == .presentationContainer }.count
        #expect(containers == min(layout.approach.containers, 9))
        #expect(roles.filter { $0 == .innerNavController }.count == containers)
        #expect(!layout.approach.isPresented || layout.frame.tabBar == nil)
        #expect((entrance == .presented) == (layout.navigationBar?.context?.kind == .close))
      }
    }
  }

  /// Returns how each screen is reached from the start: all links of each level, one by one.
  private static func shortest(
    in app: App
  ) throws -> [String: (entrance: Entrance, containers: Int)] {
    let home = try #require(app.home)
    let links = Array(app.links)
    var found: [String: (entrance: Entrance, containers: Int)] = [home.key: (.root, 0)]
    var level: Set<String?> = [nil, home.key]
    while !level.isEmpty {
      let here = links.indices.filter {
        level.contains(links[$0].from) && links[$0].trigger != .parent
      }.sorted { (rank(links[$0]), $0) < (rank(links[$1]), $1) }
      level = []
      for link in here.map({ links[$0] }) where found[link.to] == nil {
        guard let screen = app.screen(link.to) else { continue }
        let containers = link.from.flatMap { found[$0]?.containers } ?? 0
        let presents =
          link.trigger == .barButton
          || (link.trigger != .menu && screen.styles.presentation == .present)
        found[link.to] =
          link.trigger == .rootTab
          ? (.root, 0) : presents ? (.presented, containers + 1) : (.pushed, containers)
        level.insert(link.to)
      }
    }
    return found
  }

  private static func rank(_ link: Link) -> Int {
    switch link.trigger {
    case .rootTab, .tab: 0
    case .menu: 1
    case .cell, .header: 2
    case .barButton: 3
    case .hook, .parent: 4
    }
  }
}

/// A way from a screen, or from the app's root, to a screen.
private struct Pair: Hashable {
  let from: String?
  let to: String
}
