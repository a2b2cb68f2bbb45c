import Support
import Testing

@testable import Disk

@Suite struct SiteFolderTests {
  let site = TestSite(files: ["index.xhtml": "index", "screens/home/home.svg": "home"])

  @Test func `a missing folder is created with its parents`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/deep/deeper/site/"
    #expect(try site.build(in: path) == .init(written: 2))
    #expect(try TestSite.tree(of: path) == site.tree)
  }

  @Test func `a folder with other files is refused and stays as it was`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes/thesis.txt")
    #expect(
      refusal(of: folder.path)
        == "cannot build into '\(folder.path)': it holds files that no build wrote; "
        + "choose an empty folder")
    #expect(try Folder(path: folder.path).names() == ["notes"])
  }

  @Test func `hidden files do not count and are not touched`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: ".git/config")
    try folder.write("", to: ".gitkeep")
    try site.build(in: folder.path)
    let hidden = [".git/config": "mine", ".gitkeep": ""]
    #expect(try TestSite.tree(of: folder.path) == site.tree.merging(hidden) { $1 })
  }

  @Test func `an empty hidden folder of Riverbed's does not make other files part of a site`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("*\n", to: ".riverbed/.gitignore")
    try folder.write("mine", to: "thesis.txt")
    #expect(refusal(of: folder.path)?.contains("no build wrote") == true)
  }

  @Test func `a file in the folder's place is refused`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("mine", to: "site")
    #expect(refusal(of: file) == "cannot build into '\(file)': not a directory")
    #expect(refusal(of: "\(file)/inner") == "cannot build into '\(file)/inner': not a directory")
  }

  @Test func `a link to a folder is that folder and a link to nowhere is refused`() throws {
    let folder = try TemporaryFolder()
    let link = try folder.link("site", to: "elsewhere")
    #expect(
      refusal(of: link) == "cannot build into '\(link)': it is a symbolic link that leads nowhere")
    try Folder(path: "\(folder.path)/elsewhere").create()
    try site.build(in: link)
    #expect(try TestSite.tree(of: "\(folder.path)/elsewhere") == site.tree)
  }

  @Test func `an empty path is refused`() {
    #expect(refusal(of: "") == "cannot build into '': no such file or directory")
  }

  @Test func `a second build is refused until the first is over`() throws {
    let folder = try TemporaryFolder()
    try hold(folder.path) {
      #expect(
        refusal(of: folder.path)
          == "cannot build into '\(folder.path)': another build is writing there")
    }
    #expect(try site.build(in: folder.path) == .init(written: 2))
  }

  @Test func `the hidden folder may not be a link`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "elsewhere/1.part")
    try folder.write("", to: "site/site.json")
    _ = try folder.link("site/.riverbed", to: "elsewhere")
    #expect(refusal(of: "\(folder.path)/site")?.contains("/.riverbed'") == true)
    #expect(try TestSite.tree(of: "\(folder.path)/elsewhere") == ["1.part": "mine"])
  }

  @Test func `files that killed builds were writing are deleted`() throws {
    let folder = try TemporaryFolder()
    try folder.write("half", to: ".riverbed/7.part")
    try site.build(in: folder.path)
    let left = try Folder(path: "\(folder.path)/.riverbed").names()
    #expect(Set(left) == [".gitignore", "state"])
  }

  @Test func `a folder without permission is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "site/site.json")
    try folder.setPermissions(0o555, of: "site")
    let path = "\(folder.path)/site"
    guard Nobody.isPossible else { return Nobody.reportSkipped() }
    #expect(
      Nobody.run { refusal(of: path) } == "cannot build into '\(path)/.riverbed': permission denied"
    )
    #expect(
      Nobody.run { refusal(of: "\(path)/new") }
        == "cannot build into '\(path)/new': permission denied")
    try folder.setPermissions(0o333, of: "site")
    #expect(Nobody.run { refusal(of: path) } == "cannot build into '\(path)': permission denied")
  }

  func refusal(of path: String) -> String? {
    do throws(DiskError) {
      _ = try SiteFolder(at: path)
      return nil
    } catch {
      return error.text
    }
  }

  func hold(_ path: String, while body: () throws -> Void) throws {
    let folder = try SiteFolder(at: path)
    try body()
    _ = folder.path
  }
}
