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

  @Test func `balanced lines are as few as others, and the last one is not a single word`() {
    let font = Font(size: 12.5)
    let text = DrawableText("The app falls back to a screen from before the builder")
    let width = font.width(of: text) - 10
    #expect(font.lines(of: text, in: width, atMost: 3).last?.characters == "builder")
    let lines = font.balancedLines(of: text, in: width, atMost: 3)
    #expect(lines.count == 2)
    let widths = lines.map { font.width(of: $0) }
    #expect(widths.allSatisfy { $0 <= width && $0 > font.width(of: text) * 0.35 })
    #expect(lines.map(\.characters).joined(separator: " ") == text.characters)
  }

  @Test func `a single word on the last line of a title gets the word before it`() {
    let font = Font(size: 12, .bold)
    let shown = { (text: String, width: Double) in
      font.lines(withoutOrphansOf: DrawableText(text), in: width, atMost: 3).map(\.characters)
    }
    let first = font.width(of: "Council votes on the new")
    #expect(shown("Council votes on the new tram", first) == ["Council votes on the", "new tram"])
    // The line before keeps two words, and cut titles, broken words and hyphens stay as they are.
    #expect(
      shown("Council votes tram", font.width(of: "Council votes")) == ["Council votes", "tram"])
    #expect(
      shown("One two three after-noon", font.width(of: "One two three after-")).last == "noon")
    let narrow = font.width(of: "Council votes on")
    let cut = shown("Council votes on the new tram for the whole city", narrow)
    #expect(cut.count == 3 && cut[2].hasSuffix("…"))
    #expect(shown("東京の新しい路面電車の計画について", 80).joined() == "東京の新しい路面電車の計画について")
  }

  @Test func `letters become a little smaller where a text then fits whole, and only there`() {
    let font = Font(size: 16, .bold)
    let text = DrawableText("Screen without any data")
    let width = font.width(of: text)
    #expect(font.snug(for: text, in: width) == font)
    #expect(font.snug(for: text, in: width * 0.9).size == 14)
    #expect(font.snug(for: text, in: width * 0.5) == font)
  }
}
