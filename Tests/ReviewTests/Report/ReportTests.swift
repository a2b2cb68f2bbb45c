import AppLayout
import AppModel
import Disk
import FoundationEssentials
import Markup
import Publishing
import ReviewPages
import SiteFiles
import Support
import Testing

@testable import Review

@Suite struct `Reports` {
  @Test(arguments: ["bar-hidden", "component-removed", "family-inset", "screen-added", "target"])
  func `a report shows each cause with its edit, and each picture with its findings`(
    name: String
  ) throws {
    let made = try ReportCase(name)
    var lines: [String] = []
    // One page that compares pictures is enough to see how they are made.
    var hasComparison = false
    for (path, page) in try made.pages.sorted(by: { $0.key < $1.key }) {
      let isComparison = !path.hasPrefix("index") && !path.hasPrefix("causes/")
      guard !isComparison || !hasComparison else { continue }
      hasComparison = hasComparison || isComparison
      let main = try #require(page.everything.first { $0.name == "main" })
      lines += ["== \(path)"] + main.outline
    }
    try Golden("Review/\(name).report.txt").expect(lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: [
    "bar-hidden", "component-added", "component-removed", "menu-entry", "screen-renamed",
    "screen-added", "target", "two-unrelated", "plist-inset", "reordered-keys",
  ])
  func `every address leads to a document of the report and a place in it`(name: String) throws {
    let made = try ReportCase(name)
    #expect(made.documents["index.xhtml"] != nil)
    #expect(try made.brokenLinks == [])
    for (path, page) in try made.pages {
      let ids = page.everything.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count, "\(path)")
    }
  }

  @Test func `an edit is quoted with the lines around it and the value that changed`() throws {
    let page = try #require(try ReportCase("family-inset").pages["index.xhtml"])
    let quote = try #require(page.everything.first { $0["class"] == "code quote" })
    let lines = quote.everything.filter { ["span", "del", "ins"].contains($0.name) }
      .filter { $0["class"] == nil }
    #expect(lines.map(\.name).filter { $0 != "span" } == ["del", "ins"])
    #expect(lines.count { $0.name == "span" } == 6)
    let marked = quote.everything.filter { $0.name == "mark" }.map(\.words)
    #expect(marked == ["16", "24"])
    // The indentation that all lines share is left out, and no other.
    let texts = lines.map { line in
      line.children.dropFirst().map { child in
        switch child {
        case .text(let text): text
        case .element(let element): element.words
        }
      }.joined()
    }
    #expect(Set(texts.map { $0.prefix { $0 == " " }.count }) == [0, 2, 4, 6], "\(texts)")
  }

  @Test func `each theme has pages of its own, which open with what changed`() throws {
    let fixture = try ReviewCase("bar-hidden.json")
    let made = try ReportCase(
      of: fixture.report(on: ["iphone-14-pro"], themes: ["paper", "night", "anatomy", "brand"]))
    #expect(try made.brokenLinks == [])
    let pages = try made.pages.filter { $0.key.contains("screens/") }
    #expect(pages.keys.contains { $0.hasPrefix("themes/night/screens/") })
    for (path, page) in pages {
      let states = page.everything.filter { $0["class"] == "compared" }
      let images = states.map { $0.everything.filter { $0.name == "img" } }
      #expect(!images.contains { $0.isEmpty }, "\(path)")
      let differs = states.map { !$0.words.contains("looks the same") }
      #expect(differs == differs.sorted { $0 && !$1 }, "\(path)")
    }
    let shown = made.report.review.pictures.count { $0.subject.screen != nil }
    #expect(pages.values.flatMap(\.everything).count { $0["class"] == "compared" } == shown)
  }

  @Test func `both sides of a tall picture have one scale`() throws {
    let rivers = String(
      decoding: LargeApp(screens: 1, components: 16).rivers, as: UTF8.self)
    let edited = rivers.replacing(
      "\"item_limit\": \"1\"", with: "\"item_limit\": \"9\"", maxReplacements: 1)
    let files = [rivers, edited].map { AppFiles(["rivers.json": .bytes(Array($0.utf8))]) }
    let made = try ReportCase(
      of: ReviewCase(old: files[0], new: files[1]).report(on: ["iphone-14-pro"]))
    let page = try #require(try made.pages.first { $0.key.hasPrefix("screens/") }).value
    let full = try #require(page.everything.first { $0["id"] == "at-full" })
    let images = full.everything.filter { $0.name == "img" }
    try #require(images.count == 2)
    #expect(images[0]["width"] == images[1]["width"])
    #expect(images[0]["height"] != images[1]["height"])
    #expect(images.compactMap { $0["height"].flatMap(Int.init) }.max() == 4000)
  }

  @Test func `what a cause does is said once`() throws {
    var joint = 0
    let apps = ["flags-off", "no-settings"].map { "Apps/\($0)" }
    let pair = ReviewCase(old: try FixtureApp.files(apps[0]), new: try FixtureApp.files(apps[1]))
    for fixture in try FixtureApp.cases(in: "Review").map(ReviewCase.init) + [pair] {
      let review = try fixture.review(on: ["iphone-se-1"])
      for cause in review.causes {
        let sentences = cause.effects.map(\.sentence)
        #expect(Set(sentences).count == sentences.count, "\(sentences)")
        // What only pages say is in no picture, and neither is how many taps a journey takes.
        let least = min(1, cause.pictures)
        let seen = cause.effects.filter { effect in
          !effect.findings.contains { review.findings[$0].kind == .journey }
        }
        #expect(seen.allSatisfy { (least...cause.pictures).contains($0.pictures) })
        if cause.effects.count < cause.findings.count { joint += 1 }
      }
    }
    #expect(joint > 0)
  }

  @Test func `a report is the same for any number of threads, and repairs itself`() throws {
    let report = try ReviewCase("bar-hidden.json").report()
    let one = try TemporaryFolder()
    let two = try TemporaryFolder()
    let schemas = try DocumentSchemas()
    for (folder, jobs) in [(one.path, 1), (two.path, 4)] {
      _ = try SiteBuild(of: report, jobs: jobs, checking: schemas, from: nil)
        .run(into: folder) {}
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: one.path)
      .filter { !$0.hasPrefix(".") && $0.contains(".") }.sorted()
    #expect(files.count > 10)
    for file in files {
      #expect(
        FileContent(reading: "\(one.path)/\(file)") == FileContent(reading: "\(two.path)/\(file)"))
    }
    // A build that was killed leaves some files, which a journal owns, and no record.
    try FileManager.default.removeItem(atPath: "\(one.path)/causes")
    try two.write("other", to: "index.xhtml")
    let build = SiteBuild(of: report, jobs: 2, checking: schemas, from: nil)
    #expect(try build.run(into: one.path) {}.written == report.review.causes.count)
    #expect(try build.run(into: two.path) {}.written == 1)
  }

  @Test func `a report does not replace a site, nor a site a report`() throws {
    let fixture = try ReviewCase("bar-hidden.json")
    let site = try TemporaryFolder()
    let other = try TemporaryFolder()
    try BuiltSite.build(fixture.new, into: site.path, on: ["iphone-se-1"])
    let build = SiteBuild(
      of: try fixture.report(), jobs: 1, checking: try DocumentSchemas(), from: nil)
    #expect(throws: DiskError.self) { _ = try build.run(into: site.path) {} }
    _ = try build.run(into: other.path) {}
    #expect(throws: DiskError.self) {
      _ = try BuiltSite.build(fixture.new, into: other.path, on: ["iphone-se-1"])
    }
    #expect(throws: StoredFailure.self) { _ = try StoredSite(at: other.path) }
  }
}
