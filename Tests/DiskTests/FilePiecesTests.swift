import Support
import Testing

@testable import Disk

@Suite struct FilePiecesTests {
  @Test(arguments: [
    ("", []), ("a\n", ["a"]), ("a\nb\n", ["a", "b"]), ("\n\na\n", ["", "", "a"]),
    ("a\nb", ["a", "b"]),
  ])
  func `a file is split into its lines`(text: String, lines: [String]) throws {
    #expect(try self.lines(of: text) == lines)
  }

  @Test(arguments: [65_534, 65_535, 65_536, 65_537, 200_000])
  func `a line may end anywhere in a portion, or be longer`(length: Int) throws {
    let lines = [String(repeating: "x", count: length), "y", String(repeating: "z", count: length)]
    #expect(try self.lines(of: lines.map { "\($0)\n" }.joined()) == lines)
  }

  @Test func `an endless line is refused before it fills the memory`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.sparseFile("lines", size: 1 << 30)
    let refused = #expect(throws: DiskError.self) { try self.lines(in: folder) }
    #expect(
      refused?.text == "cannot read '\(folder.path)/lines': one of its entries is longer than 16 MB"
    )
  }

  @Test func `anything but a regular file is refused, and a missing file has no lines`() throws {
    let folder = try TemporaryFolder()
    #expect(try lines(in: folder) == nil)
    _ = try folder.link("lines", to: "elsewhere")
    let link = #expect(throws: DiskError.self) { try self.lines(in: folder) }
    #expect(link?.text == "cannot read '\(folder.path)/lines': is a symbolic link")
    try folder.write("", to: "other/lines/inner")
    let inner = try Descriptor("\(folder.path)/other", readingFlags)
    let refused = #expect(throws: DiskError.self) {
      _ = try FilePortions(of: "lines", in: inner.number, path: "other")
    }
    #expect(refused?.text == "cannot read 'other/lines': is a directory")
  }

  private func lines(of text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "lines")
    return try #require(try lines(in: folder))
  }

  private func lines(in folder: borrowing TemporaryFolder) throws -> [String]? {
    let place = try Descriptor(folder.path, readingFlags)
    guard let file = try FilePortions(of: "lines", in: place.number, path: folder.path) else {
      return nil
    }
    var pieces = FilePieces(of: file, separator: 10)
    var lines: [String] = []
    while let line = try pieces.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }
}
