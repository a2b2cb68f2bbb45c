import AppModel
import Disk
import SiteFiles
import Support
import Synchronization
import Testing

@testable import Publishing
@testable import Site

struct SiteBuildTests {
  private static let apps = ["newsroom"]

  @Test(arguments: apps, [1, 3])
  func `the record matches one made from all documents at once`(
    app: String, jobs: Int
  ) throws {
    let folder = try TemporaryFolder()
    let site = try SiteOfApp.named(app, themes: ["paper", "night"])
    let documents = try site.documents().sorted { $0.plan.path < $1.plan.path }
    let summary = try Self.build(site, jobs: jobs).run(into: folder.path) {}
    #expect(summary == .init(written: documents.count))
    let files = try TemporaryFolder.files(in: folder.path)
    #expect(files.keys.sorted() == (documents.map(\.name) + ["site.json"]).sorted())
    let text = try TemporaryFolder.text(of: "\(folder.path)/site.json")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "  \"files\": ["))
    let beginnings = documents.map {
      "    { \"path\": \"\($0.name)\", \"hash\": \"\(ContentHash(of: $0.bytes).text)\", "
        + "\"kind\": \"\($0.plan.subject.kind.rawValue)\""
    }
    #expect(lines.count == start + 1 + documents.count + 3)
    for (line, beginning) in zip(lines[(start + 1)...], beginnings) {
      #expect(line.hasPrefix(beginning), "\(line)")
    }
    #expect(lines.suffix(3) == ["  ]", "}", ""])
  }

  @Test func `the record is the same however it is split`() throws {
    let site = try SiteOfApp.named("newsroom")
    let build = try Self.build(site, jobs: 1)
    let plan = try site.plan()
    let hashes = FileHashes<Site.Task>(taskCount: plan.tasks.count)
    for (index, task) in plan.tasks.withIndices {
      let own = site.documents(of: task).map { ContentHash(of: Array($0.path.text.utf8)) }
      hashes.keep(own, showing: nil, of: index)
    }
    var portions: [[UInt8]] = []
    site.record.write(site.entries(of: plan, hashes, archive: nil)) { portions.append($0) }
    var whole: [UInt8] = []
    site.record.write(Array(site.entries(of: plan, hashes, archive: nil))) { whole += $0 }
    #expect(portions.count == build.content.fileCount + 1)
    #expect(Array(portions.joined()) == whole)
  }

  @Test func `a second build makes nothing, one without state writes nothing, another repairs`()
    throws
  {
    let folder = try TemporaryFolder()
    let build = try Self.build(SiteOfApp.named("newsroom"), jobs: 2)
    _ = try build.run(into: folder.path) {}
    let made = Atomic(0)
    for isFinished in [true, false] {
      if !isFinished { try folder.write("", to: ".riverbed/state") }
      let summary = try build.run(into: folder.path) { made.wrappingAdd(1, ordering: .relaxed) }
      #expect(summary == .init(unchanged: build.content.fileCount))
      #expect(made.load(ordering: .relaxed) == (isFinished ? 0 : build.content.fileCount))
    }
    try folder.write("other", to: "style.css")
    let repaired = try build.run(into: folder.path) {}
    #expect(repaired == .init(written: 1, unchanged: build.content.fileCount - 1))
  }

  private static func build(_ site: Site, jobs: Int) throws -> SiteBuild<Site> {
    try SiteBuild(
      of: site, jobs: jobs, checking: .init(),
      from: site.origin(of: ContentHash(of: Array("one".utf8))))
  }
}
