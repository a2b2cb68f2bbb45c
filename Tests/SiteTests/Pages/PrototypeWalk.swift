import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Testing

@testable import Site

/// The prototype of a site as a graph of its pages, by their paths.
struct PrototypeWalk {
  let readings: [PageReading]
  let pages: [String: Steps]
  let start: String
  /// The pages of the screens that the map reaches from the start.
  let mapped: Set<String>
  /// The pages of screens that the app's root opens, such as its tabs.
  let roots: Set<String>

  /// Where a page leads.
  struct Steps {
    /// The pages that boxes of its drawings lead to.
    let drawn: Set<String>
    /// The same with those that its other links lead to.
    let all: Set<String>
    /// The pages before which it is a step.
    let continuing: Set<String>
    /// The page that it goes back to.
    let back: String?
  }

  init(of site: Site) throws {
    let held = try #require(site.prototypes.first)
    let address = try #require(site.prototypeStart(on: held, seenFrom: SitePart.map.path))
    start = String(address.prefix { $0 != "#" })
    let (readings, _) = try site.pagesAndFiles { $0.isOf(.prototype) }
    self.readings = readings
    let path = { (screen: Screen) in
      site.paths.prototype(of: screen, on: held).text
    }
    let map = site.map
    mapped = Set(map.reached.compactMap { map.screen(at: $0) }.map(path))
    roots = Set(
      site.screens.filter { site.app.entrance(of: $0) == .root }.map(path))
    pages = Dictionary(uniqueKeysWithValues: readings.map { ($0.path, Steps(of: $0)) })
  }

  /// Whether a page leads to another one, or to a step that leads on to it.
  func opens(_ page: String, from start: String) -> Bool {
    let steps = pages[start]?.all ?? []
    return steps.contains(page) || steps.contains { pages[$0]?.continuing.contains(page) == true }
  }

  /// Returns the pages that can be reached from the start.
  func reached(by steps: (Steps) -> Set<String>) -> Set<String> {
    var found: Set<String> = [start]
    var next = [start]
    while let page = next.popLast() {
      for path in pages[page].map(steps) ?? [] where found.insert(path).inserted {
        next.append(path)
      }
    }
    return found
  }
}

extension PrototypeWalk.Steps {
  fileprivate init(of page: PageReading) {
    let links = page.elements.filter { $0.name == "a" && $0["href"] != nil }
    let inside = page.elements.filter { $0.name == "svg" }.flatMap(\.all).filter { $0.name == "a" }
    let folder = page.path.prefix(through: page.path.lastIndex(of: "/") ?? page.path.startIndex)
    let target = { (link: Element) -> String? in
      let path = page.target(of: link["href"] ?? "").path
      return path.hasPrefix(folder) && path != page.path ? path : nil
    }
    // The way to the start is not a way of the app.
    let forward = { (links: [Element]) in
      Set(links.filter { $0["class"] != "back" && $0.wholeText != "Start" }.compactMap(target))
    }
    self.init(
      drawn: forward(inside), all: forward(links),
      continuing: forward(links.filter { $0["class"] == "continue ahead" }),
      back: links.first { $0["class"] == "back" }.flatMap(target))
  }
}
