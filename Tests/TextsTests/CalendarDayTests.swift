import Testing

@testable import Texts

@Suite struct CalendarDayTests {
  @Test(arguments: [
    (0, "1 January 1970"), (86_399, "1 January 1970"), (86_400, "2 January 1970"),
    (951_782_400, "29 February 2000"), (1_709_164_800, "29 February 2024"),
    (1_740_787_199, "28 February 2025"), (1_740_787_200, "1 March 2025"),
    (4_107_456_000, "28 February 2100"), (4_107_542_400, "1 March 2100"),
    (253_402_300_799, "31 December 9999"),
  ])
  func `a moment has a day`(seconds: Int, text: String) {
    #expect(CalendarDay(secondsSince1970: seconds)?.text == text)
  }

  @Test(arguments: [-1, .min, .max, 253_402_300_800])
  func `what no one dates has none`(seconds: Int) {
    #expect(CalendarDay(secondsSince1970: seconds) == nil)
  }
}
