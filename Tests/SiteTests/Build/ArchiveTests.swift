import Disk
import FoundationEssentials
import SiteFiles
import Support
import Testing

@testable import Publishing
@testable import Site

/// The archive of a whole site.
@Suite struct ArchiveTests {
  @Test(arguments: [1, 3])
  func `the archive contains what a build without it writes, and nothing else`(jobs: Int) throws {
    let plain = try TemporaryFolder()
    let zipped = try TemporaryFolder()
    let site = try SiteOfApp.named("groups", themes: ["paper", "night"])
    let without = try Self.build(site, jobs: 2, into: plain.path)
    let with = try Self.build(site.offering(archive: true), jobs: jobs, into: zipped.path)
    #expect(with.written == without.written + 1)
    let (expected, written) = (
      try TemporaryFolder.files(in: plain.path), try TemporaryFolder.files(in: zipped.path)
    )
    let archive = try ZipReading(try #require(written["site.zip"]))
    let unpacked = { (name: String) in "groups-site/\(name)" }
    #expect(archive.names == expected.keys.sorted().map(unpacked))
    #expect(archive.files == Dictionary(uniqueKeysWithValues: expected.map { (unpacked($0), $1) }))
    // Only the page with the link, and the list of files, are different in the folder.
    let different = written.keys.filter { written[$0] != expected[$0] }.sorted()
    #expect(different == ["index.xhtml", "site.json", "site.zip"])
    let record = try Self.record(in: zipped.path)
    #expect(record.contains(#""path": "site.zip", "hash""#))
    let json = try JSONTree(strictly: Array(record.utf8))
    #expect(try JSONSchema(named: "site").violations(in: json) == [])
    #expect(try Self.page(in: zipped.path).contains(#"href="site.zip" download="groups.zip""#))
    #expect(!(try Self.page(in: plain.path).contains("zip")))
  }

  @Test func `the archive is part of the site: written once, repaired, and removed without it`()
    throws
  {
    let folder = try TemporaryFolder()
    let site = try SiteOfApp.named("groups")
    let zipped = site.offering(archive: true)
    let count = zipped.fileCount
    #expect(count == site.fileCount + 1)
    #expect(try Self.build(zipped, into: folder.path) == .init(written: count))
    let bytes = try TemporaryFolder.files(in: folder.path)
    #expect(try Self.build(zipped, into: folder.path) == .init(unchanged: count))
    try folder.write("", to: ".riverbed/state")
    #expect(try Self.build(zipped, into: folder.path) == .init(unchanged: count))
    try folder.write("PK", to: "site.zip")
    #expect(
      try Self.build(zipped, into: folder.path) == .init(written: 1, unchanged: count - 1))
    #expect(try TemporaryFolder.files(in: folder.path) == bytes)
    #expect(
      try Self.build(site, into: folder.path)
        == .init(written: 1, unchanged: count - 2, removed: 1))
    #expect(try TemporaryFolder.files(in: folder.path)["site.zip"] == nil)
    #expect(!(try Self.record(in: folder.path).contains("site.zip")))
  }

  @Test func `a site that says what changed has its report in the archive`() throws {
    let folder = try TemporaryFolder()
    let site = try SiteOfApp.named("groups")
    let both = PublicationPair(site.offering(archive: true), OtherFiles(names: ["one", "two"]))
    _ = try SiteBuild(of: both, jobs: 2, checking: .init(), from: nil).run(into: folder.path) {}
    let files = try TemporaryFolder.files(in: folder.path)
    let archive = try ZipReading(try #require(files["site.zip"]))
    #expect(
      archive.names == files.keys.filter { $0 != "site.zip" }.sorted().map { "groups-site/\($0)" })
    #expect(archive.files["groups-site/notes/two.txt"] == Array("two".utf8))
  }

  @Test func `a file that someone changes during the build is reported`() throws {
    let folder = try TemporaryFolder()
    let site = try SiteOfApp.named("groups").offering(archive: true)
    #expect(throws: DiskError.self) {
      try SiteBuild(of: site, jobs: 1, checking: .init(), from: nil).run(into: folder.path) {
        let path = "\(folder.path)/style.css"
        guard FileManager.default.fileExists(atPath: path) else { return }
        _ = FileManager.default.createFile(atPath: path, contents: Data("changed".utf8))
      }
    }
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/site.zip"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/site.json"))
  }

  @discardableResult
  private static func build(
    _ site: Site, jobs: Int = 2, into path: String
  ) throws -> BuildSummary {
    let origin = site.origin(of: ContentHash(of: Array("program".utf8)))
    return try SiteBuild(of: site, jobs: jobs, checking: .init(), from: origin)
      .run(into: path) {}
  }

  private static func record(in path: String) throws -> String {
    try TemporaryFolder.text(of: "\(path)/site.json")
  }

  private static func page(in path: String) throws -> String {
    try TemporaryFolder.text(of: "\(path)/index.xhtml")
  }
}
