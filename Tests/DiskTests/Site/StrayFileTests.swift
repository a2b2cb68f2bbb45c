import FoundationEssentials
import Support
import Testing

@testable import Disk

/// Files in Riverbed's hidden folder that it did not write.
@Suite struct StrayFileTests {
  let site = TestSite(files: ["index.xhtml": "index", "screens/home.svg": "home"])

  @Test func `folders in the places of files that are being written do not block a build`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    let words = ["journal", "state", "site.json", "list", ".gitignore"] + (0...40).map { "\($0)" }
    for word in words { try folder.write("mine", to: ".riverbed/\(word).part/note") }
    try FileManager.default.removeItem(atPath: "\(folder.path)/.riverbed/.gitignore")
    let other = TestSite(files: ["index.xhtml": "new", "flow.xhtml": "flow"])
    #expect(try other.build(in: folder.path) == .init(written: 2, removed: 1))
    #expect(try TestSite.tree(of: folder.path) == other.tree)
    let left = try Folder(path: "\(folder.path)/.riverbed").names()
    #expect(left == ([".gitignore", "state"] + words.map { "\($0).part" }).inByteOrder)
  }

  @Test func `files with such names are deleted, even if they are not UTF-8`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    try folder.write("half", to: ".riverbed/other.part")
    try folder.write("half", to: ".riverbed/closed.part")
    try folder.setPermissions(0, of: ".riverbed/closed.part")
    try folder.writeEmpty(named: Array(".riverbed/".utf8) + [0xFF] + Array(".part".utf8))
    #expect(try site.build(in: folder.path) == .init(unchanged: 2))
    let left = try Folder(path: "\(folder.path)/.riverbed").names()
    #expect(left == [".gitignore", "state"])
  }

  @Test func `a file that may not be removed does not block a build`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "site/keep")
    try FileManager.default.removeItem(atPath: "\(folder.path)/site/keep")
    try folder.setPermissions(0o777, of: "site")
    try folder.write("root's own", to: "site/.riverbed/journal.part")
    // In such a folder only the owner of a file may remove it.
    try folder.setPermissions(0o1777, of: "site/.riverbed")
    let (site, path) = (site, "\(folder.path)/site")
    guard Nobody.isPossible else { return Nobody.reportSkipped() }
    #expect(try Nobody.run { try site.build(in: path) } == .init(written: 2))
    #expect(try TestSite.tree(of: path) == site.tree)
  }
}
