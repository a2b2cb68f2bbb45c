/// A number as written in the file, so that no digit is lost, and its value.
package struct Number: Hashable, Sendable {
  package let written: String

  /// The nearest double; infinite if the number is too large for any double.
  package var double: Double { Double(written) ?? .nan }
}
