import Testing

@testable import AppLayout

extension Device: CustomTestStringConvertible {
  /// The id alone, so that a failing case can be read.
  package var testDescription: String { id }
}
