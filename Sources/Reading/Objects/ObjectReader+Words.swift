import Texts

extension ObjectReader {
  /// Reads a word of a closed set; any other is an error under a rule.
  package mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: StaticString, _ rule: Rule
  ) -> Word? {
    word(key, among: Word.allCases.map(\.rawValue), rule).flatMap { Word(rawValue: $0.value) }
  }

  /// Reads one of these words with its place; any other is an error under a rule, which suggests
  /// the nearest one, or what else is known to be meant.
  package mutating func word(
    _ key: StaticString, among words: [String], _ rule: Rule, meant: [String: String] = [:]
  ) -> Located<String>? {
    guard let text = locatedString(key) else { return nil }
    if words.contains(text.value) { return text }
    let nearest = meant[text.value] ?? Nearest.name(to: text.value, among: words)
    report(.noneOf(words, "\(key)", text.value, nearest, rule), at: text.location)
    return nil
  }

  /// Reads a number that is not negative, such as a length.
  package mutating func length(_ key: StaticString) -> Double? {
    guard let number = number(key) else { return nil }
    if number >= 0 { return number }
    if let value = value(key) { report(.belowZero("\(key)", value.written), at: value.location) }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func belowZero(_ key: String, _ number: String) -> Self {
    Self(.wrongType, .error, "'\(key)' is \(number.quotable) where a number from 0 up belongs")
  }

  fileprivate static func noneOf(
    _ words: [String], _ key: String, _ word: String, _ nearest: String?, _ rule: Rule
  ) -> Self {
    Self(
      rule, .error,
      "'\(key)' is '\(name: word)' where one of \(words.joined(separator: ", ")) belongs",
      .init(nearest: nearest))
  }
}
