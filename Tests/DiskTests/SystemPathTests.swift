import Support
import Testing
import Texts

@testable import Disk

/// Names on the disk that are bytes, of which not all are UTF-8. macOS does not take such names.
@Suite struct SystemPathTests {
  /// A folder, and random names in it, none of which begins with a dot.
  private static func names(_ count: Int) -> [String] {
    var random = SplitMix64(seed: 7)
    return (0..<count).map { number in
      let bytes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        UInt8.random(in: 1...255, using: &random)
      }
      return "\(number)" + String(systemBytes: bytes.filter { $0 != UInt8(ascii: "/") })
    }
  }

  #if !canImport(Darwin)
  @Test func `files and folders with any names are written, listed and read`() throws {
    let folder = try TemporaryFolder()
    let names = Self.names(300)
    for name in names {
      try Folder(path: "\(folder.path)/in \(name)").create()
      try NamedFile.write(name.systemBytes, at: "\(folder.path)/in \(name)/\(name)")
    }
    let found = try Folder(path: folder.path).fileNames()
    #expect(Set(found.map { FileName($0) }) == Set(names.map { FileName("in \($0)") }))
    for name in names {
      var reader = try InputReader(of: Folder(path: "\(folder.path)/in \(name)"), InputLimits())
      #expect(try reader.list(".")?.names.map { FileName($0) } == [FileName(name)])
      #expect(reader.read(name) == .bytes(name.systemBytes))
      let path = "\(folder.path)/in \(name)/\(name)"
      #expect(FileContent(reading: path) == .bytes(name.systemBytes))
      #expect(try Place(path) == .file(path))
      #expect(
        OutputPath(path, isFile: true).path(inside: OutputPath(folder.path, isFile: false))
          == "in \(name)/\(name)")
    }
  }

  @Test func `a link may lead to any name`() throws {
    let folder = try TemporaryFolder()
    let name = String(systemBytes: [0x63, 0xE9])
    try NamedFile.write([1], at: "\(folder.path)/\(name)")
    let run = try FinishedProcess(
      running: ["/bin/sh", "-c", #"cd "$0" && ln -s "$(printf 'c\351')" link"#, folder.path])
    try #require(run.status == 0)
    var reader = try InputReader(of: Folder(path: folder.path), InputLimits())
    #expect(reader.read("link") == .bytes([1]))
  }

  @Test func `names that only look the same are two files`() throws {
    let folder = try TemporaryFolder()
    for (name, byte) in [("é", 1), ("e\u{301}", 2)] as [(String, UInt8)] {
      try NamedFile.write([byte], at: "\(folder.path)/\(name)")
    }
    var reader = try InputReader(of: Folder(path: folder.path), InputLimits())
    #expect(reader.read("é") == .bytes([1]) && reader.read("e\u{301}") == .bytes([2]))
    #expect(try reader.list(".")?.names.count == 2)
  }
  #endif

  @Test func `no path has a zero`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a")
    #expect(FileContent(reading: "\(folder.path)/a\0b") == nil)
    #expect(throws: DiskError.self) { try NamedFile.write([], at: "\(folder.path)/a\0b") }
    #expect(try Folder(path: folder.path).fileNames() == ["a"])
  }
}
