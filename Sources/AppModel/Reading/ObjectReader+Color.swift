extension ObjectReader {
  /// A colour in one of the spellings that the apps read.
  mutating func color(_ key: StaticString) -> Color? {
    guard let text = locatedText(key) else { return nil }
    if let color = Color(text.value) { return color }
    report(.badColor("\(key)", text.value), at: text.location)
    return nil
  }

  /// Looks at every member whose key ends in `color`, whichever plugin reads it.
  mutating func checkColors() {
    for (name, value) in members where name.hasSuffix("color") || name.hasSuffix("_color_tablet") {
      guard case .string(let text) = value.content, !text.isEmpty, Color(text) == nil else {
        continue
      }
      report(.badColor(name, text), at: value.location)
    }
  }
}

extension Rule {
  static let badColor = Rule(
    "bad-color",
    means: "A colour is written in none of the ways that the apps read: #AARRGGBB, #RRGGBB and "
      + "rgba(r, g, b, a). Of eight digits the first two are the alpha.",
    matters: "The app draws its default colour instead.",
    mend: "Write the colour as #AARRGGBB, such as #ff363c4a.")
}

extension Diagnostic.Message {
  fileprivate static func badColor(_ key: String, _ text: String) -> Self {
    Self(
      .badColor, .warning,
      "'\(key.quotable)' is '\(text.quotable)', which is no colour; the app uses its default",
      .action("write it as #AARRGGBB"))
  }
}
