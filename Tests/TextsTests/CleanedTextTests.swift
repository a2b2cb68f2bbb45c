import Support
import Testing

@testable import Texts

@Suite struct CleanedTextTests {
  @Test func `every control and format character is replaced wherever it is`() {
    for scalar in HostileCharacters.all {
      #expect("a\(scalar)b".cleaned == "a\u{FFFD}b")
      #expect("\(scalar)".quotable == "\u{FFFD}")
    }
  }

  @Test func `no Unicode scalar starts a second line or is invisible`() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), value < 0x3400 || value > 0xF8FF else { continue }
      let shown = " \(scalar) ".cleaned.unicodeScalars
      #expect(shown.allSatisfy { $0.isVisible })
    }
  }

  @Test(arguments: [
    "plain", "Ünïcode e\u{301}", "👨‍👩‍👧‍👦 ❤️‍🔥 1️⃣", "שלום עולם", "مرحبا", "می‌خواهم", "क्‍ष", "日本語", "ไม่มีปัญหา",
    "a\u{A0}b", "\u{F8FF}",
  ])
  func `ordinary text stays as it is`(text: String) {
    #expect(text.cleaned.utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [
    ("a\u{200D}", "a\u{FFFD}"), ("\u{200C}a", "\u{FFFD}a"),
    ("a\u{200D}\u{200D}b", "a\u{FFFD}\u{FFFD}b"),
    ("\u{FE0F}", "\u{FFFD}"), ("a\u{FE0F}\u{FE0F}", "a\u{FE0F}\u{FFFD}"), ("\u{301}a", "\u{FFFD}a"),
    ("a\u{3164}b", "a\u{FFFD}b"), ("a\u{FFFF}", "a\u{FFFD}"), ("a\u{E0041}", "a\u{FFFD}"),
    ("o\u{301}\u{301}\u{301}\u{301}\u{301}", "o\u{301}\u{301}\u{301}\u{301}\u{FFFD}"),
  ])
  func `invisible characters and joiners that join nothing are replaced`(
    text: String, shown: String
  ) {
    #expect(text.cleaned.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test func `cleaning twice is the same as cleaning once`() {
    for name in HostileCharacters.names + ["👨‍👩‍👧 می‌خواهم", "\u{301}\u{301}\u{200D}\u{FE0F}"] {
      #expect(name.cleaned.cleaned.unicodeScalars.elementsEqual(name.cleaned.unicodeScalars))
    }
  }
}
