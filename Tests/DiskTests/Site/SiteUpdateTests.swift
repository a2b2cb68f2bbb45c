import CLibrary
import FoundationEssentials
import Support
import Testing

@testable import Disk

@Suite struct SiteUpdateTests {
  let site = TestSite(files: [
    "index.xhtml": "index", "empty.txt": "", "screens/home/index.xhtml": "home",
    "screens/home/iphone/on_top.svg": "wireframe", "screens/über/index.xhtml": "über",
  ])

  @Test func `a site is written with its folders, and its record last`() throws {
    let folder = try TemporaryFolder()
    #expect(try site.build(in: folder.path) == .init(written: 5))
    #expect(try TestSite.tree(of: folder.path) == site.tree)
  }

  @Test func `a second build touches nothing`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    let before = try statuses(in: folder.path)
    #expect(try site.build(in: folder.path) == .init(unchanged: 5))
    #expect(try statuses(in: folder.path) == before)
  }

  @Test func `only what changed is written`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    let before = try statuses(in: folder.path)
    var other = site
    other.files["index.xhtml"] = "INDEX"
    #expect(try other.build(in: folder.path) == .init(written: 1, unchanged: 4))
    #expect(try TestSite.tree(of: folder.path) == other.tree)
    let after = try statuses(in: folder.path)
    #expect(after.filter { before[$0.key] != $0.value }.keys.sorted() == ["index.xhtml"])
  }

  @Test func `files that someone changed are fixed`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    try folder.write("INDEX", to: "index.xhtml")
    try folder.write("longer than it was", to: "empty.txt")
    try FileManager.default.removeItem(atPath: "\(folder.path)/screens/home")
    #expect(try site.build(in: folder.path) == .init(written: 4, unchanged: 1))
    #expect(try TestSite.tree(of: folder.path) == site.tree)
  }

  @Test func `files are readable for everyone that the umask allows`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    let file = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/index.xhtml")
    let mask = umask(0)
    umask(mask)
    #expect(file[.posixPermissions] as? Int == 0o644 & ~Int(mask))
  }

  @Test func `without a state none of Riverbed's own files are left`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    var plain = site
    plain.state = nil
    try plain.build(in: folder.path)
    #expect(
      try Set(Folder(path: folder.path).names())
        == ["index.xhtml", "empty.txt", "screens", "site.json"])
  }

  @Test func `the next build can read the state and the record of the last one`() throws {
    let folder = try TemporaryFolder()
    #expect(try SiteFolder(at: folder.path).stateText() == nil)
    #expect(try SiteFolder(at: folder.path).recordedPaths() == [])
    try site.build(in: folder.path)
    #expect(try SiteFolder(at: folder.path).stateText() == "state")
    #expect(try SiteFolder(at: folder.path).recordedPaths() == site.paths)
  }

  @Test func `a state is gone once the next build starts`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    try site.build(in: folder.path, stoppingAfter: 1)
    #expect(try SiteFolder(at: folder.path).stateText() == nil)
    try site.build(in: folder.path)
    #expect(try SiteFolder(at: folder.path).stateText() == "state")
  }

  @Test func `a repository around a site does not see the hidden folder`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    let ignored = try Data(contentsOf: URL(filePath: "\(folder.path)/.riverbed/.gitignore"))
    #expect(Array(ignored) == Array("*\n".utf8))
  }

  @Test func `a file is verified by its hash`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    _ = try folder.link("link.svg", to: "index.xhtml")
    _ = try folder.link("linked", to: "screens")
    var reader = try SiteFolder(at: folder.path).reader()
    let home = ContentHash(of: Array("home".utf8))
    for (path, hash, isRight) in [
      ("screens/home/index.xhtml", home, true), ("index.xhtml", home, false),
      ("empty.txt", ContentHash(of: [UInt8]()), true), ("screens/home", home, false),
      ("absent", home, false), ("linked/home/index.xhtml", home, false),
      ("link.svg", ContentHash(of: Array("index".utf8)), false),
      ("screens/../screens/home/index.xhtml", home, false),
    ] {
      let isVerified = reader.verify(path, hash: hash)
      #expect(isVerified == isRight, "\(path)")
    }
  }

  /// Returns the properties of a file that change when it is touched.
  private func statuses(in path: String) throws -> [String: [String]] {
    var statuses: [String: [String]] = [:]
    for name in try TestSite.tree(of: path).keys {
      let all = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      statuses[name] = ["\(all[.modificationDate] ?? "")", "\(try inode(of: "\(path)/\(name)"))"]
    }
    return statuses
  }

  private func inode(of path: String) throws -> ino_t {
    try FileStatus(of: path).identity.number
  }
}
