import AppModel
import Markup
import PageParts
import SiteFiles
import Testing

@testable import Site

/// A walk through the built pages of a prototype, by the links in their pictures and in their
/// menus. It knows nothing of how an app is read or laid out.
struct TapReading {
  /// How many taps each page is from the start, by its path.
  let counts: [String: Int]

  /// What is shown on a page, and where its links lead.
  private struct Shown {
    let picture: [Target]
    let menu: [Target]
    let opensMenu: Bool
    /// What is below other tabs than the first, of which people choose one.
    let otherTabs: [Target]
    /// Where the buttons of a step lead on, by their ids.
    let continuing: [String: Target]

    /// A page, and the place in it.
    typealias Target = (path: String, fragment: String?)

    init(_ page: PageReading) {
      let inMenu = page.elements.filter(\.isMenu).flatMap(\.elements).flatMap(\.drawnLinks)
      let inPicture = page.root.drawnLinks
      let below = page.elements.filter(\.isBelowOtherTab).flatMap(\.elements).flatMap(\.drawnLinks)
      let paths = { (links: [Element]) in
        links.compactMap { link -> Target? in
          let target = page.target(of: link["href"] ?? "")
          return target.path == page.path && target.fragment?.hasPrefix("to-") != true
            ? nil : target
        }
      }
      let steps = page.elements.filter { $0["class"] == "continue ahead" }
      continuing = Dictionary(
        uniqueKeysWithValues: steps.map { ($0["id"] ?? "", page.target(of: $0["href"] ?? "")) })
      picture = paths(inPicture)
      self.menu = paths(inMenu)
      otherTabs = paths(below)
      opensMenu = inPicture.contains { page.target(of: $0["href"] ?? "").fragment == "menu" }
    }
  }

  /// A page, with its menu closed or open, or with another tab chosen.
  private struct State: Hashable {
    let page: String
    let shows: Part

    enum Part { case picture, menu, otherTabs }
  }

  init(of site: Site) throws {
    let held = try #require(site.prototypes.first)
    let address = try #require(site.prototypeStart(on: held, seenFrom: SitePart.map.path))
    let parts = address.split(separator: "#").map(String.init)
    let (pages, _) = try site.pagesAndFiles {
      $0.isOf(.prototype) && site.devices[$0.device] == held
    }
    let shown = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, Shown($0)) })
    // Steps lead on without a tap.
    let passed = { (first: Shown.Target) in
      var states: [State] = []
      var target: Shown.Target? = first
      while let place = target {
        states.append(State(page: place.path, shows: .picture))
        target = place.fragment.flatMap { shown[place.path]?.continuing[$0] }
      }
      return states
    }
    var level = passed((parts[0], parts.count > 1 ? parts[1] : nil))
    var found = Dictionary(uniqueKeysWithValues: level.map { ($0, 0) })
    var taps = 0
    while !level.isEmpty {
      taps += 1
      var next: Set<State> = []
      for state in level {
        let page = try #require(shown[state.page])
        let paths =
          switch state.shows {
          case .picture: page.picture
          case .menu: page.menu
          case .otherTabs: page.otherTabs
          }
        for path in paths { next.formUnion(passed(path)) }
        guard state.shows == .picture else { continue }
        if page.opensMenu { next.insert(State(page: state.page, shows: .menu)) }
        if !page.otherTabs.isEmpty { next.insert(State(page: state.page, shows: .otherTabs)) }
      }
      level = next.filter { found[$0] == nil }
      for state in level { found[state] = taps }
    }
    let closed = found.filter { $0.key.shows == .picture }
    counts = Dictionary(uniqueKeysWithValues: closed.map { ($0.key.page, $0.value) })
  }
}

extension Element {
  fileprivate var isMenu: Bool { self["id"] == "menu" }

  fileprivate var isBelowOtherTab: Bool {
    let classes = self["class"] ?? ""
    return classes.hasPrefix("sheet below-") && classes != "sheet below-1"
  }

  /// The links in the drawings inside, except those of the menu, those that lead back, and those that
  /// open nothing.
  fileprivate var drawnLinks: [Element] {
    guard name == "svg" else {
      return isMenu || isBelowOtherTab ? [] : elements.flatMap(\.drawnLinks)
    }
    return all.filter { $0.name == "a" && !["back", "dead"].contains($0["class"]) }
  }
}
