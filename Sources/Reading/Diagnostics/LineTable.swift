import Lists
import Texts

/// An index of the lines of a file, so that looking up many offsets costs one pass over it.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [UInt32]
  /// The first byte of each line that is not a blank, precomputed because a line may begin with
  /// megabytes of blanks.
  private let texts: [UInt32]
  /// The number of UTF-8 continuation bytes before each block, so that a line of megabytes does
  /// not have to be counted from its start.
  private let continuations: [UInt32]

  private static let block = 1024

  package init(_ bytes: [UInt8]) {
    let mark = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    var starts = [UInt32(mark)]
    var continuations: [UInt32] = []
    var count: UInt32 = 0
    for block in stride(from: 0, to: bytes.count, by: Self.block) {
      continuations.append(count)
      let end = min(block + Self.block, bytes.count)
      var allBits: UInt8 = 0
      for offset in block..<end {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "\n") { starts.append(UInt32(offset + 1)) }
        allBits |= byte
      }
      // Most blocks are all ASCII and have no continuation bytes.
      guard allBits >= 0x80 else { continue }
      for offset in block..<end where Self.isContinuation(bytes[offset]) { count += 1 }
    }
    self.bytes = bytes
    self.starts = starts
    self.continuations = continuations
    texts = starts.map { start in
      var offset = Int(start)
      while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
      return UInt32(offset)
    }
  }

  /// The length of the file.
  package var byteCount: Int { bytes.count }

  /// Returns the line and column of a byte, or of the end of the file if the offset is beyond it.
  package func position(of offset: UInt32) -> LineColumn {
    let offset = min(Int(offset), bytes.count)
    let line = lineIndex(of: offset)
    let start = Int(starts[line])
    guard offset > start else { return LineColumn(line: line + 1, column: 1) }
    let continued = continuationCount(before: offset) - continuationCount(before: start)
    return LineColumn(line: line + 1, column: offset - start - continued + 1)
  }

  private func continuationCount(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let block = (offset - 1) / Self.block
    return Int(continuations[block])
      + bytes[block * Self.block..<offset].count(where: Self.isContinuation)
  }

  /// Returns the offset of the first character of a line (counted from one) that is not a space or
  /// tab.
  package func firstCharacter(ofLine line: Int) -> UInt32 {
    texts[max(0, min(line - 1, texts.count - 1))]
  }

  /// Returns the offset of a column of a line, both counted from one; never beyond the end of the
  /// file.
  package func offset(line: Int, column: Int) -> UInt32 {
    let start = Int(starts[max(0, min(line - 1, starts.count - 1))])
    return UInt32(min(start + max(0, column - 1), bytes.count))
  }

  private func lineIndex(of offset: Int) -> Int {
    max(0, starts.partitionPoint { Int($0) > offset } - 1)
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }
}

/// The byte order marks that some editors write at the start of a text.
package enum ByteOrderMark {
  package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let utf16: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]

  /// Whether a text is UTF-16: it has the mark, or one of its first two bytes is zero, because JSON
  /// and XML begin with two ASCII characters.
  static func announcesUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = bytes.prefix(2)
    return utf16.contains { first.elementsEqual($0) } || first.count { $0 == 0 } == 1
  }
}
