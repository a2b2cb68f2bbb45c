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
  /// Returns the viewers of a site by their paths, each with its states from first to last.
  private func viewers(
    _ site: Site
  ) throws -> [String: (page: PageReading, states: [Element])] {
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.viewer) }
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
    #expect(Set(shown) == Set(drawn))
    // Screens whose bar is forced show pictures again, for bars that only other screens have.
    let counts = shown.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let forced = site.screens.filter { site.app.forcedPlacement(of: $0) != nil }
    #expect(!forced.isEmpty)
    for (path, count) in counts where count > 1 {
      #expect(forced.contains { path.contains("/\(site.paths[$0].text)/") }, "\(path)")
    }
  }

  @Test func `the configured state comes last, and is the first in the list of choices`() throws {
    let site = try SiteOfApp.named("newsroom")
    for (_, viewer) in try viewers(site) {
      let first = try #require(viewer.states.last)
      #expect(viewer.states.filter { $0.classes.contains("first") } == [first])
      #expect(first.wholeText.contains("As configured"))
      // Bars that the device does not have show the configured picture too.
      let pictures = { (state: Element) in
        state.all.filter { $0.name == "img" }.compactMap { $0["src"] }
      }
      for state in viewer.states {
        #expect(
          state.wholeText.contains("As configured") == (pictures(state) == pictures(first)))
      }
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
          #expect(target.fragment.map(ids.contains) == true)
          #expect(!ids.contains(id) || target.fragment == id, "\(path)#\(id) to \(target)")
          kept += target.fragment == id ? 1 : 0
        }
      }
    }
    #expect(kept > 200)
  }

  @Test func `bars that a screen cannot have stay chosen on the way through it`() throws {
    let site = try SiteOfApp.named("newsroom")
    let settings = try #require(site.screens.first { site.app.forcedPlacement(of: $0) != nil })
    let forced = try viewers(site).filter { $0.key.contains("/\(site.paths[settings].text)/") }
    #expect(!forced.isEmpty)
    for (path, viewer) in forced {
      let state = try #require(viewer.states.first { $0["id"] == "overlay.hidden" })
      // The picture has the bar that the screen always has, and the status bar that was chosen.
      let picture = try #require(state.all.first { $0.name == "img" }?["src"])
      #expect(picture == "on_top.hidden.svg", "\(path)")
      #expect(state.wholeText.contains("Always on top"))
      let steps = state.all.filter { $0["data-step"] != nil }
      #expect(!steps.isEmpty)
      #expect(steps.allSatisfy { $0["href"]?.hasSuffix("#overlay.hidden") == true }, "\(path)")
    }
  }

  @Test func `what is marked as shown leads to itself`() throws {
    let site = try SiteOfApp.named("newsroom", themes: ["paper", "night"])
    for (path, viewer) in try viewers(site) {
      for state in viewer.states where state["id"]?.contains(".") == true {
        let id = try #require(state["id"])
        let marked = state.all.filter { $0["aria-current"] == "true" }
        #expect(marked.count >= 2)
        #expect(
          marked.allSatisfy { $0["href"]?.hasSuffix("#\(id)") ?? ($0.name == "strong") },
          "\(path)#\(id)")
      }
    }
  }

  @Test func `each viewer leads to the prototype, on its own device or the one that has it`() throws
  {
    let site = try SiteOfApp.named("newsroom")
    for (path, viewer) in try viewers(site) {
      let state = try #require(viewer.states.last)
      let play = try #require(
        state.all.first {
          $0.name == "a" && $0.wholeText.hasPrefix("Play")
        })
      let held = try #require(site.devices.first { path.contains("/\(site.paths[$0].text)/") })
      let played = try #require(
        site.prototypes.first { $0 == held }
          ?? site.prototypes.first { $0.device.deviceClass == held.device.deviceClass })
      #expect(play.wholeText == (played == held ? "Play" : "Play on \(played.title)"))
      let folder = "play/\(site.paths[played].text)/"
      #expect(viewer.page.target(of: play["href"] ?? "").path.hasPrefix(folder))
    }
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
      #expect(links.contains { $0.wholeText == "All 20 devices" })
    }
  }

  @Test func `the menu of devices has groups and keeps the picture, and a switch rotates it`()
    throws
  {
    let site = try SiteOfApp.named("newsroom", themes: ["paper", "night"]) { app in
      VariantAxes(
        devices: ["iphone-17", "iphone-se-1", "ipad-9.7", "apple-tv-4k"].compactMap(Device.named),
        orientations: [.portrait, .landscape], screens: Set(app.home.map { [$0.key] } ?? []))
    }
    for (path, viewer) in try viewers(site) {
      for state in viewer.states {
        let id = try #require(state["id"])
        let menu = try #require(state.all.first { $0["class"] == "device-menu" })
        let groups = menu.all.filter { $0.name == "ul" }
        #expect(groups.map { $0["aria-label"] } == ["Phones", "Tablets", "TVs"])
        #expect(groups.map { $0.all.filter { $0.name == "li" }.count } == [2, 1, 1])
        let rotations = menu.elements.filter { $0.name == "a" }
        let isTV = path.contains("apple-tv-4k")
        #expect(rotations.count == (isTV ? 0 : 1), "\(path)")
        let isWide = path.contains("-landscape/")
        for link in rotations {
          #expect(link.wholeText == "Rotate to \(isWide ? "portrait" : "landscape")")
          #expect(link["href"]?.hasSuffix("view.xhtml#\(id)") == true)
        }
        // Each device is held like this one.
        let phones = groups[0].all.compactMap { $0["href"] }
        #expect(isTV || phones.allSatisfy { $0.contains("-landscape/") == isWide }, "\(path)")
      }
    }
  }

  @Test func `the second picture is one of any device in the menu`() throws {
    let site = try SiteOfApp.named("newsroom", themes: ["paper", "night"])
    for (path, viewer) in try viewers(site) {
      let seconds = viewer.page.all("div").filter { $0.classes.contains("second") }
      #expect(!seconds.isEmpty)
      for second in seconds {
        let pictures = second.all.filter { $0.name == "img" }
        #expect(pictures.count == site.devices.count * site.themes.count, "\(path)")
        for held in site.devices {
          let folder = "/\(site.paths[held].text)/"
          let shown = pictures.filter {
            viewer.page.target(of: $0["src"] ?? "").path.contains(folder)
          }
          #expect(shown.count == site.themes.count, "\(path)")
        }
      }
    }
  }
}

extension Element {
  fileprivate var classes: [Substring] { self["class"]?.split(separator: " ") ?? [] }
}
