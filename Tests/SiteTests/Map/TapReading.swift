import AppModel
import Markup
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
    let picture: [String]
    let menu: [String]
    let opensMenu: Bool

    init(_ page: PageReading) {
      let inMenu = page.elements.filter(\.isMenu).flatMap(\.elements).flatMap(\.drawnLinks)
      let inPicture = page.root.drawnLinks
      let paths = { (links: [Element]) in
        links.compactMap { link -> String? in
          let target = page.target(of: link["href"] ?? "")
          return target.path == page.path ? nil : target.path
        }
      }
      picture = paths(inPicture)
      self.menu = paths(inMenu)
      opensMenu = inPicture.contains { page.target(of: $0["href"] ?? "").fragment == "menu" }
    }
  }

  /// A page, with its menu closed or open.
  private struct State: Hashable {
    let page: String
    let isMenuOpen: Bool
  }

  init(of site: Site) throws {
    let held = try #require(site.prototypes.first)
    let start = try #require(site.prototypeStart(on: held)).text
    let (pages, _) = try site.pagesAndFiles { task in
      if case .document(.page(.prototype(_, let device))) = task {
        site.devices[device] == held
      } else {
        false
      }
    }
    let shown = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, Shown($0)) })
    var found = [State(page: start, isMenuOpen: false): 0]
    var level = Array(found.keys)
    var taps = 0
    while !level.isEmpty {
      taps += 1
      var next: Set<State> = []
      for state in level {
        let page = try #require(shown[state.page])
        for path in state.isMenuOpen ? page.menu : page.picture {
          next.insert(State(page: path, isMenuOpen: false))
        }
        if !state.isMenuOpen, page.opensMenu {
          next.insert(State(page: state.page, isMenuOpen: true))
        }
      }
      level = next.filter { found[$0] == nil }
      for state in level { found[state] = taps }
    }
    let closed = found.filter { !$0.key.isMenuOpen }
    counts = Dictionary(uniqueKeysWithValues: closed.map { ($0.key.page, $0.value) })
  }
}

extension Element {
  fileprivate var isMenu: Bool { self["id"] == "menu" }

  /// The links in the drawings inside, except those of the menu, those that lead back, and those that
  /// open nothing.
  fileprivate var drawnLinks: [Element] {
    guard name == "svg" else { return isMenu ? [] : elements.flatMap(\.drawnLinks) }
    return all.filter { $0.name == "a" && !["back", "dead"].contains($0["class"]) }
  }
}
