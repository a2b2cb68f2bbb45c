extension Color {
  /// The color as people call it: `dark blue`, `see-through light gray`.
  package var spoken: String {
    if alpha < Self.leastVisible { return Self.transparent }
    return alpha > .max - Self.leastVisible ? opaqueWords : Self.seeThrough + opaqueWords
  }

  /// What the name of a color begins with that is not opaque.
  package static let seeThrough = "see-through "

  /// What all colors are called that cannot be seen.
  package static let transparent = "transparent"

  /// How opaque a color must be to be seen at all, of 255.
  private static let leastVisible: UInt8 = 5

  private var opaqueWords: String {
    guard let hue else { return grayWords }
    let name = Self.names.first { hue < $0.end }?.name ?? "red"
    return switch (name, lightness) {
    case ("red", 0.72...): "pink"
    case ("pink", ..<0.34): hue < 325 ? "dark purple" : "dark red"
    case ("orange", ..<0.2): "dark brown"
    case ("orange", ..<0.4): "brown"
    case (_, ..<0.34): "dark \(name)"
    case (_, 0.75...): "light \(name)"
    default: name
    }
  }

  private var grayWords: String {
    switch lightness {
    case ..<0.08: "black"
    case ..<0.35: "dark gray"
    case ..<0.7: "gray"
    case ..<0.97: "light gray"
    default: "white"
    }
  }

  /// The names of hues, each up to an angle of the color wheel; what is left is red again.
  private static let names: [(end: Double, name: String)] = [
    (12, "red"), (40, "orange"), (70, "yellow"), (165, "green"), (195, "teal"), (255, "blue"),
    (290, "purple"), (345, "pink"),
  ]

  /// The middle between the strongest and the weakest channel, from 0 to 1.
  private var lightness: Double {
    (Double(max(red, green, blue)) + Double(min(red, green, blue))) / 510
  }

  /// The angle on the color wheel; nil for what people call gray.
  private var hue: Double? {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range >= 24 else { return nil }
    let sixths =
      switch most {
      case red: (green - blue) / range
      case green: 2 + (blue - red) / range
      default: 4 + (red - green) / range
      }
    return 60 * (sixths < 0 ? sixths + 6 : sixths)
  }
}
