/// A text as it may be drawn, whatever the data had.
///
/// White space is one space and never stands at an end, control characters are visible, nothing in
/// the text can turn the order of what stands around it, and no letter carries a tower of marks. A
/// text in which nothing can be seen is empty.
package struct DrawableText: Hashable, Sendable {
  /// The characters, without anything that says how they are to be ordered.
  package let characters: String

  /// Cleans a text of which only the first 4,096 code points are looked at.
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

  /// Wraps characters that a cleaned text was cut or composed from.
  init(clean characters: String) {
    self.characters = characters
  }

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { characters.isEmpty }

  /// The sign of a text that goes on.
  static let ellipsis = "…"
}

extension DrawableText: ExpressibleByStringLiteral {
  /// Makes a text of Riverbed's own.
  package init(stringLiteral value: String) { self.init(value) }
}
