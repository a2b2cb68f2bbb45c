/// Texts of data made to fit, for the drawings: cleaned, and cut or broken to the room they have.
enum Lettering {
  /// The size in whole and half points, so that drawings share their sizes.
  static func size(_ size: Double) -> Double { (size * 2).rounded(.down) / 2 }

  static func fit(
    _ text: String, width: Double, size: Double, weight: Font.Weight
  ) -> DrawableText {
    Font(size: size, weight).fitted(DrawableText(text), in: width)
  }

  static func lines(
    _ text: String, width: Double, size: Double, weight: Font.Weight, most: Int
  ) -> [DrawableText] {
    Font(size: size, weight).lines(of: DrawableText(text), in: width, atMost: most)
  }
}
