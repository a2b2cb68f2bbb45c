import Testing
import Texts

@Suite struct NumberWordTests {
  @Test(arguments: [
    (0, "0", "no screens", "0 screens"), (1, "1", "1 screen", "1 screen"),
    (999, "999", "999 screens", "999 screens"),
    (1000, "1,000", "1,000 screens", "1000 screens"),
    (-1_234_567, "-1,234,567", "-1,234,567 screens", "-1234567 screens"),
  ])
  func `a number counts a noun`(number: Int, grouped: String, counted: String, of: String) {
    #expect(number.grouped == grouped)
    #expect(number.counted(as: "screen") == counted)
    #expect(number.of("screen") == of)
  }

  @Test(arguments: [
    (0.0, "0", "0"), (-0.04, "0", "0"), (0.05, "0.1", "0"), (-0.5, "-0.5", "-1"),
    (2.25, "2.3", "2"), (1235.96, "1236", "1,236"), (-1_000_000, "-1000000", "-1,000,000"),
  ])
  func `a number is rounded to tenths, or to a whole one in groups`(
    number: Double, tenths: String, grouped: String
  ) {
    #expect(number.tenths == tenths)
    #expect(number.groupedText == grouped)
  }

  @Test func `a number without a whole number nearby is written without groups`() {
    #expect(1e15.groupedText == "1000000000000000")
    #expect(Double.infinity.groupedText == "inf")
  }

  @Test func `words are listed as in a sentence`() {
    #expect([String]().listed() == "")
    #expect(["a"].listed() == "a")
    #expect(["a", "b"].listed() == "a and b")
    #expect(["a", "b", "c"].listed("or") == "a, b or c")
  }
}
