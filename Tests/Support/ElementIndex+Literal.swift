public import Lists

/// Numbers in tests as indices.
extension ElementIndex: ExpressibleByIntegerLiteral {
  /// Creates an index from a number in a test.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}
