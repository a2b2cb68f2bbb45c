import Support
import Testing

@testable import Disk

/// Where symbolic links may lead while a folder is read.
@Suite struct InnerLinkTests {
  /// Returns a folder with a secret, and next to it the folder `app` of an app.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "secret.json")
    try folder.write("inside", to: "app/data/real.json")
    return folder
  }

  private func read(
    _ path: String, in folder: borrowing TemporaryFolder, app: String = "app", follows: Bool = false
  ) throws -> FileContent? {
    let limits = InputLimits(followsLinks: follows)
    var reader = try InputReader(of: Folder(path: "\(folder.path)/\(app)"), limits)
    return reader.read(path)
  }

  private let inside = FileContent.bytes(Array("inside".utf8))

  @Test(arguments: [
    "../secret.json", "data/../../secret.json", "../app/data/real.json", "../../../../etc/passwd",
    "/etc/passwd", "/", "..", "data/../..",
  ])
  func `a link or a path that leads out is refused, and read where that is allowed`(
    target: String
  ) throws {
    let folder = try folder()
    try folder.symbolicLink("app/link.json", to: target)
    try folder.symbolicLink("app/data/twice.json", to: "../link.json")
    for path in [target, "link.json", "data/twice.json"] {
      #expect(try read(path, in: folder) == .refused(.outside), "\(path)")
      #expect(try read(path, in: folder, follows: true) != .refused(.outside))
    }
    #expect(try read("../secret.json", in: folder, follows: true) == .bytes(Array("secret".utf8)))
  }

  @Test(arguments: [
    "data/real.json", "./data//real.json", "data/../data/real.json", "link.json", "feeds/real.json",
    "absolute.json", "feeds/./../data/real.json",
  ])
  func `a link or a path that stays inside is followed`(path: String) throws {
    let folder = try folder()
    try folder.symbolicLink("app/link.json", to: "data/real.json")
    try folder.symbolicLink("app/feeds", to: "data")
    try folder.symbolicLink("app/absolute.json", to: "\(folder.path)/app/data/real.json")
    #expect(try read(path, in: folder) == inside)
    #expect(try read("\(folder.path)/app/data/real.json", in: folder) == inside)
  }

  @Test func `the folder itself may be reached through a link`() throws {
    let folder = try folder()
    try folder.symbolicLink("shortcut", to: "app")
    try folder.symbolicLink("app/absolute.json", to: "\(folder.path)/shortcut/data/real.json")
    #expect(try read("data/real.json", in: folder, app: "shortcut") == inside)
    #expect(try read("absolute.json", in: folder, app: "shortcut") == inside)
    #expect(try read("absolute.json", in: folder) == inside)
  }

  @Test func `a folder that is a link to another place is not listed`() throws {
    let folder = try folder()
    try folder.symbolicLink("app/feeds", to: "..")
    var reader = try InputReader(of: Folder(path: "\(folder.path)/app"), InputLimits())
    #expect(throws: FileRefusal.outside) { try reader.list("feeds") }
    var free = try InputReader(
      of: Folder(path: "\(folder.path)/app"), InputLimits(followsLinks: true))
    #expect(try free.list("feeds")?.names == ["app", "secret.json"])
  }

  @Test func `a link that leads nowhere or in a circle is reported`() throws {
    let folder = try folder()
    try folder.symbolicLink("app/nowhere", to: "data/none.json")
    try folder.symbolicLink("app/circle", to: "circle")
    #expect(
      try read("nowhere", in: folder)
        == .refused(.unreadable("is a symbolic link that leads nowhere")))
    #expect(
      try read("circle", in: folder)
        == .refused(.unreadable("too many levels of symbolic links")))
  }

  @Test(arguments: [
    String(repeating: "data/../", count: 200), String(repeating: "a", count: 5000),
    "/" + String(repeating: "a/", count: 1000),
  ])
  func `a path of any length ends soon`(path: String) throws {
    let content = try read(path + "data/real.json", in: try folder())
    #expect(content == .refused(.unreadable("file name too long")))
  }
}
