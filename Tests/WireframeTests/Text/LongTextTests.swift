import Testing

@testable import Wireframe

@Suite struct `Endless texts` {
  @Test(arguments: [
    "a", "word ", "東", "👨‍👩‍👧‍👦", "\u{301}", "e\u{301}", "\u{202E}", "\u{1100}", "a\u{200D}", "  ",
  ])
  func `only the beginning of an endless text is used`(piece: String) {
    let text = DrawableText(String(repeating: piece, count: 1_000_000 / piece.utf8.count))
    #expect(text.characters.unicodeScalars.count <= 4096)
    let font = Font(size: 12)
    let lines = font.lines(of: text, in: 200, atMost: 3)
    #expect(lines.allSatisfy { font.width(of: $0) <= 200 && $0.characters.utf8.count < 2_000 })
  }

  @Test func `ten thousand marks leave a letter with three`() {
    let text = DrawableText("a" + String(repeating: "\u{301}", count: 10_000) + "b")
    #expect(text.characters == "a" + String(repeating: "\u{301}", count: 3) + "…")
  }
}
