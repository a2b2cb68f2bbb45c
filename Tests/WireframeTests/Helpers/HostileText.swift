import Support

@testable import Wireframe

/// Texts that a title could have but no author would write, the same for the same seed.
struct HostileText {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Returns up to a number of pieces, each a word, a cluster or something invisible.
  mutating func next(pieces: Int) -> String {
    (0..<Int.random(in: 0...pieces, using: &random))
      .map { _ in Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)] }
      .joined()
  }

  /// Returns a width from zero to a phone's.
  mutating func nextWidth() -> Double { Double.random(in: 0...320, using: &random) }

  /// Returns a font of a size that wireframes use.
  mutating func nextFont() -> Font {
    Font(
      size: Double.random(in: 6...34, using: &random),
      Bool.random(using: &random) ? .bold : .regular)
  }

  private static let pieces = [
    " ", " ", " ", "a", "i", "W", "news", "Home", "transport", "co-operation", "—", "5-1", "…",
    "\"",
    "é", "e\u{301}", "o\u{302}\u{323}", "\u{301}", String(repeating: "\u{336}", count: 40), "ß",
    "Ж",
    "щука", "Ω", "שלום", "ש\u{5C1}\u{5B8}", "مرحبا", "م\u{64B}", "ه\u{200D}", "\u{600}12", "東",
    "京都", "。", "「", "」", "カ\u{3099}", "ｶﾞ", "한글", "\u{1112}\u{1161}\u{11AB}", "\u{1161}",
    "क्षि", "தமிழ்", "ไทย", "กำ", "👨‍👩‍👧‍👦", "👍🏽", "🏽", "🇳🇱", "🇳", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "❤️", "#\u{20E3}",
    "\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2069}",
    "\u{FEFF}", "\u{3164}", "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\n", "\t", "\u{2028}", "\u{A0}",
    "\u{3000}", "\u{FFFD}", "\u{FFFE}", "\u{10FFFF}", "\u{E000}", "\u{E0001}", "﷽", "⸻", "𒐫",
  ]
}
