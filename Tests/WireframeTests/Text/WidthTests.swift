import Testing

@testable import Wireframe

@Suite struct `Widths` {
  @Test(arguments: [
    // The sums of the advance widths in the AFM files of Helvetica and Helvetica-Bold.
    ("Home", 2667, 2778),
    ("Top stories", 4946, 5390),
    ("AVATAR", 4001, 4166),
    ("The quick brown fox, 1234567890!", 15342, 16173),
    ("Ærøskøbing Åland", 8280, 8890),
    ("€ 9.99 – “so”", 5614, 6059),
  ])
  func `a word is as wide as the sum of its AFM widths`(word: String, regular: Int, bold: Int) {
    #expect(Font(size: 1, .regular).units(of: word) == regular)
    #expect(Font(size: 1, .bold).units(of: word) == bold)
  }

  @Test(arguments: [
    "👨‍👩‍👧‍👦", "👍🏽", "🇳🇱", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "©️", "↔️", "❤️‍🔥", "東", "あ", "カ\u{3099}", "한", "\u{1112}\u{1161}\u{11AB}",
    "Ａ",
  ])
  func `an emoji, an ideograph and a syllable are one em, however they are spelled`(text: String) {
    #expect(text.count == 1)
    for weight in Font.Weight.allCases { #expect(Font(size: 1, weight).units(of: text) == 1000) }
  }

  @Test(arguments: [
    ("é", "e\u{301}"), ("ש", "ש\u{5C1}\u{5B8}"), ("م", "م\u{64B}"), ("ق", "ق\u{200D}"),
    ("ab", "a\u{200E}b"), ("o", "o\u{302}\u{323}\u{FE00}"),
  ])
  func `a mark, a joiner and a variation selector have a width of zero`(
    plain: String, marked: String
  ) {
    let font = Font(size: 1)
    #expect(font.units(of: marked) == font.units(of: plain))
  }

  @Test func `the blocks of the table follow each other`() {
    for (block, next) in zip(AdvanceBlock.all, AdvanceBlock.all.dropFirst()) {
      #expect(block.first <= block.last && block.last < next.first)
    }
    for case .each(let regular, let bold) in AdvanceBlock.all.map(\.widths) {
      #expect(regular.count == bold.count)
    }
  }

  @Test func `characters that are not in the table have a fixed width`() {
    #expect(Font(size: 10, .regular).width(of: "Ⴀ") == 7)
    #expect(Font(size: 10, .bold).width(of: "Ⴀ") == 7.5)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300])
  func
    `a size or width that is not a length leaves no text, and an infinite width leaves all of it`(
      size: Double
    )
  {
    #expect(Font(size: size).fitted("Home", in: .nan).isEmpty)
    #expect(Font(size: 12).fitted("Home", in: .infinity).characters == "Home")
    #expect(Font(size: 12).fitted("Home", in: -5).isEmpty)
    #expect(Font(size: 12).lines(of: "Home", in: -5, atMost: 2).isEmpty)
  }
}
