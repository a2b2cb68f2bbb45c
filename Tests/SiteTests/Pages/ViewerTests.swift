import AppLayout
import AppModel
import Markup
import Publishing
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Site

/// The viewers: each picture has an element with an id, and links keep what they do not change.
struct ViewerTests {
  /// The viewers of a site by their paths, each with its states from first to last.
  private func viewers(
    _ site: Site
  ) throws -> [String: (page: PageReading, states: [Element])] {
    let (pages, _) = try site.pagesAndFiles { task in
      if case .viewer = task { true } else { false }
    }
    #expect(pages.count == site.screens.count * site.devices.count)
    return Dictionary(
      uniqueKeysWithValues: pages.map { page in
        (page.path, (page, page.all("section").filter { $0.classes.contains("state") }))
      })
  }

  @Test func `each picture of a screen is in exactly one state of one viewer`() throws {
    let site = try SiteOfApp.named("newsroom", themes: ["paper", "anatomy"])
    let shown = try viewers(site).values.flatMap { viewer in
      viewer.states.flatMap { state in
        state.all.filter { $0.name == "img" }.compactMap { $0["src"] }
          .map { viewer.page.target(of: $0).path }
      }
    }
    let drawn = try site.plan().tasks.flatMap(site.documents)
      .filter { [.variant, .full, .entrance].contains($0.subject.kind) }.map(\.path.text)
    #expect(drawn.count > 200)
    #expect(shown.sorted() == drawn.sorted())
  }

  @Test func `the configured state comes last, and is the first in the list of choices`() throws {
    let site = try SiteOfApp.named("newsroom")
    for (_, viewer) in try viewers(site) {
      let first = try #require(viewer.states.last)
      #expect(viewer.states.filter { $0.classes.contains("first") } == [first])
      #expect(first.wholeText.contains("As configured"))
      #expect(viewer.states.filter { $0.wholeText.contains("As configured") } == [first])
    }
  }

  @Test func `every link to a viewer keeps the state if it exists there`() throws {
    let site = try SiteOfApp.named("newsroom", themes: ["paper", "anatomy"])
    let viewers = try viewers(site)
    var kept = 0
    for (path, viewer) in viewers {
      for state in viewer.states {
        let id = try #require(state["id"])
        for link in state.all.filter({ $0.name == "a" }) {
          let target = viewer.page.target(of: try #require(link["href"]))
          guard let other = viewers[target.path], target.path != path else { continue }
          let ids = other.states.compactMap { $0["id"] }
          let looks = id.hasSuffix(".anatomy") ? ids.filter { $0.hasSuffix(".anatomy") } : ids
          #expect(target.fragment.map(looks.contains) == true)
          #expect(!ids.contains(id) || target.fragment == id, "\(path)#\(id) to \(target)")
          kept += target.fragment == id ? 1 : 0
        }
      }
    }
    #expect(kept > 500)
  }

  @Test func `a viewer lists the devices around its own, and links to all`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: Array(Device.all.prefix(20)), placements: [.onTop], statusBars: [.hidden],
        screens: Set(app.home.map { [$0.key] } ?? []))
    }
    for (path, viewer) in try viewers(site) {
      let state = try #require(viewer.states.last)
      let links = state.all.filter { $0.name == "a" }
      let devices = links.filter { $0["href"]?.hasSuffix("view.xhtml#on_top.hidden") == true }
      #expect(devices.count == 11, "\(path)")
      #expect(links.contains { $0.wholeText == "All 20" })
    }
  }
}

extension Element {
  fileprivate var classes: [Substring] { self["class"]?.split(separator: " ") ?? [] }
}
