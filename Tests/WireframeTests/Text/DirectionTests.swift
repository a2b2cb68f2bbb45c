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
  func `digits and symbols leave it to the app`(text: String) {
    let text = DrawableText(text)
    #expect(text.direction == nil)
    #expect(text.svgText(in: .leftToRight) == text.characters)
    #expect(text.svgText(in: .rightToLeft) == "\u{2067}\(text.characters)\u{2069}")
  }
}
