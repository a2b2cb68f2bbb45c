import Support
import Testing

@testable import Texts

@Suite struct DoubleTextTests {
  private static let exact: [(Double, String)] = [
    (0.0, "0"), (-0.0, "0"), (44, "44"), (-44, "-44"), (0.1, "0.1"), (-0.5, "-0.5"),
    (53 + 2.0 / 3, "53.666666666666664"), (1e15, "1000000000000000"), (1e21, "1" + zeros(21)),
    (-1.5e16, "-15000000000000000"), (1.25e-7, "0.000000125"), (0.0001, "0.0001"),
    (.leastNonzeroMagnitude, "0." + zeros(323) + "5"), (1e308, "1" + zeros(308)),
    (123456789.125, "123456789.125"),
  ]

  @Test(arguments: exact)
  func `a number is written with all its digits and without an exponent`(
    number: Double, text: String
  ) {
    #expect(number.exactText == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a value that is not a number has no text`(number: Double) {
    #expect(number.exactText == nil)
  }

  @Test func `every number reads back as itself`() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      let text = number.exactText ?? ""
      #expect(Double(text) == number)
      #expect(!text.utf8.contains(UInt8(ascii: "e")))
    }
  }

  private static let short: [(Double, String)] = [
    (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (44, "44"), (97.6666, "97.667"), (0.5, "0.5"),
    (0.0625, "0.063"), (-2.05, "-2.05"), (0.9999, "1"), (1.0004, "1"), (100.01, "100.01"),
    (1e16, "1" + zeros(16)),
  ]

  @Test(arguments: short)
  func `at most three decimals are shown to people`(number: Double, text: String) {
    #expect(number.shortText == text)
  }
}

private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
