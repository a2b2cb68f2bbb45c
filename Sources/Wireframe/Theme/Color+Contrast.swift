import AppModel

extension Color {
  /// Returns the lowest contrast of the color with any of these.
  func contrast(withAll grounds: [Color]) -> Double {
    grounds.map { over($0).contrast(with: $0) }.min() ?? 21
  }

  /// The lowest contrast that WCAG 2 requires for text.
  static let readable = 4.5
}
