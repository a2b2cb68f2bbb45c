extension SiteConfiguration {
  /// A note about the app, a screen or one of its components.
  package struct Note: Hashable, Sendable {
    package let screen: Located<String>?
    package let component: Located<String>?
    package let text: String

    init?(_ reader: inout ObjectReader) {
      screen = reader.locatedString("screen")
      component = reader.locatedString("component")
      guard let text = reader.text("text") else {
        reader.report(.noText)
        return nil
      }
      self.text = text
    }
  }
}

extension Rule {
  static let emptyNote = Rule(
    "empty-note",
    means: "A note in riverbed.json has no text.",
    matters: "There is nothing to show, so the note is left out.",
    fix: "Write what the note should say under \"text\", or remove the note.")
}

extension Diagnostic.Message {
  fileprivate static var noText: Self { Self(.emptyNote, .warning, "a note has no text") }
}
