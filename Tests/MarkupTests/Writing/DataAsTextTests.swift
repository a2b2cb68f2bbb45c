import Testing

@testable import Markup

@Suite struct `Data that becomes text` {
  @Test(arguments: [
    ("\0", "\u{FFFD}"), ("a\0b", "a\u{FFFD}b"),
    ("\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{FFFE}", "\u{FFFD}"), ("x\u{FFFF}", "x\u{FFFD}"), ("\u{1B}[31m", "\u{FFFD}[31m"),
  ])
  func `characters that XML forbids are replaced`(text: String, expected: String) {
    #expect(text.allowedInXML == expected)
  }

  @Test(arguments: [
    "", "a", "\t\n\r", "\r\n", "\u{20}\u{A0}", "\u{D7FF}\u{E000}\u{FFFD}",
    "\u{1FFFD}\u{10FFFD}", "\u{2027}\u{202F}\u{2065}\u{2070}\u{FDF0}\u{FFF8}\u{FFFC}",
    "e\u{301}👨‍👩‍👧‍👦 日本 שלום",
  ])
  func `characters that XML allows are kept`(text: String) {
    #expect(text.allowedInXML.utf8.elementsEqual(text.utf8))
  }

  @Test func `only characters that HTML forbids or that reverse the text are replaced`() {
    for value in 0x20...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isReplaced =
        scalar.properties.generalCategory == .control
        || scalar.properties.isNoncharacterCodePoint || Self.turning.contains { $0 ~= value }
      #expect((String(scalar).allowedInXML == "\u{FFFD}") == (isReplaced || value == 0xFFFD))
    }
  }

  private static let turning: [ClosedRange<UInt32>] = [
    0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB, 0xE0001...0xE0001,
  ]

  @Test(arguments: [
    ("\u{2067}a\u{2069}", true), ("\u{2068}a\u{2069} · \u{2066}b\u{2069}", true),
    ("\u{2066}a\u{2067}b\u{2069}\u{2069}", true), ("\u{2067}a", false), ("a\u{2069}", false),
    ("\u{2069}a\u{2067}", false), ("\u{2067}a\u{2069}\u{2068}", false),
  ])
  func `direction isolates are kept if each is closed`(text: String, stay: Bool) {
    #expect((text.allowedInXML == text) == stay)
    #expect(text.allowedInXML.unicodeScalars.contains("\u{FFFD}") != stay)
  }

  @Test func `every character is read back unchanged or replaced`() throws {
    var writer = try MarkupWriter.forTests()
    var text = ""
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard value < 0x3000 || value % 251 == 0 || value & 0xFFFE == 0xFFFE else { continue }
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    let bytes = try writer.bytes(
      of: .drawing(Node("g", ["data-key": text]), Node("text", [:], [.text(text)])), as: .svg)
    let read = try Element(parsing: bytes, atMost: .max).elements
    #expect(read.first?["data-key"] == text.allowedInXML)
    #expect(read.last?.text == text.allowedInXML)
  }

  @Test func `markup in data stays text`() throws {
    var writer = try MarkupWriter.forTests()
    let hostile = "\"/><script>alert(1)</script><!-- ]]> &lt; &#0; ' <![CDATA["
    let bytes = try writer.bytes(
      of: .drawing(Node("g", ["data-key": hostile]), Node("text", [:], [.text(hostile)])), as: .svg)
    let read = try Element(parsing: bytes, atMost: .max).elements
    #expect(read.map(\.name) == ["g", "text"])
    #expect(read.first?["data-key"] == hostile)
    #expect(read.last?.text == hostile)
  }
}
