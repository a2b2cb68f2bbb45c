import Testing
import Texts

/// Names from right to left in sentences from left to right, with `[` and `]` around each.
struct DirectionTests {
  @Test(arguments: [
    ("Home shows up to 4 items", "Home shows up to 4 items"), ("", ""),
    ("عاجل: أهم الأخبار shows up to 2 items", "[عاجل: أهم الأخبار] shows up to 2 items"),
    ("أخبار, رياضة and طقس have new items", "[أخبار], [رياضة] and [طقس] have new items"),
    ("الرئيسية > 'أخبار': 12 pt lower", "[الرئيسية] > '[أخبار]': 12 pt lower"),
    ("الرئيسية: 3 cells in أخبار 24", "[الرئيسية]: 3 cells in [أخبار] 24"),
    ("“חדשות 24 שעות” on בית", "“[חדשות 24 שעות]” on [בית]"),
  ])
  func `a sentence is split into what is read from right to left and the rest`(
    sentence: String, split: String
  ) {
    let parts = sentence.directedParts
    #expect(parts.map { $0.isRightToLeft ? "[\($0.text)]" : $0.text }.joined() == split)
    #expect(parts.map(\.text).joined() == sentence)
  }

  @Test func `marks of direction are left out, and nothing else`() {
    #expect("\u{2067}أخبار\u{2069} 24".withoutIsolates == "أخبار 24")
  }
}
