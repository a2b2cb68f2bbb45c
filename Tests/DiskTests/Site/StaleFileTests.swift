import FoundationEssentials
import Support
import Testing

@testable import Disk

@Suite struct StaleFileTests {
  @Test
  func `files that are no longer part of the site are removed, with the folders this leaves empty`()
    throws
  {
    let folder = try TemporaryFolder()
    try TestSite(files: ["a": "", "b/c/d/e.svg": "", "b/c/f.svg": "", "g/h": ""])
      .build(in: folder.path)
    let next = TestSite(files: ["a": "", "b/c/f.svg": ""])
    #expect(try next.build(in: folder.path) == .init(unchanged: 2, removed: 2))
    #expect(try TestSite.tree(of: folder.path) == next.tree)
    let empty = TestSite(files: [:])
    #expect(try empty.build(in: folder.path) == .init(removed: 2))
    #expect(try TestSite.tree(of: folder.path) == empty.tree)
  }

  @Test func `a file that is already gone is not an error, and its empty folders are removed`()
    throws
  {
    let folder = try TemporaryFolder()
    try TestSite(files: ["b/c/d.svg": "", "e/f.svg": ""]).build(in: folder.path)
    try FileManager.default.removeItem(atPath: "\(folder.path)/b/c/d.svg")
    try FileManager.default.removeItem(atPath: "\(folder.path)/e")
    let next = TestSite(files: ["a": ""])
    #expect(try next.build(in: folder.path) == .init(written: 1))
    #expect(try TestSite.tree(of: folder.path) == next.tree)
  }

  @Test func `a folder that took a stale file's place stays`() throws {
    let folder = try TemporaryFolder()
    try TestSite(files: ["b": ""]).build(in: folder.path)
    try FileManager.default.removeItem(atPath: "\(folder.path)/b")
    try folder.write("mine", to: "b/c")
    try TestSite(files: ["a": ""]).build(in: folder.path)
    #expect(
      try TestSite.tree(of: folder.path) == ["a": "", "b/c": "mine", "site.json": "a"])
  }

  @Test func `files become folders and folders files`() throws {
    let folder = try TemporaryFolder()
    let one = TestSite(files: ["a": "file", "b/c/d": "deep"])
    let other = TestSite(files: ["a/x/y": "deep", "b": "file"])
    for site in [one, other, one] {
      #expect(try site.build(in: folder.path)?.written == 2)
      #expect(try TestSite.tree(of: folder.path) == site.tree)
    }
  }

  #if os(Linux)
  @Test func `names that differ in case or in how accents are written are different files`() throws
  {
    let folder = try TemporaryFolder()
    let one = TestSite(files: ["Home.svg": "1", "caf\u{E9}/a.svg": "2"])
    let other = TestSite(files: ["home.svg": "1", "cafe\u{301}/a.svg": "2"])
    try one.build(in: folder.path)
    try other.build(in: folder.path)
    let names = try Folder(path: folder.path).names().map { Array($0.utf8) }
    #expect(names.contains(Array("home.svg".utf8)))
    #expect(!names.contains(Array("Home.svg".utf8)))
    #expect(names.contains(Array("cafe\u{301}".utf8)))
    #expect(!names.contains(Array("caf\u{E9}".utf8)))
  }
  #endif

  /// A hard link simulates a disk that ignores case: both names find one file there.
  @Test func `a stale name that leads to a new file does not remove it`() throws {
    let folder = try TemporaryFolder()
    try TestSite(files: ["Home.svg": "same"]).build(in: folder.path)
    try FileManager.default.linkItem(
      atPath: "\(folder.path)/Home.svg", toPath: "\(folder.path)/home.svg")
    let next = TestSite(files: ["home.svg": "same"])
    #expect(try next.build(in: folder.path) == .init(unchanged: 1))
    #expect(try Folder(path: folder.path).names().contains("Home.svg"))
  }

  @Test func `a stale file that cannot be removed is reported`() throws {
    let folder = try TemporaryFolder()
    try TestSite(files: ["a": "", "b/c": ""]).build(in: folder.path)
    for name in [".", ".riverbed"] { try folder.setPermissions(0o777, of: name) }
    try folder.setPermissions(0o555, of: "b")
    guard Nobody.isPossible else { return Nobody.reportSkipped() }
    let error = #expect(throws: DiskError.self) {
      try Nobody.run { try TestSite(files: ["a": ""]).build(in: folder.path) }
    }
    #expect(error?.text == "cannot remove '\(folder.path)/b/c': permission denied")
    try folder.setPermissions(0o755, of: "b")
    #expect(
      try TestSite(files: ["a": ""]).build(in: folder.path) == .init(unchanged: 1, removed: 1))
  }
}
