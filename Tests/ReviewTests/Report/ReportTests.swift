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
  }

  @Test func `a report is the same for any number of threads, and repairs itself`() throws {
    let report = try ReviewCase("bar-hidden.json").report()
    let one = try TemporaryFolder()
    let two = try TemporaryFolder()
    let schemas = try DocumentSchemas()
    for (folder, jobs) in [(one.path, 1), (two.path, 4)] {
      _ = try SiteBuild(of: report, jobs: jobs, checking: schemas, fingerprint: nil)
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
    let build = SiteBuild(of: report, jobs: 2, checking: schemas, fingerprint: nil)
    #expect(try build.run(into: one.path) {}.written == report.review.causes.count)
    #expect(try build.run(into: two.path) {}.written == 1)
  }

  @Test func `a report does not replace a site, nor a site a report`() throws {
    let fixture = try ReviewCase("bar-hidden.json")
    let site = try TemporaryFolder()
    let other = try TemporaryFolder()
    try BuiltSite.build(fixture.new, into: site.path, on: ["iphone-se-1"])
    let build = SiteBuild(
      of: try fixture.report(), jobs: 1, checking: try DocumentSchemas(), fingerprint: nil)
    #expect(throws: DiskError.self) { _ = try build.run(into: site.path) {} }
    _ = try build.run(into: other.path) {}
    #expect(throws: DiskError.self) {
      _ = try BuiltSite.build(fixture.new, into: other.path, on: ["iphone-se-1"])
    }
    #expect(throws: StoredFailure.self) { _ = try StoredSite(at: other.path) }
  }
}
