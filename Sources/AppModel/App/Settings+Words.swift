extension Settings {
  /// A flag that the file does not have, and what applies without it.
  struct AbsentFlag: Hashable, Sendable {
    let name: String
    let effect: String
  }
}

extension ObjectReader {
  /// The flags that decide about the builder and are not written, though the object is; of those
  /// that are misspelled something else is told.
  var absentFlags: [Settings.AbsentFlag] {
    let flags = [
      ("template", "the app is not made with the builder"),
      ("ui_builder_navigation_bar_api", "it is false"), ("ui_builder_root_api", "it is false"),
    ]
    let written = members.filter { !$0.value.isNull }.map(\.name)
    return isPresent
      ? flags.filter { !written.contains($0.0) && Nearest.name(to: $0.0, among: written) == nil }
        .map { Settings.AbsentFlag(name: $0.0, effect: $0.1) } : []
  }

  /// A word that decides much when it is one of these; a near miss of one is told. It is unclear
  /// where it is a near miss or no text at all.
  mutating func word(
    near words: [String], _ key: StaticString
  ) -> (text: String?, isUnclear: Bool) {
    guard let word = locatedText(key) else { return (nil, hasNoText(key)) }
    guard !words.contains(word.value),
      let nearest = Nearest.name(to: word.value, among: words)
    else { return (word.value, hasNoText(key)) }
    report(.nearMiss("\(key)", word.value, nearest), at: word.location)
    return (word.value, true)
  }
}

extension Rule {
  static let settingWord = Rule(
    "setting-word",
    means: "A setting has a word that is almost, but not quite, one that decides something, such "
      + "as ui_builder as the template or universal as the device target.",
    matters: "The app takes it for another word, and the default applies: no builder, no tablets.",
    fix: "Correct the word.")
}

extension Diagnostic.Message {
  fileprivate static func nearMiss(_ key: String, _ word: String, _ nearest: String) -> Self {
    Self(
      .settingWord, .warning, "'\(key)' is '\(word.quotable)', which nothing knows",
      .init(nearest: nearest))
  }
}
