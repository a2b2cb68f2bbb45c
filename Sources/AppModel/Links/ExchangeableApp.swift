/// An app whose screens can be exchanged for other states of them, many at once, in a small part of
/// the time that reading it again takes.
///
/// A screen can be exchanged where that only changes what it shows itself, which screens it opens,
/// and how screens are reached. The links that come and go then lead to screens of `rivers.json`
/// that fill themselves: they neither bring placeholders nor content, and nothing else of the app
/// depends on them. How screens are reached is found by the same search as always.
package struct ExchangeableApp: Sendable {
  package let app: App
  private let graph: WayGraph
  /// Where the ways of each screen come in the order of the files; nil where that is not known.
  private let places: [WayGraph.Place?]

  /// Another state of a screen.
  package struct State: Sendable {
    package let screen: Screen
    fileprivate let index: ElementIndex<Screen>
    /// The links of the screen now; nil if they are the same as before.
    fileprivate var ownLinks: [Link]?
    /// Whether some of these open other screens, or open them in another way.
    fileprivate var leadsElsewhere = false
  }

  package init(_ app: App) {
    self.app = app
    let table = app.linkTable
    graph = WayGraph(app.screens, at: app.indices, table.links)
    var last: Int? = -1
    var places: [WayGraph.Place?] = []
    for (index, screen) in app.screens.enumerated() {
      let entries = table.entries(of: screen.key).filter { !table.links.isParent($0) }
      // What fills a connected screen is found after all other links.
      if screen.isConnected { last = nil }
      let first = entries.first?.index ?? last.map { $0 + 1 }
      places.append(first.map { WayGraph.Place(entry: $0, screen: index) })
      if let end = entries.last?.index, !screen.isConnected { last = max(last ?? end, end) }
    }
    self.places = places
  }

  /// Returns what a screen is in another state of the app with the same screens; nil where it cannot
  /// be exchanged for that.
  package func state(of key: String, in other: App) -> State? {
    guard let index = app.indices[key], other.indices[key] == index, key != app.home?.key else {
      return nil
    }
    let (before, after) = (app.screens[index], other.screens[index])
    guard [before, after].allSatisfy({ $0.origin == .rivers && !$0.isConnected }),
      before.id == after.id, before.hasOwnID == after.hasOwnID,
      before.isMarkedHome == after.isMarkedHome, before.data == after.data,
      before.styles.presentation == after.styles.presentation
    else { return nil }
    let links = [app, other].map { $0.ways(from: before) }
    guard links[0] != links[1] else {
      return State(screen: after, index: index)
    }
    let leadsElsewhere = !links[0].elementsEqual(links[1]) {
      $0.to == $1.to && $0.trigger == $1.trigger
    }
    // A Quick Brick app hides the links of menus by how their screens are reached.
    let isSteady =
      !app.roots.areOwn
      || !leadsElsewhere && before.navigation(.menu) == after.navigation(.menu)
    // Links to other screens stay as they are: they bring placeholders, or what screens show.
    let others = links.map { $0.filter { $0.isConnected || !app.opensPlainScreen($0) } }
    guard isSteady, places[index.index] != nil, others[0] == others[1] else { return nil }
    return State(
      screen: after, index: index, ownLinks: links[1],
      leadsElsewhere: leadsElsewhere)
  }

  /// Returns the ways that links of a screen are.
  private func ways(_ links: [Link], at place: WayGraph.Place) -> [WayGraph.Way] {
    links.enumerated().compactMap { number, link in
      app.indices[link.to].map { target in
        WayGraph.Way(
          trigger: link.trigger,
          place: WayGraph.Place(entry: place.entry, screen: place.screen, item: number),
          goal: .screen(target.index))
      }
    }
  }

  /// Returns the app with other states of some screens, and the keys of the screens that are reached
  /// in another way then.
  package func exchanging(_ states: [State]) -> (app: App, moved: [String]) {
    var screens = app.screens
    var graph = graph
    var links: [ExchangedLinks] = []
    var leadsElsewhere = false
    for state in states {
      var screen = state.screen
      screen.slug = screens[state.index].slug
      screens[state.index] = screen
      guard let own = state.ownLinks, let place = places[state.index.index] else { continue }
      links.append(ExchangedLinks(from: screen.key, place: place, links: own))
      guard state.leadsElsewhere else { continue }
      graph.replace(ways(own, at: place), from: state.index.index)
      leadsElsewhere = true
    }
    guard leadsElsewhere else {
      return (App(app, with: screens, links, approaches: app.approaches), [])
    }
    let approaches = app.approaches.again(in: graph, home: app.home)
    return (
      App(app, with: screens, links, approaches: approaches),
      app.approaches.different(in: approaches)
    )
  }
}

extension App {
  /// Returns the links of a screen that people can follow.
  fileprivate func ways(from screen: Screen) -> [Link] {
    linkTable.leaving(screen.key, .unrepeated, atMost: .max).shown
      .filter { $0.trigger != .parent }
  }

  /// Whether a link leads to a screen of the app that fills itself.
  fileprivate func opensPlainScreen(_ link: Link) -> Bool {
    indices[link.to].map { screens[$0].origin == .rivers && !screens[$0].isConnected } ?? false
  }
}

/// The links of a screen that was exchanged for another state of it.
struct ExchangedLinks: Hashable, Sendable {
  let from: String
  /// Where they come in the order of all links.
  let place: WayGraph.Place
  let links: [Link]
}

extension LinkTable {
  /// Returns the table with other links of some screens.
  func exchanging(_ exchanged: [ExchangedLinks]) -> LinkTable {
    guard !exchanged.isEmpty else { return self }
    let changed = Set(exchanged.map(\.from))
    var waiting = exchanged.sorted { $0.place < $1.place }[...]
    var entries: [Links.Entry] = []
    for (index, entry) in links.entries.enumerated() {
      while let next = waiting.first, next.place < WayGraph.Place(entry: index) {
        entries += next.links.map { .link($0) }
        waiting.removeFirst()
      }
      let isChanged = entry.from.map(changed.contains) ?? false
      if !isChanged || entry.trigger == .parent { entries.append(entry) }
    }
    for next in waiting { entries += next.links.map { .link($0) } }
    return LinkTable(Links(entries: entries, lists: links.lists))
  }
}
