import Support
import Testing

@testable import Reading

@Suite struct `Lines and columns` {
  private static let examples: [(String, UInt32, Int, Int)] = [
    ("", 0, 1, 1), ("", 7, 1, 1),
    ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3),
    ("ab\ncd", 99, 2, 3), ("ab\n", 3, 2, 1), ("\n\n", 1, 2, 1),
    ("ab\r\ncd", 2, 1, 3), ("ab\r\ncd", 4, 2, 1), ("a\rb", 2, 1, 3),
    ("é中😀x", 2, 1, 2), ("é中😀x", 5, 1, 3), ("é中😀x", 9, 1, 4), ("é中😀x", 10, 1, 5),
    ("e\u{301}x", 3, 1, 3), ("é\né", 3, 2, 1), ("é\né", 5, 2, 2),
    ("\u{FEFF}ab\nc", 0, 1, 1), ("\u{FEFF}ab\nc", 3, 1, 1), ("\u{FEFF}ab\nc", 4, 1, 2),
    ("\u{FEFF}ab\nc", 6, 2, 1), ("a\u{FEFF}b", 4, 1, 3),
  ]

  @Test(arguments: examples)
  func `a byte has the line and column that an editor shows`(
    text: String, offset: UInt32, line: Int, column: Int
  ) {
    let position = LineTable(Array(text.utf8)).position(of: offset)
    #expect(position == LineColumn(line: line, column: column))
  }

  @Test(arguments: 0..<20)
  func `all bytes of a random text are where counting finds them`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pieces = ["a", "é", "中", "😀", "\n", "\r\n", "\t", "\"", "\u{301}"]
    let count = Int.random(in: 0...60, using: &random)
    let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
    let table = LineTable(Array(text.utf8))
    var (line, column, offset) = (1, 1, UInt32(0))
    for scalar in text.unicodeScalars {
      #expect(table.position(of: offset) == LineColumn(line: line, column: column))
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      offset += UInt32(UTF8.width(scalar))
    }
    #expect(table.position(of: offset) == LineColumn(line: line, column: column))
    #expect(table.position(of: .max) == LineColumn(line: line, column: column))
  }

  @Test func `a line may be longer than a block`() {
    let text = String(repeating: "aé中😀", count: 999)
    let table = LineTable(Array(("x\n" + text).utf8))
    for character in stride(from: 0, to: 4 * 999, by: 7) {
      let offset = 2 + text.unicodeScalars.prefix(character).reduce(0) { $0 + UTF8.width($1) }
      let position = table.position(of: UInt32(offset))
      #expect(position == LineColumn(line: 2, column: character + 1))
    }
  }

  @Test func `bytes that are not UTF-8 have a position too`() {
    let table = LineTable([0x22, 0x80, 0xFF, 0x0A, 0xC3])
    #expect(table.position(of: 2) == LineColumn(line: 1, column: 2))
    #expect(table.position(of: 4) == LineColumn(line: 2, column: 1))
    #expect(table.position(of: 5) == LineColumn(line: 2, column: 2))
  }

  @Test func `a line and column lead back to a byte, never beyond the end`() {
    let table = LineTable(Array("ab\n  cd".utf8))
    #expect(table.offset(line: 2, column: 3) == 5)
    #expect(table.offset(line: 2, column: 99) == 7)
    #expect(table.offset(line: 99, column: 1) == 3)
    #expect(table.offset(line: 0, column: 0) == 0)
    #expect(table.firstCharacter(ofLine: 2) == 5)
    #expect(table.firstCharacter(ofLine: 99) == 5)
    #expect(LineTable([]).firstCharacter(ofLine: 1) == 0)
  }

  @Test func `a line that begins with many blanks is not read again for each tag on it`() {
    let blanks = 100_000
    let table = LineTable(Array("\u{FEFF} a\n\n\t \n".utf8) + Array(repeating: 0x20, count: blanks))
    #expect(table.firstCharacter(ofLine: 1) == 4)
    #expect(table.firstCharacter(ofLine: 2) == 6)
    #expect(table.firstCharacter(ofLine: 3) == 9)
    for _ in 0..<100_000 { #expect(table.firstCharacter(ofLine: 4) == 100_010) }
  }
}
