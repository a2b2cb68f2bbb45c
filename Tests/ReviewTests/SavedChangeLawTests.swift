import AppLayout
import AppModel
import Site
import Support
import Testing
import Wireframe

@testable import Review

/// What a save changed is looked for only on screens that its edits can reach.
@Suite struct `Saves of random edits` {
  @Test(arguments: LawCount.seeds(60))
  func `no picture changes on a screen that a save does not reach`(seed: UInt64) throws {
    let pair = try RandomEdit.pair(of: LawCount.app(seed), seed: seed)
    try Self.check(pair, "\(seed)")
    try Self.check(pair.reversed, "\(seed), reversed")
  }

  @Test(arguments: [
    #""item_limit": "4""#, #""title": "Sections""#, #""name": "Watch""#, #""state": "on_top""#,
  ])
  func `an edit of home, its menu or a name reaches what shows it`(text: String) throws {
    let before = try FixtureApp.contents("Apps/newsroom")
    let rivers = String(decoding: try #require(before["rivers.json"]?.bytes), as: UTF8.self)
    let place = try #require(rivers.firstRange(of: text))
    var changed = before
    // A longer text, so that everything after it is elsewhere in the file.
    let other = text.replacing("on_top", with: "hidden").replacing("4", with: "12")
      .replacing("Sections", with: "All sections").replacing("Watch", with: "To watch")
    let edited = rivers[..<place.lowerBound] + other + rivers[place.upperBound...]
    changed["rivers.json"] = .bytes(Array(edited.utf8))
    let pair = ReviewCase(old: AppFiles(before), new: AppFiles(changed))
    try Self.check(pair, text)
    try Self.check(pair.reversed, text)
  }

  @Test func `an edit of what home shows reaches home and what it fills, though all lines move`()
    throws
  {
    let limit =
      #""14491", "type": "APPLICASTER_COLLECTION" },\n        "rules": { "item_limit": "4"#
      .replacing(#"\n"#, with: "\n")
    let pair = try ReviewCase(
      editing: "rivers.json", replacing: limit, with: limit.dropLast() + "12")
    let saved = SavedChange(from: try pair.side(pair.old), to: try pair.side(pair.new))
    let screens = try pair.side(pair.new).app.screens.filter {
      saved.screens?.contains($0.key) ?? true
    }
    #expect(screens.map(\.title) == ["Home", "In depth"])
  }

  @Test(arguments: ["newsroom", "own-families", "museum"])
  func `a file that comes or goes reaches what shows it`(app: String) throws {
    let whole = try FixtureApp.contents("Apps/\(app)")
    for name in whole.keys.sorted() where name != "rivers.json" {
      let pair = ReviewCase(old: AppFiles(whole.filter { $0.key != name }), new: AppFiles(whole))
      try Self.check(pair, "\(name) comes")
      try Self.check(pair.reversed, "\(name) goes")
    }
  }

  @Test func `pictures are counted as a comparison counts them`() throws {
    let pair = try ReviewCase(
      editing: "rivers.json", replacing: #""item_limit": "4""#, with: #""item_limit": "2""#)
    let sites = try [pair.side(pair.old), pair.side(pair.new)].map(Self.site)
    let changes = SitePictureHashes(of: sites[1], jobs: 2)
      .changes(since: SitePictureHashes(of: sites[0], jobs: 2))
    let compared = sites[1].comparablePictures()
    #expect(changes.count == changes.paths.count { compared[$0] != nil })
    #expect(changes.count > 0 && changes.count < changes.paths.count)
  }

  private static func site(of side: ReviewedApp) throws -> Site {
    Site(
      of: side.app, named: "app",
      axes: VariantAxes(devices: [try #require(Device.named("iphone-se-1"))]),
      themes: [try #require(Theme.named("paper"))], sources: side.reading.sources,
      diagnostics: [])
  }

  private static func check(_ pair: ReviewCase, _ name: String) throws {
    let (old, new) = (try pair.side(pair.old), try pair.side(pair.new))
    let sites = try [old, new].map(site)
    let before = SitePictureHashes(of: sites[0], jobs: 2)
    let saved = SavedChange(from: old, to: new)
    let reached = SitePictureHashes(of: sites[1], after: before, on: saved.screens, jobs: 2)
    let all = SitePictureHashes(of: sites[1], jobs: 2)
    #expect(
      reached.changes(since: before) == all.changes(since: before),
      "\(name): \(saved.sentence ?? "nothing")")
  }
}
