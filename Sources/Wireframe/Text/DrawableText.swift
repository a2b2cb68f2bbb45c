/// A text that is safe to draw, whatever is in the data.
///
/// White space is one space and is never at an end, control characters are visible, nothing in the
/// text can change the order of the text around it, and no letter carries a tower of marks. A text
/// without any visible character is empty.
package struct DrawableText: Hashable, Sendable {
  /// The characters, without any that control their order.
  package let characters: String

  /// Cleans a text, using only its first 4,096 code points.
  package init(_ source: String) {
    self.init(source, longest: TextCleaner.longest)
  }

  /// Cleans a text and cuts it, with an ellipsis, to a number of code points.
  init(_ source: String, longest: Int) {
    if source.utf8.count <= longest, TextCleaner.isClean(source.utf8) {
      self.init(clean: source)
    } else {
      self.init(clean: TextCleaner.clean(source, longest: longest))
    }
  }

  /// Wraps characters that come from an already cleaned text.
  init(clean characters: String) {
    self.characters = characters
  }

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { characters.isEmpty }

  /// The sign that a text continues.
  static let ellipsis = "…"
}

extension DrawableText: ExpressibleByStringLiteral {
  /// Makes a text from one of Riverbed's own literals.
  package init(stringLiteral value: String) { self.init(value) }
}
