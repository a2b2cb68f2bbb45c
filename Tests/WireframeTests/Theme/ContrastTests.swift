import AppModel
import Testing

@testable import Wireframe

@Suite struct `Contrast` {
  @Test(arguments: [
    // As computed by the tools of the Web Accessibility Initiative.
    ("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.48), ("#767676", "#ffffff", 4.54),
    ("#0000ff", "#ffffff", 8.59), ("#ff0000", "#ffffff", 4.0), ("#00ff00", "#000000", 15.3),
    ("#2563d9", "#ffffff", 5.43), ("#010101", "#000000", 1.01), ("#abcdef", "#abcdef", 1.0),
  ])
  func `two colors have the contrast that WCAG defines`(
    one: String, other: String, ratio: Double
  )
    throws
  {
    let (one, other) = (try #require(Color(one)), try #require(Color(other)))
    let found = one.contrast(with: other)
    #expect(abs(found - ratio) < 0.01)
    #expect(found == other.contrast(with: one))
  }

  @Test func `luminance grows with every channel`() {
    for value in UInt8.min..<UInt8.max {
      let (darker, lighter) = (Color.gray(value), Color.gray(value + 1))
      #expect(darker.luminance < lighter.luminance)
    }
    #expect(Color.black.luminance == 0)
    #expect(abs(Color.white.luminance - 1) < 1e-12)
  }

  @Test func `a translucent color is mixed with the one below it`() {
    let veil = Color(alpha: 0x80, red: 0, green: 0, blue: 0)
    #expect(veil.over(.white) == .gray(127))
    #expect(Color.white.withAlpha(0).over(.gray(9)) == .gray(9))
    #expect(Color.gray(7).over(.white) == .gray(7))
  }
}

extension Color {
  static func gray(_ value: UInt8) -> Color { Color(red: value, green: value, blue: value) }
}
