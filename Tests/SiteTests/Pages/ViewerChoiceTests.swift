import AppLayout
import AppModel
import Markup
import SiteFiles
import Support
import Testing

@testable import Site

/// What viewers offer to compare and to hide.
struct ViewerChoiceTests {
  private func viewers(_ site: Site) throws -> [PageReading] {
    try site.pagesAndFiles { task in
      if case .document(.page(.viewer)) = task { true } else { false }
    }.pages
  }

  @Test func `the second picture of the full content is the full content of every device`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: ["iphone-17", "ipad-9.7", "apple-tv-4k"].compactMap(Device.named),
        orientations: [.portrait, .landscape], screens: Set(app.home.map { [$0.key] } ?? []))
    }
    let pages = try viewers(site)
    // The size of each device's full content, as its own viewer has it.
    var sizes: [String: [String?]] = [:]
    for page in pages {
      let state = try #require(page.all("section").first { $0["id"] == "full" })
      let picture = try #require(state.all.first { $0.name == "img" })
      sizes[page.target(of: picture["src"] ?? "").path] = [picture["width"], picture["height"]]
    }
    #expect(sizes.count == 5)
    for page in pages {
      let second = try #require(page.all("div").first { $0["class"] == "second second-full" })
      let pictures = second.all.filter { $0.name == "img" }
      #expect(pictures.count >= 3)
      for picture in pictures {
        let path = page.target(of: picture["src"] ?? "").path
        #expect(sizes[path] == [picture["width"], picture["height"]], "\(page.path): \(path)")
      }
      let titles = second.all.filter { $0["class"]?.hasPrefix("held") == true && $0.name == "span" }
      #expect(titles.allSatisfy { $0.wholeText.hasPrefix("Full content") }, "\(page.path)")
    }
  }

  @Test func `the second picture is chosen by short names in groups`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: ["iphone-17", "iphone-8", "ipad-9.7", "apple-tv-4k"].compactMap(Device.named),
        orientations: [.portrait, .landscape], screens: Set(app.home.map { [$0.key] } ?? []))
    }
    for page in try viewers(site) {
      let questions = page.all("details").filter { $0["class"] == "compare" }
        .flatMap(\.all).filter { $0.name == "fieldset" }
      try #require(questions.count >= 2, "\(page.path)")
      let groups = { (question: Element) in
        question.all.filter { $0["class"] == "choice-group" }.compactMap {
          $0.elements.first { $0.name == "span" }?.wholeText
        }
      }
      #expect(
        groups(questions[0])
          == ["Bar on top, status bar", "Bar overlay, status bar", "Bar hidden, status bar"])
      #expect(groups(questions[1]) == ["Phones", "Tablets", "TVs"])
      // A label has all its words for those who do not see the group.
      let labels = questions[1].all.filter { $0.name == "label" }.map(\.wholeText)
      #expect(labels.contains("Tablets iPad 9.7 / mini 5"))
      #expect(labels.count { $0.contains("landscape") || $0.contains("portrait") } <= 1)
    }
  }

  @Test func `a TV has its bar where the chosen picture of a phone has it`() throws {
    let site = try SiteOfApp.named("newsroom") { _ in
      VariantAxes(devices: ["iphone-17", "apple-tv-4k"].compactMap(Device.named))
    }
    var found: Set<Placement> = []
    for held in site.devices {
      for screen in site.screens {
        let viewed = ViewedScreen(screen, on: held, in: site)
        for placement in Set(viewed.variants.map(\.placement)) {
          for statusBar in StatusBar.allCases {
            guard case .bars(let shown, _) = viewed.shown(for: .bars(placement, statusBar)) else {
              Issue.record("\(screen.title) shows no bars")
              continue
            }
            #expect(shown == placement)
            if held.device.deviceClass == .tv { found.insert(shown) }
          }
        }
      }
    }
    #expect(found == Set(Placement.allCases))
  }

  @Test(arguments: ["newsroom", "many-buttons", "qa-app"])
  func `numbers can be hidden exactly where a picture has some`(name: String) throws {
    for page in try viewers(SiteOfApp.named(name)) {
      let hasNumbers = page.elements.contains { $0["class"] == "lint-marks" }
      #expect(page.ids.contains("hide-lint") == hasNumbers, "\(page.path)")
    }
  }
}
