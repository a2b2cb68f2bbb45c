import AppModel
import GraphLayout
import Markup
import PageParts
import SiteFiles

/// The map as nested lists: each screen once, under the screen on the shortest way to it, and a
/// mention wherever else something leads to it.
struct MapList {
  let site: Site
  let map: WayMap
  let page: SitePath
  /// The places where lists begin: the start, and those where a list would get too deep.
  private let heads: [Int]

  /// The deepest a list can be nested.
  private static let depthLimit = 7
  /// The maximum number of mentions for each screen of an app with few screens, and of one with
  /// many.
  private static let mentionLimits = (few: 12, many: 4)

  init(of site: Site, _ map: WayMap, on page: SitePath) {
    self.site = site
    self.map = map
    self.page = page
    var heads = [0]
    var next = 0
    while next < heads.count {
      var waiting = [(place: heads[next], depth: 0)]
      while let (place, depth) = waiting.popLast() {
        let children = map.tree.children[place]
        if depth == Self.depthLimit, !children.isEmpty {
          heads.append(place)
        } else {
          waiting += children.reversed().map { ($0, depth + 1) }
        }
      }
      next += 1
    }
    self.heads = heads
  }

  /// The lists; the one from the start comes first.
  var nodes: [Node] {
    heads.flatMap { head -> [Node] in
      guard head != 0 else {
        return [Node("ul", ["class": "map-ways"], map.tree.children[0].map { item($0, depth: 1) })]
      }
      return [
        Node("h3", ["id": "from-\(head)"]) {
          "From "
          Node.own(title(head))
          " on"
        },
        Node("ul", ["class": "map-ways"], map.tree.children[head].map { item($0, depth: 1) }),
      ]
    }
  }

  /// The screens that no one can get to, with the reasons.
  var lost: Node {
    Node("ul", ["class": "map-ways"]) {
      for (place, reason) in map.lost {
        Node("li", ["id": "s\(place)"]) {
          name(of: place)
          Node("p", ["class": "map-more"]) { reason.text }
          mentions(at: place, map.leaving[place])
        }
      }
    }
  }

  private func item(_ place: Int, depth: Int) -> Node {
    let children = map.tree.children[place]
    let isCut = depth == Self.depthLimit && !children.isEmpty
    return Node("li", ["id": "s\(place)"]) {
      name(of: place)
      if let way = map.firstWay(to: place) {
        Node("span", ["class": "muted"], map.ways[way].phrase)
      }
      mentions(
        at: place,
        map.leaving[place].filter { map.firstWay(to: map.ways[$0].to) != $0 })
      if isCut {
        Node("p", ["class": "map-more"]) {
          "Leads on to \(counted(children.count, "screen")): "
          Node("a", ["href": "#from-\(place)"]) { "see below" }
        }
      } else if !children.isEmpty {
        Node("ul", ["class": "map-ways"], children.map { item($0, depth: depth + 1) })
      }
    }
  }

  private func name(of place: Int) -> [Node] {
    guard let screen = map.screen(at: place) else { return [] }
    let title = Node.own(screen.title)
    return [
      site.shows(screen)
        ? Node("a", ["href": page.link(to: site.paths.page(of: screen))]) { title } : title
    ] + (screen.origin == .nowhere ? [.text(" "), .badge(ScreenKind.missing.title, .warning)] : [])
  }

  /// Returns the paragraph with everything else a screen leads to.
  private func mentions(at place: Int, _ ways: [Int]) -> [Node] {
    let limit =
      map.screens.count > MapForm.limit ? Self.mentionLimits.many : Self.mentionLimits.few
    var parts: [[Node]] = ways.prefix(limit).map { index in
      let way = map.ways[index]
      return [Node("a", ["href": "#s\(way.to)"]) { Node.own(title(way.to)) }] + way.phrase
    }
    if ways.count > limit { parts.append([.text("\((ways.count - limit).grouped) more")]) }
    if let own = map.ownWays[place] { parts.append([.text("itself")] + own.phrase) }
    if map.showingMenu.contains(place) { parts.append([.text("everything in the menu")]) }
    if map.showingBar.contains(place) { parts.append([.text("the buttons of home’s bar")]) }
    guard !parts.isEmpty else { return [] }
    return [
      Node(
        "p", ["class": "map-more"],
        [.text("Also leads to ")] + parts.enumerated().flatMap { $0 > 0 ? [.text("; ")] + $1 : $1 }
      )
    ]
  }

  private func title(_ place: Int) -> String { map.screen(at: place)?.title ?? "the start" }
}
