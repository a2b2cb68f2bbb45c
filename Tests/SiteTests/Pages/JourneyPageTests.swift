import AppModel
import Markup
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
    var texts = try FixtureApp.contents("Apps/\(name)").compactMapValues { content -> String? in
      if case .bytes(let bytes) = content { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
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

  @Test(arguments: apps)
  func `following what is next takes as many taps as the page says, to the end`(
    name: String
  ) throws {
    let site = try site(of: name)
    let (pages, _) = try site.pagesAndFiles { task in
      if case .document(.page(.journeyStep)) = task { true } else { false }
    }
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
        let next = page.elements.filter { $0.name == "a" && $0["class"] == "next" }
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
    let (pages, files) = try site.pagesAndFiles { task in
      if case .document(.page(.journeys)) = task { true } else { false }
    }
    let page = try #require(pages.first)
    let strips = page.elements.filter { $0["class"] == "film-strip" }
    let counts = site.journeys.flatMap { $0.outcomes.compactMap(\.taps) }
    #expect(strips.count == counts.count)
    for (strip, taps) in zip(strips, counts) {
      let scenes = strip.elements.filter { $0.name == "li" }
      #expect(scenes.count == taps + 1)
      for (number, scene) in scenes.enumerated() {
        let images = scene.all.filter { $0.name == "image" }
        #expect(images.count == 1)
        #expect(images.allSatisfy { files.contains(page.target(of: $0["href"] ?? "").path) })
        // A screen without a bar does not draw what goes back.
        #expect(
          (number < taps) == scene.all.contains { $0["class"] == "film-tap" },
          "\(scene.wholeText)")
      }
    }
  }

  @Test func `an app without journeys has no page of them`() throws {
    let site = try SiteOfApp.named("tab-bar")
    #expect(site.journeyPages.isEmpty)
    #expect(site.journeysPart(seenFrom: .journeys) == nil)
  }
}
