import Support
import Testing
import Texts

@testable import Disk

/// The files that are read from a folder, and how much of them.
@Suite struct InputReaderTests {
  @Test func `an existing file is read and a missing one is nil`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "rivers.json")
    try folder.write("", to: "feeds/a.json")
    var reader = try InputReader(of: Folder(path: folder.path), InputLimits())
    #expect(reader.read("rivers.json") == .bytes(Array("[]".utf8)))
    #expect(reader.read("feeds/a.json") == .bytes([]))
    #expect(reader.read("settings.json") == nil)
    #expect(reader.read("feeds/b.json") == nil)
  }

  @Test func `a file of more than one portion is read completely`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "0123456789", count: 100_000)
    try folder.write(text, to: "rivers.json")
    var reader = try InputReader(of: Folder(path: folder.path), InputLimits())
    #expect(reader.read("rivers.json") == .bytes(Array(text.utf8)))
  }

  @Test(.timeLimit(.minutes(10)))
  func `anything but a regular file is refused without waiting`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "rivers.json/anything")
    _ = try folder.pipe("settings.json")
    var reader = try InputReader(of: Folder(path: folder.path), InputLimits())
    #expect(reader.read("rivers.json") == .refused(.unreadable("is a directory")))
    #expect(reader.read("settings.json") == .refused(.unreadable("is a pipe")))
    #expect(reader.refusal(of: "settings.json") == .unreadable("is a pipe"))
  }

  @Test func `the limit holds for all files together`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write("1234", to: name) }
    try folder.write("1", to: "d")
    var reader = try InputReader(of: Folder(path: folder.path), InputLimits(total: 9))
    let read = ["a", "b", "c", "d"].map { reader.read($0) }
    let four = FileContent.bytes(Array("1234".utf8))
    #expect(read == [four, four, .refused(.overLimit), .bytes(Array("1".utf8))])
  }

  @Test func `large files are refused before they are read`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<6 { _ = try folder.sparseFile("\(number)", size: 900 << 20) }
    _ = try folder.sparseFile("6", size: 1 << 30)
    var reader = try InputReader(of: Folder(path: folder.path), InputLimits())
    for number in 0..<6 { #expect(reader.read("\(number)") == .refused(.overLimit)) }
    #expect(reader.refusal(of: "0") == nil)
    var most = try InputReader(
      of: Folder(path: folder.path), InputLimits(total: InputLimits.largestTotal))
    #expect(most.read("6") == .refused(.unreadable("is 1 GB or larger")))
  }

  @Test func `a listing has all names in the order of their bytes`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.json", "a.json", ".hidden", "ä"] { try folder.write("", to: "feeds/\(name)") }
    var reader = try InputReader(of: Folder(path: folder.path), InputLimits())
    #expect(try reader.list("feeds")?.names == [".hidden", "a.json", "b.json", "ä"])
    #expect(try reader.list("none") == nil)
  }

  @Test func `a name that is not UTF-8 is listed and read like others`() throws {
    let folder = try TemporaryFolder()
    try folder.writeEmpty(named: [0x61, 0xFF, 0x2E])
    var reader = try InputReader(of: Folder(path: folder.path), InputLimits())
    let listing = try reader.list(".")
    #expect(listing?.names.map(\.systemBytes) == [[0x61, 0xFF, 0x2E]])
    #expect(reader.read(listing?.names.first ?? "") == .bytes([]))
  }

  @Test func `a file in a folder's place cannot be listed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "feeds")
    var reader = try InputReader(of: Folder(path: folder.path), InputLimits())
    #expect(throws: FileRefusal.unreadable("not a directory")) { try reader.list("feeds") }
  }

  @Test func `a folder need not be readable itself, only its files`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "app/rivers.json")
    try folder.setPermissions(0o711, of: "app")
    let path = "\(folder.path)/app"
    guard Nobody.isPossible else { return Nobody.reportSkipped() }
    let content = try Nobody.run {
      var reader = try InputReader(of: Folder(path: path), InputLimits())
      return reader.read("rivers.json")
    }
    #expect(content == .bytes(Array("[]".utf8)))
  }
}
