/// Text of the program's own words, with all other text in it quoted, so that it has no effect.
///
/// It is written as a string literal, and only the literal itself is used as it is.
package protocol QuotingText: ExpressibleByStringInterpolation
where StringLiteralType == String, StringInterpolation == QuotingInterpolation<Self> {
  /// The characters to write.
  var text: String { get }

  /// Uses a text that consists only of the program's own words.
  init(trusted text: String)

  /// Returns a text from outside the program as it is written inside this kind of text.
  static func quoted(_ text: String) -> String
}

extension QuotingText {
  package init(stringLiteral value: String) { self.init(trusted: value) }

  package init(stringInterpolation: QuotingInterpolation<Self>) {
    self.init(trusted: stringInterpolation.text)
  }

  package static func + (left: Self, right: Self) -> Self { Self(trusted: left.text + right.text) }
}

/// A literal while it is being built.
package struct QuotingInterpolation<Text>: StringInterpolationProtocol {
  fileprivate(set) var text = ""

  package init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  package mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends text that needs no quotes.
  mutating func append(trusted others: String) { text += others }
}

extension QuotingInterpolation where Text: QuotingText {
  package mutating func appendInterpolation(_ others: String) { text += Text.quoted(others) }

  package mutating func appendInterpolation(_ shown: Text) { text += shown.text }

  package mutating func appendInterpolation(_ number: some BinaryInteger) {
    text += String(number)
  }
}

extension Sequence where Element: QuotingText {
  /// Returns the texts, one after the other.
  package func joined(separator: Element = "") -> Element {
    Element(trusted: map(\.text).joined(separator: separator.text))
  }
}
