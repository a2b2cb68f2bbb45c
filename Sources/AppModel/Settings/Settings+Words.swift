extension Settings {
  /// A flag that is missing from the file, and the default that applies instead.
  struct AbsentFlag: Hashable, Sendable {
    let name: String
    let effect: String

    static let template = "template"
    static let bar = "ui_builder_navigation_bar_api"
    static let root = "ui_builder_root_api"
  }
}

extension ObjectReader {
  /// The builder flags that an existing settings object lacks, except misspelled ones, which are
  /// reported separately.
  var absentFlags: [Settings.AbsentFlag] {
    let flags = [
      (Settings.AbsentFlag.template, "the app is not made with the builder"),
      (Settings.AbsentFlag.bar, "it is false"), (Settings.AbsentFlag.root, "it is false"),
    ]
    let written = members.filter { !$0.value.isNull }.map(\.name)
    return
      flags.filter { !written.contains($0.0) && Nearest.name(to: $0.0, among: written) == nil }
      .map { Settings.AbsentFlag(name: $0.0, effect: $0.1) }
  }

  /// Reads a word and reports a near miss of one of the expected words. The result is unclear if
  /// the word is a near miss or not text.
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
    means: "A setting is almost, but not quite, a word that decides something, such as ui_builder "
      + "for the template or universal for the device target.",
    matters: "The app does not recognize the word, so the default applies: no builder, no tablets.",
    fix: "Correct the spelling.")
}

extension Diagnostic.Message {
  fileprivate static func nearMiss(_ key: String, _ word: String, _ nearest: String) -> Self {
    Self(
      .settingWord, .warning, "'\(key)' is '\(name: word)', which is not a known value",
      .init(nearest: nearest))
  }
}
