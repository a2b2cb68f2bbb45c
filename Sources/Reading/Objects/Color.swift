import Texts

/// A color with four channels of eight bits, as the apps define it.
package struct Color: Hashable, Sendable {
  package let alpha: UInt8
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(alpha: UInt8 = .max, red: UInt8, green: UInt8, blue: UInt8) {
    self.alpha = alpha
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension Color {
  /// Reads `#AARRGGBB`, `#RRGGBB`, `rgba(r, g, b, a)` and `rgb(r, g, b)`.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longestSpelling else { return nil }
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else {
      self.init(function: text.lowercased()[...].withoutSpacesAround)
    }
  }

  /// The same color without transparency.
  package var opaque: Color { Color(red: red, green: green, blue: blue) }

  /// The color as the builder writes it, such as `#ff363c4a`.
  package var description: String { Self.text(of: [alpha, red, green, blue]) }

  /// The color as the web writes it, without its transparency: `#363c4a`.
  package var opaqueText: String { Self.text(of: [red, green, blue]) }

  private static func text(of channels: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: 1 + 2 * channels.count) { bytes in
      bytes[0] = UInt8(ascii: "#")
      for (index, channel) in channels.enumerated() {
        bytes[1 + 2 * index] = digit(channel >> 4)
        bytes[2 + 2 * index] = digit(channel & 15)
      }
      return 1 + 2 * channels.count
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private static let longestSpelling = 64

  private init?(hexadecimal digits: Substring) {
    guard digits.utf8.allSatisfy({ $0.hexadecimalValue != nil }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let channel = { (shift: UInt32) in UInt8(truncatingIfNeeded: value >> shift) }
    switch digits.utf8.count {
    case 6: self.init(red: channel(16), green: channel(8), blue: channel(0))
    case 8: self.init(alpha: channel(24), red: channel(16), green: channel(8), blue: channel(0))
    default: return nil
    }
  }

  private init?(function text: Substring) {
    guard let bracket = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<bracket]
    let parts = text[text.index(after: bracket)...].dropLast()
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { Double(decimal: $0.withoutSpacesAround) ?? .nan }
    let channels = parts.prefix(3).filter { (0...255).contains($0) }.map { UInt8($0.rounded()) }
    guard channels.count == 3 else { return nil }
    let opacity: Double
    switch (name, parts.count) {
    case ("rgba", 4): opacity = parts[3]
    case ("rgb", 3): opacity = 1
    default: return nil
    }
    guard (0...1).contains(opacity) else { return nil }
    self.init(
      alpha: UInt8((opacity * 255).rounded()), red: channels[0], green: channels[1],
      blue: channels[2])
  }

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

extension Color {
  /// Returns the color that is visible where this one is drawn over an opaque one.
  package func over(_ ground: Color) -> Color {
    alpha == .max ? self : ground.mixed(with: opaque, share: Double(alpha) / 255)
  }

  /// Returns an opaque color between this one and another.
  package func mixed(with other: Color, share: Double) -> Color {
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) * (1 - share) + Double(to) * share).rounded())
    }
    return Color(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue))
  }
}
