/// A number as the file has it: its text, so that no digit is lost, and what it is worth.
package struct Number: Hashable, Sendable {
  package let written: String

  /// The nearest double; infinite where the number lies beyond every double.
  package var double: Double { Double(written) ?? .nan }
}
