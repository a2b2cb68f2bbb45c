import AppModel
import PageParts

/// The map as nested lists: each screen is there once, under the one before it on the shortest way,
/// and is mentioned wherever else something leads to it.
struct MapList {
  let site: Site
  let map: WayMap
  let page: SitePath
  /// The places that the first list begins with: home, and the tabs next to it.
  private let tops: [MapPlace]
  /// The places where further lists begin, because the list before would get too deep.
  private let heads: [MapPlace]

  /// The deepest a list can be nested.
  private static let depthLimit = 7
  /// The maximum number of mentions for each screen of an app with few screens, and of one with
  /// many.
  private static let mentionLimits = (few: 12, many: 4)

  init(of site: Site, on page: SitePath) {
    self.site = site
    self.map = site.map
    self.page = page
    let (tree, map) = (site.map.tree, site.map)
    tops = tree.roots.filter { !map.lostPlaces.contains($0) && ($0 != .start || map.hub != nil) }
    var heads: [MapPlace] = []
    var waiting = tops.map { (place: $0, depth: 1) }
    var next = 0
    while true {
      while let (place, depth) = waiting.popLast() {
        let children = tree.children(of: place)
        if depth == Self.depthLimit, !children.isEmpty {
          heads.append(place)
        } else {
          waiting += children.reversed().map { ($0, depth + 1) }
        }
      }
      guard next < heads.count else { break }
      waiting = [(heads[next], 0)]
      next += 1
    }
    self.heads = heads
  }

  /// The lists; the one from home comes first.
  var nodes: [Node] {
    [Node("ul", ["class": "map-ways"], of: tops) { item($0, depth: 1) }]
      + heads.flatMap { head in
        [
          Node("h3", ["id": Self.id(from: head)]) {
            "From "
            Node.appText(title(head))
            " on"
          },
          Node("ul", ["class": "map-ways"], of: map.tree.children(of: head)) {
            item($0, depth: 1)
          },
        ]
      }
  }

  /// The screens that no one can get to, with the reasons.
  var lost: Node {
    Node("ul", ["class": "map-ways"]) {
      for (place, reason) in map.lost {
        Node("li", ["id": place.id]) {
          name(of: place)
          Node("p", ["class": "map-more"]) { reason.text }
          change(of: place)
          mentions(at: place, map.ways(from: place))
        }
      }
    }
  }

  private static func id(from head: MapPlace) -> String { "from-\(head.number)" }

  private func item(_ place: MapPlace, depth: Int) -> Node {
    let children = map.tree.children(of: place)
    let isCut = depth == Self.depthLimit && !children.isEmpty
    return Node("li", ["id": place.id]) {
      name(of: place)
      Node("span", ["class": "muted"], approach(to: place))
      change(of: place)
      mentions(
        at: place,
        map.ways(from: place).filter {
          map.firstWay(to: $0.to) != $0 && !$0.isOnlyStart
        })
      if isCut {
        Node("p", ["class": "map-more"]) {
          "Leads on to \(children.count.counted(as: "screen")): "
          Node("a", ["href": "#\(Self.id(from: place))"]) { "see below" }
        }
      } else if !children.isEmpty {
        Node("ul", ["class": "map-ways"], of: children) { item($0, depth: depth + 1) }
      }
    }
  }

  /// Returns how people get to a place, in words that follow its name.
  private func approach(to place: MapPlace) -> [Node] {
    if place == map.home { return [.text(": opens \(Entrance.root.words)\(map.startWords)")] }
    if map.atStart.contains(place) { return [.text(": comes first when the app starts")] }
    if place == .start, map.hub == .menu {
      return [.text(map.taps(to: place) == nil ? ": no button opens it" : " by its button")]
    }
    return map.firstWay(to: place)?.phrase ?? []
  }

  private func name(of place: MapPlace) -> [Node] {
    guard let screen = map.screen(at: place) else {
      return [.text("The \(map.hubName.lowercased())")]
    }
    let title = Node.appText(screen.title)
    return [
      site.shows(screen)
        ? Node("a", ["href": page.link(to: site.paths.page(of: screen))]) { title } : title
    ] + (screen.isMissing ? [.text(" "), .badge(ScreenKind.missing.title, .warning)] : [])
  }

  /// Returns the paragraph with everything else a screen leads to.
  private func mentions(at place: MapPlace, _ ways: [Way]) -> [Node] {
    let limit =
      map.screens.count > MapForm.limit ? Self.mentionLimits.many : Self.mentionLimits.few
    var parts: [[Node]] = ways.prefix(limit).map { way in
      [Node("a", ["href": "#\(way.to.id)"]) { Node.appText(title(way.to)) }] + way.phrase
    }
    if ways.count > limit { parts.append([.text((ways.count - limit).andMore())]) }
    if let own = map.ownWays[place] { parts.append([.text("itself")] + own.phrase) }
    // What the app shows instead of a missing screen has the same bar everywhere.
    guard !map.isMissing(place) else { return sentence(parts) }
    if map.showingMenu.contains(place) { parts.append([.text("everything in \(map.hubWords)")]) }
    if map.showingBar.contains(place) {
      parts.append([.text("what the buttons of home’s bar open")])
    }
    return sentence(parts)
  }

  /// Returns the paragraph with why a screen changed.
  private func change(of place: MapPlace) -> [Node] {
    guard let screen = map.screen(at: place), let mark = site.changes?.screens[screen.key] else {
      return []
    }
    return [MapMark.paragraph(mark, seenFrom: page)]
  }

  private func sentence(_ parts: [[Node]]) -> [Node] {
    guard !parts.isEmpty else { return [] }
    return [
      Node(
        "p", ["class": "map-more"],
        [.text("Also leads to ")] + parts.enumerated().flatMap { $0 > 0 ? [.text("; ")] + $1 : $1 }
      )
    ]
  }

  private func title(_ place: MapPlace) -> String {
    map.screen(at: place)?.title ?? "the \(map.hubName.lowercased())"
  }
}
