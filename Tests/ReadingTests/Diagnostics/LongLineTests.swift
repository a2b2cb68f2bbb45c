import Testing

@testable import Reading

@Suite struct `Long lines` {
  @Test func `columns are right in every block of a long line, whatever its characters`() {
    let text = String(repeating: "aé€😀", count: 2_000) + "\n" + String(repeating: "€", count: 3_000)
    let table = LineTable(Array(text.utf8))
    var offset = 0
    var line = 1
    var column = 1
    for scalar in text.unicodeScalars {
      #expect(table.position(of: UInt32(offset)) == LineColumn(line: line, column: column))
      offset += Unicode.UTF8.width(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
  }
}
