import AppModel

extension Color {
  /// Returns the color with another opacity.
  func withAlpha(_ alpha: UInt8) -> Color {
    Color(alpha: alpha, red: red, green: green, blue: blue)
  }

  /// Returns the color, made darker or lighter just enough to be readable on all of these; black or
  /// white if nothing between them is.
  func readable(on grounds: [Color]) -> Color {
    for step in 0...Self.steps {
      let share = Double(step) / Double(Self.steps)
      let candidates = [Color.black, .white].map { opaque.mixed(with: $0, share: share) }
      let best = candidates.map { (color: $0, contrast: $0.contrast(withAll: grounds)) }
      if best[0].contrast >= max(Self.readable, best[1].contrast) { return best[0].color }
      if best[1].contrast >= Self.readable { return best[1].color }
    }
    return Self.extreme(on: grounds)
  }

  /// Returns black or white, whichever has more contrast with these.
  static func extreme(on grounds: [Color]) -> Color {
    black.contrast(withAll: grounds) >= white.contrast(withAll: grounds) ? black : white
  }

  /// How far the color is from gray: the difference of its strongest and its weakest channel.
  var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }

  /// How many shades are tried on the way to black and to white.
  private static let steps = 64
}
