import Texts

extension ObjectReader {
  /// Reads a number within bounds. A number beyond them is replaced by the nearest bound and
  /// reported under a rule; returns nil where there is no number.
  package mutating func number(
    _ key: StaticString, within bounds: ClosedRange<Double>, _ rule: Rule
  ) -> Double? {
    number(key, rule, bounds.words) {
      Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound)
    }
  }

  /// Reads a number above zero and not above a limit. A larger number is replaced by the limit, and
  /// one that is not above zero by a default from the caller.
  package mutating func number(
    _ key: StaticString, aboveZeroTo most: Double, else standard: Double, _ rule: Rule
  ) -> Double? {
    number(key, rule, .number("above 0, up to \(most.shortText),")) {
      $0 > 0 ? Swift.min($0, most) : standard
    }
  }

  /// Reads a number, and reports it where another one has to be used instead.
  ///
  /// A number too large for a double, such as `1e999`, is infinite here and bounded like any other.
  private mutating func number(
    _ key: StaticString, _ rule: Rule, _ expected: Expectation, _ bounded: (Double) -> Double
  ) -> Double? {
    guard let value = value(key) else { return nil }
    guard case .number(let number) = value.content, !number.double.isNaN else {
      wrongType(key, value, "a number", else: Self.ignored)
      return nil
    }
    let used = bounded(number.double)
    if used != number.double {
      report(.beyond("\(key)", number.written, expected, used, rule), at: value.location)
    }
    return used
  }
}

extension ClosedRange<Double> {
  /// The bounds in words, such as `from 1 to 20000`; a single bound means other values take all the
  /// room.
  fileprivate var words: Expectation {
    lowerBound == upperBound
      ? .noRoom : .number("from \(lowerBound.shortText) to \(upperBound.shortText)")
  }
}

/// What was expected instead of a number that cannot be used.
private enum Expectation {
  /// A number described in words, such as `from 1 to 20000`.
  case number(String)
  /// Zero, because there is no room left for a number.
  case noRoom
}

extension Diagnostic.Message {
  fileprivate static func beyond(
    _ key: String, _ number: String, _ expected: Expectation, _ used: Double, _ rule: Rule
  ) -> Self {
    let sentence: Diagnostic.Sentence =
      switch expected {
      case .number(let words):
        "'\(key)' is \(number.quotable) where a number \(words) belongs"
      case .noRoom: "no room is left for '\(key)', which is \(number.quotable)"
      }
    return Self(rule, .error, "\(sentence); \(used.shortText) is used")
  }
}

extension Int {
  /// Creates the whole part of a number, clamped to limits; infinities are clamped too, and NaN
  /// becomes the lower limit.
  ///
  /// All numbers from the input become integers this way, because `Int(_:)` traps if a number is
  /// too large.
  package init(_ number: Double, within limits: ClosedRange<Int>) {
    if number >= Double(limits.upperBound) {
      self = limits.upperBound
    } else {
      self = number > Double(limits.lowerBound) ? Int(number) : limits.lowerBound
    }
  }
}
