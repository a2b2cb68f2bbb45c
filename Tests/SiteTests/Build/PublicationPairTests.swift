import AppLayout
import SiteFiles
import Support
import Testing

@testable import Publishing
@testable import Site

/// A folder with two publications: a site, and one with files in another folder.
struct PublicationPairTests {
  @Test func `the files of both are written, planned and listed like those of one`() throws {
    let site = try SiteOfApp.named("newsroom")
    let both = PublicationPair(site, OtherFiles(names: ["one", "two"]))
    let files = try both.plan().tasks.flatMap(both.files).map(\.path)
    #expect(files == files.sorted())
    #expect(both.fileCount == site.fileCount + 2)

    let folder = try TemporaryFolder()
    let build = try SiteBuild(of: both, jobs: 2, checking: .init(), from: nil)
    let summary = try build.run(into: folder.path) {}
    #expect(summary == .init(written: both.fileCount))
    #expect(try TemporaryFolder.text(of: "\(folder.path)/notes/one.txt") == "one")
    let record = try TemporaryFolder.text(of: "\(folder.path)/site.json")
    #expect(record.contains(#""path": "notes/two.txt""#))

    let alone = try SiteBuild(of: site, jobs: 2, checking: .init(), from: nil)
    #expect(try alone.run(into: folder.path) {}.removed == 2)
    #expect(try TemporaryFolder.files(in: folder.path)["notes/one.txt"] == nil)
  }

  @Test func `a file of both is an error`() throws {
    let notes = OtherFiles(names: ["one"])
    #expect(throws: InvalidPlan.self) { _ = try PublicationPair(notes, notes).plan() }
  }
}
