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
    try site.pagesAndFiles { $0.isOf(.viewer) }.pages
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

  @Test func `both of two pictures say their windows and where the content begins`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: ["iphone-14-pro", "ipad-9.7"].compactMap(Device.named),
        screens: Set(app.home.map { [$0.key] } ?? []))
    }
    let page = try #require(try viewers(site).first { $0.path.contains("iphone-14-pro") })
    let measures = { (element: Element) in
      element.all.filter { $0["class"] == "viewer-measure" }.map(\.wholeText)
    }
    let state = try #require(page.all("section").first { $0["id"] == "on_top.merged" })
    let first = "393 × 852 pt. Content begins at 98 pt."
    #expect(measures(state) == ["\(first) 1,231 pt below."])
    let second = { (name: String) in
      page.all("div").first { $0["class"] == "second second-\(name)" }
    }
    let same = try measures(#require(second("on_top-merged")))
    #expect(same.count == 2 && same.first == first)
    #expect(
      same.last?.hasPrefix("iPad 9.7 / mini 5: 768 × 1024 pt. Content begins at ") == true,
      "\(same)")
    let over = try measures(#require(second("overlay-merged")))
    #expect(
      over.first
        == "393 × 852 pt. Content begins at the top; the bar covers its first 98 pt.", "\(over)")
    #expect(try measures(#require(second("full"))).isEmpty)
  }

  @Test func `the second picture is chosen by short names in groups`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: ["iphone-17", "ipad-9.7", "apple-tv-4k", "iphone-8"].compactMap(Device.named),
        orientations: [.portrait, .landscape], screens: Set(app.home.map { [$0.key] } ?? []))
    }
    for page in try viewers(site) {
      let questions = page.all("details").filter { $0["class"] == "menu compare" }
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
      #expect(labels.contains("Tablets iPad 9.7"))
      // Each phone and tablet is there both ways, and the TV once.
      let ways = page.path.contains("landscape") ? "portrait" : "landscape"
      #expect(labels.count == 7 && labels.count { $0.hasSuffix(", \(ways)") } == 3, "\(labels)")
    }
  }

  @Test func `nothing is said about the status bar of a TV, which it does not have`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: ["iphone-17", "apple-tv-4k"].compactMap(Device.named),
        screens: Set(app.home.map { [$0.key] } ?? []))
    }
    var count = 0
    for page in try viewers(site) {
      let isOfTV = page.path.contains("apple-tv")
      let headings = page.all("section").filter { $0["class"]?.hasPrefix("state") == true }
        .flatMap(\.all).filter { $0.name == "h2" }.map(\.wholeText)
      let captions = page.all("div").filter { $0["class"]?.hasPrefix("second ") == true }
        .flatMap(\.all).filter { $0["class"]?.hasPrefix("held") == true && $0.name == "span" }
        .map(\.wholeText)
      // A caption names the device only if it is another one.
      let areOfTV = captions.map { isOfTV ? !$0.contains("iPhone") : $0.contains("TV") }
      let ofTV = (isOfTV ? headings : []) + zip(captions, areOfTV).filter(\.1).map(\.0)
      let others = (isOfTV ? [] : headings) + zip(captions, areOfTV).filter { !$0.1 }.map(\.0)
      #expect(!ofTV.contains { $0.contains("status bar") }, "\(page.path): \(ofTV)")
      #expect(others.contains { $0.contains("status bar") }, "\(page.path): \(others)")
      count += ofTV.count
    }
    #expect(count > 6)
  }

  @Test func `a device held the other way comes right after the device itself`() throws {
    let site = try SiteOfApp.named("newsroom") { _ in
      VariantAxes(
        devices: ["iphone-17", "ipad-9.7", "apple-tv-4k"].compactMap(Device.named),
        orientations: [.portrait, .landscape])
    }
    for held in site.devices {
      let titles = site.viewedDevices(around: held)
      let index = try #require(titles.firstIndex(of: held))
      guard let rotated = site.rotated(held) else { continue }
      #expect(titles[index + 1] == rotated)
      #expect(Set(titles).count == titles.count)
    }
    let page = try #require(
      try viewers(site).first { $0.path == "screens/home/iphone-17-landscape/view.xhtml" })
    let labels = page.all("label").map(\.wholeText)
    #expect(labels.contains("Phones iPhone 17") && labels.contains("Phones iPhone 17, portrait"))
  }

  @Test func `that the status bar can hardly be read is said once`() throws {
    var count = 0
    for page in try viewers(SiteOfApp.named("qa-app")) {
      for state in page.all("section") where state["class"]?.hasPrefix("state") == true {
        let text = state.wholeText
        let times = text.split(separator: "can hardly be read").count - 1
        #expect(times <= 1 && !text.contains("glyphs on"), "\(page.path): \(text)")
        let isNumbered = state.all.contains { element in
          element["class"] == "lint-list" && element.wholeText.contains("hardly")
        }
        if isNumbered { count += 1 }
      }
    }
    #expect(count > 0)
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
