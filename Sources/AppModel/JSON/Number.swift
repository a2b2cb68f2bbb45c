/// A number as the file has it: its text, so that no digit is lost, and what it is worth.
package struct Number: Hashable, Sendable {
  package let written: String

  /// The nearest double; infinite where the number lies beyond every double.
  package var double: Double { Double(written) ?? .nan }

  /// The number as a whole one, where it is one (`3`, `3.0`, `3e0`) and fits.
  package var int: Int? { Int(written) ?? Int(exactly: double) }
}
