import Support
import Testing

@testable import Disk
@testable import Hashes

@Suite struct RunningHashTests {
  @Test func `any split into portions gives the same hash`() {
    let bytes = (0..<100).map { UInt8($0 * 91 & 255) }
    for length in 0...bytes.count {
      let whole = Array(bytes[..<length])
      for size in 1...40 {
        var running = RunningHash()
        for start in stride(from: 0, to: length, by: size) {
          running.add(Array(whole[start..<min(start + size, length)]))
        }
        #expect(running.hash == ContentHash(of: whole), "\(length) bytes by \(size)")
      }
    }
  }

  @Test func `empty portions do not change the hash, which is available at any time`() {
    var running = RunningHash()
    for (portion, whole) in [("", ""), ("river", "river"), ("", "river"), ("bed", "riverbed")] {
      running.add(Array(portion.utf8))
      #expect(running.hash == ContentHash(of: Array(whole.utf8)))
    }
  }

  @Test func `a word is its eight bytes, wherever it begins`() {
    for before in 0...16 {
      let start = [UInt8](repeating: 7, count: before)
      var running = RunningHash()
      running.add(start)
      for word in [1, 0x0102_0304_0506_0708, UInt64.max] { running.add(word) }
      let words: [UInt8] =
        [1, 0, 0, 0, 0, 0, 0, 0] + [8, 7, 6, 5, 4, 3, 2, 1] + [UInt8](repeating: 255, count: 8)
      #expect(running.hash == ContentHash(of: start + words), "after \(before) bytes")
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `a file's hash is that of its bytes`(size: Int) throws {
    let folder = try TemporaryFolder()
    let text = String(String(repeating: "0123456789abc", count: size / 13 + 1).prefix(size))
    try folder.write(text, to: "file")
    let file = try Descriptor("\(folder.path)/file", readingFlags)
    var buffer = ReadingBuffer()
    #expect(try buffer.hash(of: file.number) == ContentHash(of: Array(text.utf8)))
    #expect(try buffer.matches(Array(text.utf8), file.number))
    #expect(try !buffer.matches(Array("\(text)x".utf8), file.number))
    if size > 0 {
      #expect(try !buffer.matches(Array("\(text.dropLast())x".utf8), file.number))
      #expect(try !buffer.matches(Array(text.utf8.dropLast()), file.number))
    }
  }
}
