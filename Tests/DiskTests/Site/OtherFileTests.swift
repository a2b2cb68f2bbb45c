import FoundationEssentials
import Support
import Testing

@testable import Disk

/// Files that Riverbed did not write, and paths that lead out of the folder.
@Suite struct OtherFileTests {
  let site = TestSite(files: ["index.xhtml": "index", "screens/home/home.svg": "home"])

  @Test func `other files in a site stay as they are`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    try folder.write("mine", to: "screens/home/notes.txt")
    try folder.write("mine", to: "CNAME")
    try TestSite(files: ["index.xhtml": "new"]).build(in: folder.path)
    #expect(
      try TestSite.tree(of: folder.path) == [
        "CNAME": "mine", "index.xhtml": "new", "screens/home/notes.txt": "mine",
        "site.json": "index.xhtml",
      ])
  }

  @Test func `another file in a new file's place is refused before anything is touched`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    try folder.write("mine", to: "flow.xhtml")
    let before = try TestSite.tree(of: folder.path)
    var other = site
    other.files = ["index.xhtml": "new", "flow.xhtml": "flow"]
    #expect(
      refusal { try other.build(in: folder.path) }
        == "cannot build into '\(folder.path)': 'flow.xhtml' already exists, "
        + "and no build wrote it")
    #expect(try TestSite.tree(of: folder.path) == before)
    #expect(try site.build(in: folder.path) == .init(unchanged: 2))
  }

  static let hostilePaths = [
    "", "/", "/etc/passwd", "..", "../outside", "screens/../../outside", "a//b", "a/", "./a", "a/.",
    ".git/config", "a/.hidden", ".riverbed/journal", "nul\0", "line\nbreak", "\u{1B}[2J",
    "a/\u{338}../../outside", "site.json",
  ]

  @Test(arguments: hostilePaths)
  func `a path that may lead elsewhere is neither written nor removed`(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "outside")
    let inner = "\(folder.path)/site"
    try site.build(in: inner)
    let reason = refusal { try TestSite(files: [path: "bad"]).build(in: inner) }
    #expect(reason?.hasPrefix("cannot use '") == true, "\(reason ?? "")")
    #expect(reason?.unicodeScalars.allSatisfy { $0.value >= 32 } == true)
    let stale = refusal { _ = try SiteFolder(at: inner).update(files: [], owned: [path]) }
    #expect(stale?.hasPrefix("cannot use '") == true)
    #expect(
      stale?.hasSuffix("; choose another folder, or remove site.json and what it lists") == true)
    #expect(try TestSite.tree(of: inner) == site.tree)
    #expect(try TestSite.tree(of: folder.path)["outside"] == "mine")
  }

  /// To Swift a slash with an overlaid stroke is one character; to the system it is a slash.
  @Test func `a path is split at every byte that is a slash`() {
    let path = RelativePath("a/\u{338}b/c")
    #expect(path.map { Array($0.folder.utf8) } == Array("a/\u{338}b".utf8))
    #expect(path?.name == "c")
  }

  @Test func `a writer refuses such a path itself`() throws {
    let folder = try TemporaryFolder()
    let update = try SiteFolder(at: "\(folder.path)/site").update(files: [], owned: [])
    var writer = try update.writer()
    var reason: String?
    do throws(DiskError) {
      _ = try writer.write([], to: "../outside")
    } catch {
      reason = error.text
    }
    #expect(
      reason == "cannot use '../outside' as a file of '\(folder.path)/site': "
        + "it may lead elsewhere")
    #expect(try Folder(path: folder.path).names() == ["site"])
  }

  @Test func `a journal with such a path is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "outside")
    try folder.write("index.xhtml\0../outside", to: "site/.riverbed/journal")
    #expect(refusal { try site.build(in: "\(folder.path)/site") }?.contains("../outside") == true)
    #expect(try TestSite.tree(of: folder.path)["outside"] == "mine")
  }

  @Test func `a link in a folder's place is not followed`() throws {
    let folder = try TemporaryFolder()
    let inner = "\(folder.path)/site"
    try site.build(in: inner)
    try FileManager.default.removeItem(atPath: "\(inner)/screens")
    try folder.write("mine", to: "elsewhere/home/home.svg")
    _ = try folder.link("site/screens", to: "elsewhere")
    #expect(
      refusal { try site.build(in: inner) }
        == "cannot write '\(inner)/screens/home/home.svg': a symbolic link is in the way")
    try TestSite(files: ["index.xhtml": "index"]).build(in: inner)
    #expect(try TestSite.tree(of: "\(folder.path)/elsewhere") == ["home/home.svg": "mine"])
  }

  @Test func `a link in a file's place is replaced, not followed`() throws {
    let folder = try TemporaryFolder()
    let inner = "\(folder.path)/site"
    try site.build(in: inner)
    try folder.write("index", to: "elsewhere")
    for kept in [["index.xhtml": "index"], ["other.xhtml": "other"]] {
      try FileManager.default.removeItem(atPath: "\(inner)/index.xhtml")
      _ = try folder.link("site/index.xhtml", to: "elsewhere")
      let next = TestSite(files: kept)
      try next.build(in: inner)
      #expect(try TestSite.tree(of: inner) == next.tree)
      #expect(try TestSite.tree(of: folder.path)["elsewhere"] == "index")
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a pipe in a file's place is replaced without waiting`() throws {
    let folder = try TemporaryFolder()
    try site.build(in: folder.path)
    try FileManager.default.removeItem(atPath: "\(folder.path)/index.xhtml")
    _ = try folder.pipe("index.xhtml")
    try site.build(in: folder.path)
    #expect(try TestSite.tree(of: folder.path) == site.tree)
  }

  @Test func `another folder in a file's place, or another file in a folder's, is refused`() throws
  {
    let folder = try TemporaryFolder()
    try TestSite(files: [:]).build(in: folder.path)
    try folder.write("mine", to: "index.xhtml/mine")
    #expect(
      refusal { try site.build(in: folder.path) }
        == "cannot write '\(folder.path)/index.xhtml': is a directory")
    try folder.write("mine", to: "screens")
    #expect(
      refusal { try TestSite(files: ["screens/a": ""]).build(in: folder.path) }
        == "cannot write '\(folder.path)/screens/a': not a directory")
  }

  private func refusal(of body: () throws -> Void) -> String? {
    let error = #expect(throws: DiskError.self, performing: body)
    return error?.text
  }
}
