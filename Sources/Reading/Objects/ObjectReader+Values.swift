import Texts

extension ObjectReader {
  /// Reads a text; an empty one counts as unset.
  package mutating func text(
    _ key: StaticString, else consequence: String = ignored
  ) -> String? {
    locatedText(key, else: consequence)?.value
  }

  /// Reads a text with its place; an empty one counts as unset.
  package mutating func locatedText(
    _ key: StaticString, else consequence: String = ignored
  ) -> Located<String>? {
    locatedString(key, else: consequence).flatMap { $0.value.isEmpty ? nil : $0 }
  }

  /// Reads a text with its place. A number counts as its digits, with a warning, because Android
  /// reads it and iOS does not.
  package mutating func locatedString(
    _ key: StaticString, else consequence: String = ignored
  ) -> Located<String>? {
    guard let value = value(key) else { return nil }
    switch value.content {
    case .string(let text): return Located(value: text, location: value.location)
    case .number(let number) where format == .ofTheApps:
      wrongType(key, value, "a string", else: "Android reads its digits, iOS ignores it")
      return Located(value: number.written, location: value.location)
    default:
      wrongType(key, value, "a string", else: consequence)
      return nil
    }
  }

  /// Whether something that is not text is under a key; reading it has reported that.
  package mutating func hasNoText(_ key: StaticString) -> Bool {
    guard let value = value(key) else { return false }
    if case .string = value.content { return false }
    return true
  }

  /// Reads a Boolean. Only `true` and `false` count, as on iOS: "true" and 1 are not read.
  package mutating func bool(
    _ key: StaticString, else consequence: String = "the app reads false"
  ) -> Bool? {
    guard let value = value(key) else { return nil }
    if case .bool(let truth) = value.content { return truth }
    wrongType(key, value, "true or false", else: consequence)
    return nil
  }

  /// Reads a finite number; a text of digits counts as one, because real files have them.
  package mutating func number(
    _ key: StaticString, else consequence: String = ignored
  ) -> Double? {
    guard let value = value(key) else { return nil }
    let number: Double?
    switch value.content {
    case .number(let written): number = written.double
    case .string("") where format == .ofTheApps: return nil
    case .string(let text) where format == .ofTheApps: number = Double(decimal: text)
    default: number = nil
    }
    guard let number, number.isFinite else {
      wrongType(key, value, number == nil ? "a number" : "a finite number", else: consequence)
      return nil
    }
    return number
  }

  /// Reads a whole number that is not negative, such as a limit.
  package mutating func count(_ key: StaticString, else consequence: String = ignored) -> Int? {
    let place = value(key)
    guard let number = number(key, else: consequence) else { return nil }
    guard let count = Int(exactly: number), count >= 0 else {
      place.map { wrongType(key, $0, "a whole number from 0 up", else: consequence) }
      return nil
    }
    return count
  }

  /// Reads the texts of the array under a key; a single text counts as an array of one.
  package mutating func strings(_ key: StaticString) -> [Located<String>] {
    guard let value = value(key) else { return [] }
    return strings(in: value, of: "'\(key)'")
  }

  /// Reads the texts of an array; a single text counts as an array of one.
  package mutating func strings(
    in value: JSON, of subject: Diagnostic.Sentence
  ) -> [Located<String>] {
    switch value.content {
    case .string(let text) where format == .ofTheApps:
      return text.isEmpty ? [] : [Located(value: text, location: value.location)]
    case .array(let elements):
      return elements.compactMap { element in
        if case .string(let text) = element.content {
          guard claim(element) else { return nil }
          return Located(value: text, location: element.location)
        }
        if !element.isNull || format == .ofRiverbed {
          wrongType(
            of: "an element of \(subject)", element, "a string", else: "it is skipped")
        }
        return nil
      }
    case .object, .string, .number, .bool, .null:
      wrongType(of: subject, value, "an array of strings", else: Self.ignored)
      return []
    }
  }

  /// The consequence of most values of a wrong type.
  package static var ignored: String { "the app ignores it" }

  package mutating func wrongType(
    _ key: StaticString, _ value: JSON, _ expected: String, else consequence: String
  ) {
    wrongType(of: "'\(key)'", value, expected, else: consequence)
  }

  package mutating func wrongType(
    of subject: @autoclosure () -> Diagnostic.Sentence, _ value: JSON, _ expected: String,
    else consequence: String
  ) {
    let format = format
    reportWrongType(at: value.location) {
      .wrongType(subject(), value, expected, format, else: consequence)
    }
  }
}

extension Rule {
  package static let wrongType = Rule(
    "wrong-type",
    means: "A value does not have the type that is read, such as a string where true or "
      + "false belongs. In the apps' own files it is a warning, in Riverbed's an error.",
    matters: "The apps never reject a screen: they leave the value out and continue with a "
      + "default, which the message names.",
    fix: "Write the value as the type that the message asks for.")
}

extension Diagnostic.Message {
  package static func wrongType(
    _ subject: Diagnostic.Sentence, _ value: JSON, _ expected: String,
    _ format: ObjectReader.Format,
    else consequence: String
  ) -> Self {
    let found: Diagnostic.Sentence =
      "\(subject) is \(value.description) where \(expected) belongs"
    let sentence: Diagnostic.Sentence =
      switch format {
      case .ofTheApps: "\(found); \(consequence)"
      case .ofRiverbed: found
      }
    return Self(.wrongType, format.wrongTypeSeverity, sentence)
  }
}
