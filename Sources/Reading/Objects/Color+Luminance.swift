extension Color {
  /// The darkest color.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// The lightest color.
  package static let white = Color(red: 255, green: 255, blue: 255)

  /// The relative luminance of the color without its transparency, as WCAG 2 defines it.
  package var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// Returns the contrast of two opaque colors: from 1 for equal ones to 21 for black and white.
  package func contrast(with other: Color) -> Double {
    let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Whether the opaque color differs more from black than from white.
  package var isLight: Bool { contrast(with: .black) > contrast(with: .white) }

  /// The intensities of light for the 256 values of a channel.
  ///
  /// The power of 2.4 is composed of operations that give the same result on every machine.
  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// Returns the fifth root of a number between 0 and 1, by Newton's method.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<64 {
      let square = root * root
      root = (4 * root + number / (square * square)) / 5
    }
    return root
  }
}
