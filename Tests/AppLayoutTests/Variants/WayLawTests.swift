import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `The ways of random apps` {
  static func app(_ seed: UInt64) throws -> App {
    var random = SplitMix64(seed: seed)
    return try App(texts: RandomWays.texts(&random))
  }

  @Test(arguments: RandomWays.seeds)
  func `belong to what is laid out as configured, and everything laid out with a target is one`(
    seed: UInt64
  ) throws {
    let app = try Self.app(seed)
    let device = try Device.wanted(seed.isMultiple(of: 3) ? "apple-tv-hd" : "iphone-14-pro")
    let held = device.held[0]
    var shown: Set<Pair> = []
    for screen in app.screens {
      let layout = VariantLayout(app.configuredVariant(of: screen, on: held), in: app)
      shown.formUnion(Self.targets(layout, in: app).map { Pair(screen.key, $0, in: app) })
      // All screens of an app that is not a Quick Brick app show the same menu, the root's.
      let isOfRoot = !Self.hasOwnMenus(app) || screen.key == app.home?.key
      shown.formUnion(
        Self.entries(layout, in: app).map { Pair(isOfRoot ? nil : screen.key, $0, in: app) })
    }
    let links = app.links.filter { $0.trigger != .hook && $0.trigger != .parent }
    let ways = Set(links.map { Pair($0.from, $0.to, in: app) })
    #expect(ways.subtracting(shown) == [], "ways that nothing draws")
    #expect(shown.subtracting(ways) == [], "what is drawn and no way")
  }

  private static func hasOwnMenus(_ app: App) -> Bool {
    app.settings.isQuickBrick && app.settings.usesBuilder
  }

  /// Returns what leads somewhere in a variant: bar and content, however far it scrolls.
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

  /// Returns what the menu around a screen offers: its tabs, or the rows of what slides in over it.
  private static func entries(_ layout: VariantLayout, in app: App) -> [String] {
    let variant = layout.variant
    let menu =
      layout.tabs(in: app) ?? OpenMenu(over: variant.screen, in: app, on: variant.held)?.menu
    return (menu?.rows ?? []).compactMap(\.target)
  }

  @Test func `are of every kind`() throws {
    let apps = try RandomWays.seeds.map(Self.app)
    let own = apps.filter(Self.hasOwnMenus)
    let isMenu = { (link: Link) in link.trigger.isOfRoot && link.from != nil }
    #expect(own.contains { $0.links.contains { isMenu($0) && $0.trigger == .rootTab } })
    #expect(own.contains { $0.links.contains { isMenu($0) && $0.trigger == .menu } })
    // Menus that are not shown, because their screens are presented.
    let hidden = own.flatMap { app in
      app.screens.filter {
        app.approach(to: $0).isPresented && !($0.navigation(.menu)?.items.isEmpty ?? true)
      }
    }
    #expect(hidden.count > 10)
    let approaches = apps.flatMap { app in app.screens.map { app.approach(to: $0) } }
    #expect(approaches.contains { $0.containers > 1 })
    #expect(approaches.contains { $0.isPresented && $0.entrance == .pushed })
    #expect(approaches.contains { $0.entrance == .pushed && $0.root != nil && !$0.isPresented })
  }
}

/// A way from a screen, or from the app's root, to a screen.
private struct Pair: Hashable {
  let from: String?
  let to: String

  init(_ from: String?, _ to: String, in app: App) {
    self.from = from
    self.to = app.screen(to)?.key ?? to
  }
}
