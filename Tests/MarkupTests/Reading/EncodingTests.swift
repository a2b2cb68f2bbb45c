import Markup
import Support
import Testing

@Suite struct `Encodings of XML` {
  @Test(arguments: ["UTF-8", "utf-8", "ISO-8859-1", "iso-8859-15", "windows-1252", "US-ASCII"])
  func `encodings in which ASCII is ASCII are read`(name: String) throws {
    let text = "<?xml version='1.0' encoding='\(name)'?><a b='c'/>"
    #expect(try Element(parsing: Array(text.utf8), atMost: 2)["b"] == "c")
  }

  @Test(arguments: ["UTF-7", "ISO-2022-JP", "Shift_JIS", "EBCDIC-US", "UCS-4", "KLINGON"])
  func `encodings in which any byte may be anything are not read`(name: String) throws {
    let text = "<?xml version='1.0' encoding='\(name)'?><a/>"
    let error = try #require(throws: XMLSyntaxError.self) {
      try Element(parsing: Array(text.utf8), atMost: .max)
    }
    #expect(error.message == "its encoding is not read; UTF-8 is" && error.cause == .refused)
    #expect(error.line == 1 && error.column == 31)
  }

  @Test(arguments: [
    ("ISO-8859-2", [0xA3, 0xF3, 0x64, 0xBC], "Łódź"), ("iso-8859-15", [0xA4], "€"),
    ("ISO-8859-11", [0xA1, 0xE3], "กใ"), ("windows-1252", [0x80, 0xE9], "€é"),
    ("Windows-1251", [0xCC, 0xE8, 0xF0], "Мир"), ("cp1253", [0xE1], "α"),
  ])
  func `bytes beyond ASCII mean what their encoding says`(
    name: String, bytes: [UInt8], text: String
  ) throws {
    // More than libxml2 decodes at once.
    let count = 100_000
    let start = Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8)
    let all = start + Array(repeatElement(bytes, count: count).joined()) + Array("</a>".utf8)
    let element = try Element(parsing: all, atMost: 1)
    #expect(element.children == [.text(String(repeating: text, count: count))])
  }

  @Test(arguments: [("windows-1252", 0x81), ("ISO-8859-7", 0xFF)] as [(String, UInt8)])
  func `a byte without a meaning is a mistake`(name: String, byte: UInt8) {
    let start = Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8)
    #expect(throws: XMLSyntaxError.self) {
      try Element(parsing: start + [byte] + Array("</a>".utf8), atMost: 1)
    }
  }

  @Test(arguments: [true, false])
  func `a NUL is refused in UTF-16 too, where it would hide what is after it`(
    isLittle: Bool
  ) throws {
    func written(_ text: String) -> [UInt8] {
      text.utf16.flatMap { unit in
        let (low, high) = (UInt8(unit & 255), UInt8(unit >> 8))
        return isLittle ? [low, high] : [high, low]
      }
    }
    let first = try #require(throws: XMLSyntaxError.self) {
      try Element(parsing: written("\u{FEFF}<a/>\0"), atMost: .max)
    }
    #expect(first.line == 1 && first.column == 5)
    let bytes = written("\u{FEFF}<a>\n\u{100}</a>\0<b")
    let error = try #require(throws: XMLSyntaxError.self) {
      try Element(parsing: bytes, atMost: .max)
    }
    #expect(error.message == "a NUL, which XML forbids")
    #expect(error.line == 2 && error.column == 6)
    #expect(try Element(parsing: bytes.dropLast(6), atMost: 9).name == "a")
  }

  @Test(arguments: ["ISO-8859-1", "UTF-16BE", "UTF-7"])
  func `a text that changes its encoding is not read`(name: String) throws {
    let first = "\u{FEFF}<?xml version='1.0' encoding='\(name)'?>\n".utf16
    let bytes = first.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + Array("<a/>".utf8)
    let error = try #require(throws: XMLSyntaxError.self) {
      try Element(parsing: bytes, atMost: .max)
    }
    #expect(error.message == "its encoding is not read; UTF-8 is")
  }
}
