import AppModel
import Testing

extension Device: CustomTestStringConvertible {
  /// The id alone, so that a failing case can be read.
  package var testDescription: String { id }
}
