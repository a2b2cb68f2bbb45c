import Testing

@testable import Wireframe

@Suite struct `Directions of texts` {
  @Test(arguments: [
    ("Home", TextDirection.leftToRight), ("2024: שלום", .rightToLeft), ("«مرحبا» Hi", .rightToLeft),
    ("\u{200F}abc", .rightToLeft), ("\u{200E}שלום", .leftToRight), ("🇳🇱 東京", .leftToRight),
    ("ﷺ", .rightToLeft),
  ])
  func `the first letter decides`(text: String, direction: TextDirection) {
    #expect(DrawableText(text).direction == direction)
  }

  @Test(arguments: ["", "12:30 (2)", "٣٤٥", "👍🏽 — …"])
  func `texts of digits and symbols run from left to right`(text: String) {
    let text = DrawableText(text)
    #expect(text.direction == nil)
    #expect(text.svgText == text.characters)
  }

  @Test func `a text that runs from right to left is in an isolate`() {
    #expect(DrawableText("שלום").svgText == "\u{2067}שלום\u{2069}")
  }
}
