/// A visible header or footer with a usable style.
package struct Header: Hashable, Sendable {
  package let style: Located<String>
  /// The screen that a tap opens.
  package let target: Located<String>?
  package let location: Location

  /// The style name that the builder writes where none was chosen.
  private static let noStyle = "No Header"

  init?(_ reader: inout ObjectReader) {
    reader.mayHaveOtherKeys()
    reader.knows("clickable")
    let isVisible = reader.bool("visible", else: "the app draws no header") ?? false
    let style = reader.locatedText("style")
    location = reader.location
    target = reader.object("data", DataReference.init).target
    guard isVisible, let style, style.value != Self.noStyle else { return nil }
    self.style = style
  }
}
