package import AppModel

extension Number {
  /// The number as a whole one, where it is one (`3`, `3.0`, `3e0`) and fits.
  package var int: Int? { Int(written) ?? Int(exactly: double) }
}
