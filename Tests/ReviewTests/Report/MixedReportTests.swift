import AppLayout
import AppModel
import Disk
import FoundationEssentials
import Publishing
import ReviewPages
import SiteFiles
import Support
import Testing

@testable import Review

@Suite struct `Reports of sites and folders` {
  private static let device = ["iphone-se-1"]

  private func made(_ old: ReviewSide, _ new: ReviewSide) throws -> ReportCase {
    let comparison = try StoredComparison(from: old, to: new, try .plain())
    let review = ChangeReview(of: comparison, naming: AuthorNames())
    return try ReportCase(
      of: ChangeReport(of: review, from: ReportSide(named: "old"), to: ReportSide(named: "new")))
  }

  @Test func `apps and sites mix, and the pictures of a site are copied byte for byte`() throws {
    let fixture = try ReviewCase("bar-hidden.json")
    let folder = try TemporaryFolder()
    let site = try BuiltSite.build(fixture.old, into: folder.path, on: Self.device)
    let app = try BuiltSite.app(fixture.new)
    for (old, new, side) in [(site, app, "old"), (app, site, "new")] {
      let made = try made(old, new)
      #expect(try made.brokenLinks == [])
      let copies = made.documents.filter { $0.key.hasPrefix("\(side)/") }
      #expect(!copies.isEmpty)
      for (path, bytes) in copies {
        let source = "\(folder.path)/\(path.dropFirst(4))"
        #expect(FileContent(reading: source) == .bytes(bytes), "\(path)")
      }
    }
  }

  @Test func `pictures with hostile names are shown, and what Riverbed did not draw is not`()
    throws
  {
    let fixture = try ReviewCase("bar-hidden.json")
    let site = try TemporaryFolder()
    let before = try TemporaryFolder()
    let after = try TemporaryFolder()
    try BuiltSite.build(fixture.old, into: site.path, on: Self.device)
    let pictures = try FileManager.default.subpathsOfDirectory(atPath: site.path)
      .filter { $0.hasPrefix("screens/") && $0.hasSuffix(".svg") }.sorted()
    let texts = try pictures.prefix(2).map {
      String(decoding: try Data(contentsOf: URL(filePath: "\(site.path)/\($0)")), as: UTF8.self)
    }
    try #require(texts.count == 2 && texts[0] != texts[1])
    for name in ["a b#?.svg", "A.svg", "a.svg", "x/CON.svg", "<i>&.svg"] {
      try before.write(texts[0], to: name)
      try after.write(texts[1], to: name)
    }
    let script = texts[1].replacing("</title>", with: "<script>alert(1)</script></title>")
    try before.write(texts[0], to: "evil.svg")
    try after.write(script, to: "evil.svg")
    let instruction = texts[1].replacing("<svg ", with: "<?xml-stylesheet href='x.xsl'?><svg ")
    try before.write(texts[0], to: "styled.svg")
    try after.write(instruction, to: "styled.svg")
    let made = try made(
      .pictures(try PictureFolder(at: before.path)), .pictures(try PictureFolder(at: after.path)))
    #expect(try made.brokenLinks == [])
    let copies = made.documents.keys.filter { $0.hasPrefix("new/") }
    #expect(copies.count == 5, "\(copies)")
    #expect(Set(copies.map { $0.lowercased() }).count == 5)
    #expect(
      made.documents.values.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("alert(1)") }
    )
    let index = try #require(try made.pages["index.xhtml"]).words
    #expect(index.contains("evil.svg") && index.contains("styled.svg"))
  }

  @Test func `an app with hostile names has a report without broken links`() throws {
    let old = try FixtureApp.files("Apps/hostile-names")
    guard case .bytes(let bytes)? = old["rivers.json"] else {
      Issue.record("the app has no screens")
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let files = old.names.reduce(into: [String: AppFiles.Content]()) { $0[$1] = old[$1] }
    let new = AppFiles(
      files.merging([
        "rivers.json": .bytes(Array(text.replacing("\"name\": \"", with: "\"name\": \"é<b>").utf8))
      ]) { $1 })
    let made = try ReportCase(of: ReviewCase(old: old, new: new).report(on: Self.device))
    #expect(made.report.review.causes.count > 3)
    #expect(try made.brokenLinks == [])
  }
}
