extension Int {
  /// The whole part of a number as far as it lies within limits: every number has one, also what is
  /// infinite, and what is no number counts as the least.
  init(_ number: Double, within limits: ClosedRange<Int>) {
    if number >= Double(limits.upperBound) {
      self = limits.upperBound
    } else {
      self = number > Double(limits.lowerBound) ? Int(number) : limits.lowerBound
    }
  }
}
