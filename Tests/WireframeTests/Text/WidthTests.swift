import Testing

@testable import Wireframe

@Suite struct `Widths` {
  @Test(arguments: [
    // The sums of the advance widths in Liberation Sans, DejaVu Sans and Noto Sans, in that order.
    ("Home", [2667, 2953, 2845], [2778, 3244, 2957]),
    ("Top stories", [4946, 5525, 5195], [5390, 6303, 5488]),
    ("AVATAR", [4001, 4042, 3695], [4167, 4548, 3959]),
    ("The quick brown fox, 1234567890!", [15344, 17553, 16055], [16173, 19586, 16690]),
    ("Ærøskøbing Åland", [8281, 9051, 8574], [8889, 10266, 9138]),
    ("€ 9.99 – “so”", [5614, 6485, 5638], [6059, 7304, 5859]),
    ("Привет, мир", [5737, 6499, 6137], [6126, 7106, 6613]),
    ("Καλημέρα", [4470, 5011, 4720], [4800, 5502, 5063]),
  ])
  func `a word has a little more room than it takes in the widest of three fonts`(
    word: String, regular: [Int], bold: [Int]
  ) throws {
    for (weight, widths) in [(Font.Weight.regular, regular), (.bold, bold)] {
      let widest = try #require(widths.max())
      let units = Font(size: 1, weight).units(of: word)
      #expect(units >= widest - 1 && Double(units) <= Double(widest) * 1.06, "\(units)")
    }
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
