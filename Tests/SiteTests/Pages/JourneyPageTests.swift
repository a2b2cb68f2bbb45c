import AppModel
import Markup
import PageParts
import SiteFiles
import Support
import Testing

@testable import AppLayout
@testable import Site

/// The pages of journeys to every screen of an app, by what their links and pictures say.
struct JourneyPageTests {
  private static let apps = [
    "newsroom", "tab-bar", "rtl", "nested-menu", "two-level-menu", "single-tv", "quick-brick",
    "footers", "presentations",
  ]

  /// Returns the site of an app with a journey from home to each of its screens.
  private func site(of name: String) throws -> Site {
    var texts = try FixtureApp.texts("Apps/\(name)")
    let screens = try SiteOfApp.named(name).app.screens.filter { !$0.isMissing }
    let journeys = screens.enumerated().map { number, screen in
      #"{"name": "Journey \#(number)", "to": "\#(screen.slug)"}"#
    }
    texts["riverbed.json"] = """
      {"devices": \(name == "single-tv" ? "[\"apple-tv-4k\"]" : "[\"iphone-se-1\", \"ipad-9.7\"]"),
       "journeys": [\(journeys.joined(separator: ","))]}
      """
    return try SiteOfApp.with(texts)
  }

  @Test func `a journey that no one can follow is on the page, with the screens that are missing`()
    throws
  {
    var texts = try FixtureApp.texts("Apps/newsroom")
    texts["riverbed.json"] = """
      {"journeys": [{"name": "Pay", "from": "cart", "through": ["watch", "cart"], "to": "till"}]}
      """
    let site = try SiteOfApp.with(texts)
    #expect(site.lostJourneys.map { $0.missing.map(\.value) } == [["cart", "cart", "till"]])
    let text = PageOutline(site.journeysPage).text
    #expect(text.contains("Pay Broken"))
    #expect(text.contains("the app has no screen called “cart” or “till”."))
    #expect(site.frameParts.last == .journeys)
    let pages = site.allTasks().filter { $0.isOf(.journeys) || $0.isOf(.journeySteps) }
    #expect(pages.flatMap(site.documents).count == 1)
  }

  @Test(arguments: apps)
  func `following what is next takes as many taps as the page says, to the end`(
    name: String
  ) throws {
    let site = try site(of: name)
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.journeySteps) }
    let read = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
    let device = try #require(site.devices.elementIndices.first)
    var visited = 0
    for journey in site.journeys {
      guard let taps = journey.outcomes[device.index].taps else {
        #expect(read[site.path(of: journey, step: 0, on: device).text] == nil)
        continue
      }
      var path = site.path(of: journey, step: 0, on: device).text
      var count = 0
      while let page = read[path] {
        visited += 1
        let next = page.elements.filter { $0.name == "a" && $0["class"]?.hasPrefix("next") == true }
        let targets = next.map { page.target(of: $0["href"] ?? "") }
        count += targets.count
        guard let other = targets.last(where: { $0.path != path }) else { break }
        #expect(targets.dropLast().allSatisfy { $0.path == path && $0.fragment == "menu" })
        if let fragment = other.fragment {
          #expect(read[other.path]?.ids.contains(fragment) == true, "\(other)")
        }
        // The link in the note leads to the same step.
        #expect(
          page.elements.contains { link in
            link["class"] == "journey-next"
              && page.target(of: link["href"] ?? "").path == other.path
          })
        path = other.path
      }
      #expect(count == taps, "\(journey.name)")
      let end = try #require(read[path])
      let heading = end.elements.first { $0.name == "h1" }?.wholeText
      #expect(heading == journey.stops.screens.last?.title, "\(journey.name)")
    }
    #expect(visited >= site.journeys.count)
  }

  @Test(arguments: apps)
  func `every picture but the last outlines what is tapped, and exists`(name: String) throws {
    let site = try site(of: name)
    let (pages, files) = try site.pagesAndFiles { $0.isOf(.journeys) }
    let page = try #require(pages.first)
    let strips = page.elements.filter { $0["class"] == "film-strip" }
    let counts = site.journeys.flatMap { $0.outcomes.compactMap(\.taps) }
    #expect(strips.count == counts.count)
    for (strip, taps) in zip(strips, counts) {
      let scenes = strip.elements.filter { $0.name == "li" }
      #expect(scenes.count == taps + 1)
      for (number, scene) in scenes.enumerated() {
        let pictures = scene.all.filter { $0["class"]?.hasPrefix("film-picture") == true }
        #expect(pictures.count == 1)
        // A screen that was scrolled is drawn.
        let images = pictures.flatMap(\.all).filter { $0.name == "image" }
        #expect(
          (images.count == 0)
            == (scene.wholeText.contains("Scroll the ")
              && !scene.wholeText.contains("Scroll the menu")))
        #expect(images.allSatisfy { files.contains(page.target(of: $0["href"] ?? "").path) })
        // A screen without a bar does not draw what goes back.
        #expect(
          (number < taps) == scene.all.contains { $0["class"] == "film-tap" },
          "\(scene.wholeText)")
      }
    }
  }

  @Test func `what comes before a screen comes on its journey, too`() throws {
    var texts = try FixtureApp.texts("Apps/hooks")
    texts["riverbed.json"] = #"""
      {"devices": ["iphone-se-1", "apple-tv-hd"], "journeys": [{"name": "Join", "to": "members"}]}
      """#
    let site = try SiteOfApp.with(texts)
    let journey = try #require(site.journeys.first)
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.journeys) || $0.isOf(.journeySteps) }
    let read = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
    let words = try #require(read[SitePart.journeys.path.text]).elements
      .filter { $0["class"] == "film-name" }.map(\.wholeText)
    #expect(words.count { $0 == "Members, after Welcome and Parent Lock the first time" } == 2)
    for (device, noun) in zip(site.devices.elementIndices, ["tap", "selection"]) {
      let start = try #require(read[site.path(of: journey, step: 0, on: device).text])
      let note = try #require(start.elements.first { $0["class"] == "journey-note" }).wholeText
      #expect(note.contains("\(noun) 1 of 1"), "\(note)")
      let link = try #require(start.elements.first { $0["class"] == "journey-next" })
      let end = site.path(of: journey, step: 1, on: device).text
      var place = start.target(of: link["href"] ?? "")
      let page = try #require(read[end])
      var steps: [String] = []
      while place.fragment?.hasPrefix("step-") == true {
        #expect(place.path == end)
        let step = try #require(page.elements.first { $0["id"] == place.fragment })
        steps.append(place.fragment ?? "")
        let leadingOn = try #require(step.all.first { $0["class"] == "continue" })
        place = page.target(of: leadingOn["href"] ?? "")
      }
      #expect(steps == ["step-1", "step-2"])
      #expect(place.path == end && place.fragment == PlayedScreen.screenID)
    }
  }

  @Test func `an app without journeys has no page of them`() throws {
    let site = try SiteOfApp.named("tab-bar")
    #expect(!site.allTasks().contains { $0.isOf(.journeys) || $0.isOf(.journeySteps) })
    #expect(!site.frameParts.contains(.journeys))
  }
}
