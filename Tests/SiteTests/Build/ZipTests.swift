import FoundationEssentials
import Support
import Testing

@testable import Publishing

/// The format of archives.
@Suite struct ZipTests {
  // The first text is the one by which implementations of the checksum are compared.
  @Test(arguments: [
    ("123456789", 0xCBF4_3926), ("", 0), ("a", 0xE8B7_BE43), ("Hello, World!", 0xEC4A_C3D0),
  ])
  func `checksums are those of other programs`(text: String, sum: UInt32) {
    #expect(CRC32(of: text).value == sum)
    var split = CRC32()
    for byte in text.utf8 { split.add([byte]) }
    #expect(split.value == sum)
  }

  // The last number is more than the original format can count.
  @Test(arguments: [0, 1, 3, 70_000])
  func `an archive has its files in order`(count: Int) throws {
    let names = (0..<count).map { "folder-\($0 % 7)/file-\($0).txt" }
    let archive = Self.archive(of: names)
    let read = try ZipReading(archive)
    #expect(read.names == names)
    #expect(names.allSatisfy { read.files[$0] == Array($0.utf8) })
  }

  @Test(.needs(.unzip), arguments: [1, 70_000])
  func `another program finds nothing wrong`(count: Int) throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/archive.zip"
    try Data(Self.archive(of: (0..<count).map { "files/\($0)" })).write(to: URL(filePath: file))
    let result = try FinishedProcess(running: [Tool.unzip.installedPath, "-tqq", file])
    #expect(result.status == 0, "\(result.output.suffix(500))")
    let listed = try FinishedProcess(running: [Tool.unzip.installedPath, "-Z1", file])
    #expect(listed.output.split(separator: "\n").count == count)
  }

  @Test func `places beyond 4 GB are in the fields for large numbers`() throws {
    let far: UInt64 = 5 << 30
    var layout = ZipLayout(at: far)
    _ = layout.header(of: "a", size: 2, CRC32(of: "ab"))
    var directory: [UInt8] = []
    layout.writeDirectory(of: ["a"], from: far) { directory += $0 }
    let place = (0..<8).map { UInt8(truncatingIfNeeded: far >> UInt64(8 * $0)) }
    // The entry: no place, its name, and a field of 8 bytes.
    #expect(Array(directory[42..<59]) == [255, 255, 255, 255, 97, 1, 0, 8, 0] + place.prefix(8))
    // The end: the start of the directory, first as it is, and then as one that is too large.
    let start = far + 33
    #expect(
      Array(directory[59 + 48..<59 + 56])
        == (0..<8).map { UInt8(truncatingIfNeeded: start >> UInt64(8 * $0)) })
    #expect(Array(directory.suffix(6)) == [255, 255, 255, 255, 0, 0])
  }

  /// Returns an archive of files that hold their own names.
  private static func archive(of names: [String]) -> [UInt8] {
    var layout = ZipLayout()
    var bytes: [UInt8] = []
    for name in names {
      bytes += layout.header(of: name, size: name.utf8.count, CRC32(of: name))
      bytes += name.utf8
    }
    layout.writeDirectory(of: names) { bytes += $0 }
    return bytes
  }
}

extension CRC32 {
  /// Creates the checksum of a text.
  fileprivate init(of text: String) {
    self.init()
    add(Array(text.utf8))
  }
}
