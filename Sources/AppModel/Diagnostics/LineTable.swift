/// Where the lines of a file begin, so that many offsets cost one reading of it.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// How many bytes before each block only continue a character, so that a line of megabytes need
  /// not be counted from its start.
  private let continuations: [Int]

  private static let block = 1024

  package init(_ bytes: [UInt8]) {
    var starts = [bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0]
    var continuations: [Int] = []
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset.isMultiple(of: Self.block) { continuations.append(count) }
      if byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
      if Self.isContinuation(byte) { count += 1 }
    }
    self.bytes = bytes
    self.starts = starts
    self.continuations = continuations
  }

  /// The line and column of a byte; of the end of the file where the offset lies behind it.
  package func position(of offset: UInt32) -> LineColumn {
    let offset = min(Int(offset), bytes.count)
    let line = lineIndex(of: offset)
    guard offset > starts[line] else { return LineColumn(line: line + 1, column: 1) }
    let start = starts[line]
    let continued = continuationCount(before: offset) - continuationCount(before: start)
    return LineColumn(line: line + 1, column: offset - start - continued + 1)
  }

  private func continuationCount(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let block = (offset - 1) / Self.block
    return continuations[block]
      + bytes[block * Self.block..<offset].count(where: Self.isContinuation)
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
