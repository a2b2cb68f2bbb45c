extension Int {
  /// Creates the whole part of a number, clamped to limits; infinities are clamped too, and NaN
  /// becomes the lower limit.
  ///
  /// All numbers from the input become integers this way, because `Int(_:)` traps if a number is
  /// too large.
  package init(_ number: Double, within limits: ClosedRange<Int>) {
    if number >= Double(limits.upperBound) {
      self = limits.upperBound
    } else {
      self = number > Double(limits.lowerBound) ? Int(number) : limits.lowerBound
    }
  }
}
