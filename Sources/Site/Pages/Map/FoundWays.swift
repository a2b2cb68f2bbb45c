import AppLayout

/// The ways of an app while they are found, link by link.
struct FoundWays {
  private(set) var ways: [Way] = []
  /// The places that show the same menu as the app's start.
  private(set) var showingMenu: Set<MapPlace> = []
  /// The places that show the same bar as the home screen.
  private(set) var showingBar: Set<MapPlace> = []
  /// The titles of components in which links are tapped.
  let titles: TappedTitles
  /// How many links are left out.
  let omitted: Int
  private let screens: [Screen]
  private let indices: [String: ElementIndex<Screen>]
  private var known: [Ends: ElementIndex<Way>] = [:]

  /// The places that a way connects.
  private struct Ends: Hashable {
    let from: MapPlace
    let to: MapPlace
  }

  /// The maximum number of links that are all kept; an app that people can find their way around in
  /// has fewer.
  private static let mostLinks = 100_000

  /// Finds the ways of an app, given the index of each screen by its key.
  init(
    in app: App, _ indices: [String: ElementIndex<Screen>], tapping taps: TapCount,
    after steps: ScreenSteps
  ) {
    let links = app.links.abridged(to: Self.mostLinks)
    omitted = app.links.count - links.count
    screens = app.screens
    self.indices = indices
    let titles = TappedTitles(of: app)
    self.titles = titles
    let home = app.home.flatMap { indices[$0.key] }
    if let home { change(from: .start, to: home) { way, _ in way.isStart = true } }
    let repeated = RepeatedLinks(of: app)
    for link in links {
      guard let from = link.from.map({ place(of: $0) }) ?? .start, let to = indices[link.to]
      else { continue }
      if link.trigger == .hook, case .screen(let screen) = from, taps.count(to: from) != nil,
        taps.count(to: .screen(to)) != nil,
        steps.precedes(link.to, screens[screen])
      {
        // A step comes before its screen, wherever taps lead to both.
        change(from: .screen(to), to: screen) { $0.add(link, in: titles[link], to: $1) }
      } else if from != .start, repeated.isInMenu(link) {
        showingMenu.insert(from)
      } else if repeated.isInBar(link) {
        showingBar.insert(from)
      } else {
        change(from: from, to: to) { $0.add(link, in: titles[link], to: $1) }
      }
    }
    for tap in taps.taps {
      if let index = known[Ends(from: tap.from, to: .screen(tap.to))] { ways[index].note(tap) }
    }
    for tap in taps.order.compactMap(taps.last) {
      let label = label(of: tap)
      change(from: tap.from, to: tap.to) { way, _ in way.add(tap, named: label) }
    }
    if omitted > 0 {
      addShortest(in: app, from: home, without: repeated, after: taps.order, titles)
    }
  }

  /// Returns the text of a tap that leads to a step before a screen: that of the way to the screen.
  private func label(of tap: Tap) -> String? {
    guard let screen = tap.following else { return nil }
    let way = known[Ends(from: tap.from, to: .screen(screen))].map { ways[$0] }
    return way?.label(of: tap.trigger) ?? (tap.trigger.isOfRoot ? screens[screen].title : nil)
  }

  /// Adds a shortest way to each place that taps do not lead to, unless there is one. Links of
  /// screens that only repeat the menu or home's bar do not count.
  private mutating func addShortest(
    in app: App, from home: ElementIndex<Screen>?, without repeated: RepeatedLinks,
    after tapped: [MapPlace], _ titles: TappedTitles
  ) {
    var walk = LinkWalk(app)
    let starts: [MapPlace] = [.start] + [home].compactMap(\.self).map(MapPlace.screen)
    var order = tapped + starts.filter { !tapped.contains($0) }
    var found = Set(order)
    var next = 0
    for root in starts + screens.elementIndices.map(MapPlace.screen) {
      if found.insert(root).inserted { order.append(root) }
      while next < order.count {
        let from = order[next]
        next += 1
        var added: Set<ElementIndex<Screen>> = []
        for link in walk.links(from: key(of: from)) where link.trigger != .parent {
          guard let to = indices[link.to],
            from == .start || !repeated.isInMenu(link) && !repeated.isInBar(link)
          else { continue }
          if found.insert(.screen(to)).inserted {
            order.append(.screen(to))
            if !isPassable(from, .screen(to)) { added.insert(to) }
          }
          guard added.contains(to) else { continue }
          change(from: from, to: to) { $0.add(link, in: titles[link], to: $1) }
        }
      }
    }
  }

  private func place(of key: String) -> MapPlace? { indices[key].map { .screen($0) } }

  /// Returns the key of a place's screen; nil for the start.
  private func key(of place: MapPlace) -> String? {
    switch place {
    case .start: nil
    case .screen(let screen): screens[screen].key
    }
  }

  private func isPassable(_ from: MapPlace, _ to: MapPlace) -> Bool {
    known[Ends(from: from, to: to)].map { ways[$0].isPassable } ?? false
  }

  /// Changes the way from a place to a screen, which is a new one if none was found before. The
  /// closure also gets the title of the screen.
  private mutating func change(
    from: MapPlace, to screen: ElementIndex<Screen>, _ change: (inout Way, String) -> Void
  ) {
    let ends = Ends(from: from, to: .screen(screen))
    let title = screens[screen].title
    if let index = known[ends] {
      change(&ways[index], title)
    } else {
      var way = Way(from: ends.from, to: ends.to)
      change(&way, title)
      known[ends] = ElementIndex(ways.count)
      ways.append(way)
    }
  }
}

/// The links that many screens have because they show the same menu or the same bar.
private struct RepeatedLinks {
  private let home: String?
  /// The keys of what the app's menu leads to.
  private let menu: Set<String>
  /// The locations of the buttons of home's bar.
  private let bar: Set<Location>

  init(of app: App) {
    home = app.home?.key
    var walk = LinkWalk(app)
    menu = Set(walk.links(from: nil).lazy.filter { $0.trigger.isOfRoot }.map(\.to))
    var ofHome = LinkWalk(app)
    let links = home.map { ofHome.links(from: $0) } ?? []
    bar = Set(links.lazy.filter { $0.trigger == .barButton }.map(\.location))
  }

  /// Whether the app's menu leads to the same screen as a link of a menu.
  func isInMenu(_ link: Link) -> Bool { link.trigger.isOfRoot && menu.contains(link.to) }

  /// Whether a link of another screen is a button of home's bar.
  func isInBar(_ link: Link) -> Bool {
    link.trigger == .barButton && link.from != home && bar.contains(link.location)
  }
}
