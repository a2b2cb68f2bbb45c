extension Int {
  /// The whole part of a number as far as it lies within limits: every number has one, also what is
  /// infinite, and what is not a number counts as the least.
  ///
  /// This is the only way in which numbers of the input become integers: `Int(_:)` ends the program
  /// where a number is too large for it.
  package init(_ number: Double, within limits: ClosedRange<Int>) {
    if number >= Double(limits.upperBound) {
      self = limits.upperBound
    } else {
      self = number > Double(limits.lowerBound) ? Int(number) : limits.lowerBound
    }
  }
}
