package import AppModel

extension Number {
  /// The integer that the number equals (`3`, `3.0`, `3e0`); nil where there is none or it does not
  /// fit.
  package var int: Int? { Int(written) ?? Int(exactly: double) }
}
