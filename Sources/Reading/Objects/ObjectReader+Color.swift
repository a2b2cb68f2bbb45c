import Texts

extension ObjectReader {
  /// Reads a color in one of the spellings that the apps read.
  package mutating func color(_ key: StaticString) -> Color? {
    guard let text = locatedText(key), !hasNoText(key) else { return nil }
    if let color = Color(text.value) { return color }
    report(.badColor("\(key)", text.value), at: text.location)
    return nil
  }

  /// Checks every member whose key ends in `color`, whichever plugin reads it.
  package mutating func checkColors() {
    for (name, value) in members where name.isOfColor {
      switch value.content {
      case .string(let text):
        guard !text.isEmpty, Color(text) == nil else { continue }
        report(.badColor(name, text), at: value.location)
      case .number, .array, .object:
        guard !wasAsked(for: name) else { continue }
        wrongType(of: "'\(name: name)'", value, "a color", else: "the app uses its default")
      // Some plugins have switches whose names end in `color`.
      case .bool, .null: break
      }
    }
  }
}

extension Rule {
  package static let badColor = Rule(
    "bad-color",
    means: "A color is not written in any of the ways that the apps read: #AARRGGBB, #RRGGBB and "
      + "rgba(r, g, b, a). The first two of eight digits are the alpha.",
    matters: "The app draws its default color instead.",
    fix: "Write the color as #AARRGGBB, such as #ff363c4a.")
}

extension Diagnostic.Message {
  fileprivate static func badColor(_ key: String, _ text: String) -> Self {
    Self(
      .badColor, .warning,
      "'\(name: key)' is '\(name: text)', which is not a color; the app uses its default",
      .action("write it as #AARRGGBB"))
  }
}
