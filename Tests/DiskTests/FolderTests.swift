import Support
import Testing

@testable import Disk

@Suite struct FolderTests {
  @Test func `a folder gives the named files that exist and no others`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "rivers.json")
    try folder.write("", to: "settings.json")
    try folder.write("{}", to: "package.json")
    #expect(
      contents(of: folder) == [
        "rivers.json": .bytes(Array("[]".utf8)), "settings.json": .bytes([]),
      ])
  }

  @Test func `an empty folder gives nothing`() throws {
    #expect(contents(of: try TemporaryFolder()) == [:])
  }

  @Test func `the JSON files of the inner folder are read under its name`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.json", "a.json", "notes.txt", ".hidden.json", "deep/c.json"] {
      try folder.write(name, to: "feeds/\(name)")
    }
    #expect(
      contents(of: folder) == [
        "feeds/a.json": .bytes(Array("a.json".utf8)), "feeds/b.json": .bytes(Array("b.json".utf8)),
      ])
  }

  @Test func `a file of more than one portion is read whole`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "0123456789", count: 100_000)
    try folder.write(text, to: "rivers.json")
    #expect(contents(of: folder) == ["rivers.json": .bytes(Array(text.utf8))])
  }

  @Test func `a folder in a file's place is no file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "rivers.json/anything")
    try folder.write("", to: "feeds/news.json/anything")
    #expect(
      contents(of: folder) == [
        "rivers.json": .unreadable("is a directory"),
        "feeds/news.json": .unreadable("is a directory"),
      ])
  }

  @Test func `a file in the inner folder's place is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "feeds")
    #expect(contents(of: folder) == ["feeds": .unreadable("not a directory")])
  }

  func contents(of folder: borrowing TemporaryFolder) -> [String: FileContent] {
    Folder(path: folder.path).read(names: ["rivers.json", "settings.json"], folder: "feeds")
  }
}
