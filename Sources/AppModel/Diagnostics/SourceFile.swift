/// A file that was read: its name inside the app folder, and its bytes.
package struct SourceFile: Sendable {
  package let name: String
  package let bytes: [UInt8]
}

/// All files of one app, in the order in which they were read.
package struct SourceTable: Sendable {
  package private(set) var files: [SourceFile] = []

  package subscript(id: FileID) -> SourceFile { files[Int(id.index)] }

  /// Takes a file in and returns the number by which locations name it.
  mutating func add(_ name: String, _ bytes: [UInt8]) -> FileID {
    files.append(SourceFile(name: name, bytes: bytes))
    return FileID(index: Int32(files.count - 1))
  }
}

/// Where the lines of a file begin, so that many offsets cost one reading of it.
///
/// A file may be one line of megabytes, so the characters of a line are not counted one by one: how
/// many bytes continue a character is known for every block.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  private let continuationsBeforeBlocks: [Int]

  private static let blockSize = 1024

  package init(_ bytes: [UInt8]) {
    var starts = [bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0]
    var continuations = 0
    var blocks: [Int] = []
    for (offset, byte) in bytes.enumerated() {
      if offset.isMultiple(of: Self.blockSize) { blocks.append(continuations) }
      if byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
      if Self.isContinuation(byte) { continuations += 1 }
    }
    blocks.append(continuations)
    self.bytes = bytes
    self.starts = starts
    continuationsBeforeBlocks = blocks
  }

  /// The line and column of a byte; of the end of the file where the offset lies behind it.
  package func position(of offset: UInt32) -> LineColumn {
    let offset = min(Int(offset), bytes.count)
    let line = lineIndex(of: offset)
    let start = starts[line]
    guard offset > start else { return LineColumn(line: line + 1, column: 1) }
    let codePoints = offset - start - (continuations(before: offset) - continuations(before: start))
    return LineColumn(line: line + 1, column: codePoints + 1)
  }

  /// How many bytes before an offset continue a character.
  private func continuations(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    let rest = bytes[block * Self.blockSize..<offset]
    return continuationsBeforeBlocks[block] + rest.count(where: Self.isContinuation)
  }

  /// The offset at which a line (counted from one) has its first character that is not a space.
  func firstCharacter(ofLine line: Int) -> UInt32 {
    let start = starts[max(0, min(line - 1, starts.count - 1))]
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return UInt32(start + blanks.count)
  }

  /// The offset of the first character of the line on which a tag of XML begins, of which a parser
  /// tells where it ends: with one attribute a line, that is some lines below.
  func firstCharacter(ofTag name: String, endingOnLine line: Int) -> UInt32 {
    let most = 16
    let beginning = max(1, line - most)...max(1, line)
    return firstCharacter(ofLine: beginning.last { opens(name, onLine: $0) } ?? line)
  }

  private func opens(_ tag: String, onLine line: Int) -> Bool {
    let longest = 256
    let start = Int(firstCharacter(ofLine: line))
    let text = bytes[start...].prefix(longest).prefix { $0 != UInt8(ascii: "\n") }
    return text.split(separator: UInt8(ascii: "<")).contains { $0.starts(with: tag.utf8) }
  }

  /// The offset of a column of a line, both counted from one; never behind the file's end.
  func offset(line: Int, column: Int) -> UInt32 {
    let start = starts[max(0, min(line - 1, starts.count - 1))]
    return UInt32(min(start + max(0, column - 1), bytes.count))
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }
}

/// The marks that editors of some systems put before a text.
enum ByteOrderMark {
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let utf16: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]

  /// Whether a text is UTF-16, by its mark or because one of its first two bytes is zero: JSON and
  /// XML begin with two characters of ASCII.
  static func announcesUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = bytes.prefix(2)
    return utf16.contains { first.elementsEqual($0) } || first.count { $0 == 0 } == 1
  }
}
