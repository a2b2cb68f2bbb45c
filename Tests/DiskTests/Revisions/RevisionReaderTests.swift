import Support
import Testing
import Texts

@testable import Disk

/// The files that are read from a folder in a revision, and how much of them.
@Suite struct RevisionReaderTests {
  private func reader(
    of repository: borrowing GitRepository, _ limits: InputLimits = InputLimits()
  ) throws -> RevisionReader {
    try RevisionLinkTests.place("HEAD:app", in: repository.path).reader(limits)
  }

  @Test(.needs(.git), arguments: ["sha1", "sha256"])
  func `files are read as they were committed`(format: String) throws {
    let repository = try GitRepository(options: "--object-format=\(format)")
    let text = String(repeating: "0123456789", count: 100_000)
    try repository.write(text, to: "app/rivers.json")
    try repository.write("", to: "app/feeds/a.json")
    try repository.write("[]\r\n", to: "app/feeds/b c.json")
    try repository.commit()
    try repository.write("[1]", to: "app/rivers.json")
    var reader = try reader(of: repository)
    #expect(reader.read("rivers.json") == .bytes(Array(text.utf8)))
    #expect(reader.read("feeds/a.json") == .bytes([]))
    #expect(reader.read("feeds/b c.json") == .bytes(Array("[]\r\n".utf8)))
    #expect(reader.read("settings.json") == nil)
    #expect(reader.read("feeds/c.json") == nil)
    #expect(reader.read("feeds") == .refused(.unreadable("is a directory")))
  }

  @Test(.needs(.git)) func `the limit holds for all files together`() throws {
    let repository = try GitRepository()
    for name in ["a", "b", "c"] { try repository.write("1234", to: "app/\(name)") }
    try repository.write("1", to: "app/d")
    try repository.commit()
    var reader = try reader(of: repository, InputLimits(total: 9))
    let read = ["a", "b", "c", "d"].map { reader.read($0) }
    let four = FileContent.bytes(Array("1234".utf8))
    #expect(read == [four, four, .refused(.overLimit), .bytes(Array("1".utf8))])
    #expect(reader.read("d", atMost: 0) == .refused(.overLimit))
    #expect(reader.failure == nil)
  }

  @Test(.needs(.git)) func `large files are refused before they are read`() throws {
    let repository = try GitRepository()
    for number in 0..<6 {
      try repository.write("", to: "app/\(number)")
      _ = try repository.folder.sparseFile("repository/app/\(number)", size: 40 << 20)
    }
    try repository.write("small", to: "app/small")
    try repository.commit()
    var reader = try reader(of: repository, InputLimits(total: 39 << 20))
    for number in 0..<6 { #expect(reader.read("\(number)") == .refused(.overLimit)) }
    #expect(reader.read("small") == .bytes(Array("small".utf8)))
    #expect(reader.refusal(of: "0") == nil)
  }

  @Test(.needs(.git)) func `a listing has all names in the order of their bytes`() throws {
    let repository = try GitRepository()
    for name in ["b.json", "a.json", ".hidden", "ä", "a/x", "a-b"] {
      try repository.write("", to: "app/feeds/\(name)")
    }
    try repository.commit()
    var reader = try reader(of: repository)
    let names = try reader.list("feeds")?.names
    #expect(names == [".hidden", "a", "a-b", "a.json", "b.json", "ä"])
    var disk = try InputReader(of: Folder(path: "\(repository.path)/app"), InputLimits())
    #expect(try disk.list("feeds")?.names == names)
    #expect(try reader.list("none") == nil)
  }

  @Test(.needs(.git)) func `names differ where their bytes do`() throws {
    let repository = try GitRepository()
    try repository.write("one", to: "app/\u{E9}.json")
    try repository.write("two", to: "app/e\u{301}.json")
    try repository.folder.writeEmpty(named: Array("repository/app/".utf8) + [0x61, 0xFF])
    try repository.commit()
    var reader = try reader(of: repository)
    #expect(reader.read("\u{E9}.json") == .bytes(Array("one".utf8)))
    #expect(reader.read("e\u{301}.json") == .bytes(Array("two".utf8)))
    let listing = try reader.list(".")
    #expect(listing?.names == ["a" + String(systemBytes: [0xFF]), "e\u{301}.json", "\u{E9}.json"])
    #expect(reader.read("a" + String(systemBytes: [0xFF])) == .bytes([]))
  }

  @Test(arguments: [
    [], Array("40000 a".utf8), Array("40000 a\0".utf8) + Array(repeating: 1, count: 19),
    Array("4x a\0".utf8) + Array(repeating: 1, count: 20), [0x20], [0],
    Array("100644 a\0".utf8) + Array(repeating: 1, count: 20) + [0x31],
  ])
  func `a damaged tree has no entries`(bytes: [UInt8]) {
    let tree = GitTree(bytes, idLike: String(repeating: "0", count: 40))
    #expect((tree == nil) == !bytes.isEmpty)
  }
}
