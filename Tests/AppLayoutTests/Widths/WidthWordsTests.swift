import Testing

@testable import AppLayout
@testable import AppModel

@Suite struct WidthWordsTests {
  private func words(_ ranges: WidthRange..., on tablet: String = "ipad-9.7") throws -> String {
    ranges.words(on: try .wanted(tablet))
  }

  private func phones(_ from: Int, _ to: Int) -> WidthRange { .init(.phone, from: from, to: to) }

  private func tablets(_ from: Int, _ to: Int) -> WidthRange { .init(.tablet, from: from, to: to) }

  @Test func `up to three texts are said, and what the rule means instead of more`() {
    var texts = WidthTexts()
    for text in ["a", "b", "a", "c"] { texts.add(text) }
    let rule = Rule("cut", means: "Texts are cut.", matters: "", fix: "")
    #expect(texts.joined(of: rule) == "a, or b, or c")
    texts.add("d")
    #expect(texts.joined(of: rule) == "texts are cut")
  }

  @Test func `ranges are said as people say them`() throws {
    #expect(try words() == "")
    #expect(try words(phones(280, 334)) == "on phones of 280 to 334 pt")
    #expect(try words(phones(320, 320)) == "on phones of 320 pt")
    #expect(try words(tablets(700, 900)) == "on tablets of 700 to 900 pt")
    #expect(
      try words(phones(280, 334), tablets(330, 400))
        == "on phones of 280 to 334 pt, and on tablets of 330 to 400")
    #expect(try words(phones(280, 480)) == "on phones of every width")
    #expect(
      try words(phones(280, 480), tablets(320, 1400)) == "on phones and tablets of every width")
    #expect(
      try words(phones(280, 290), phones(300, 310), phones(320, 330))
        == "on phones of 280 to 290, 300 to 310 and 320 to 330 pt")
    #expect(
      try words(phones(280, 280), phones(290, 290), phones(300, 300), phones(310, 310))
        == "on phones of 280, 290, 300 pt and 1 other range")
  }

  @Test func `parts of a tablet's screen are named, unless the whole screen is among them`() throws
  {
    let ends = try (words(tablets(320, 330)), words(tablets(320, 511)), words(tablets(320, 800)))
    #expect(ends.0 == "on tablets of 320 to 330 pt (a third of the screen)")
    #expect(ends.1 == "on tablets of 320 to 511 pt (a third or half of the screen)")
    #expect(ends.2 == "on tablets of 320 to 800 pt")
    #expect(
      try words(tablets(370, 511), on: "ipad-pro-12.9-3")
        == "on tablets of 370 to 511 pt (a third of the screen)")
  }

  @Test func `ranges are joined where they touch, and cover others`() {
    let joined = [phones(300, 310), tablets(320, 330), phones(280, 299), phones(305, 320)].joined
    #expect(joined == [phones(280, 320), tablets(320, 330)])
    #expect(joined.covers([phones(290, 300), tablets(320, 320)]))
    #expect(joined.covers([]))
    #expect(!joined.covers([phones(290, 321)]))
    #expect(!joined.covers([tablets(331, 331)]))
    #expect(![WidthRange]().covers([phones(280, 280)]))
  }
}
