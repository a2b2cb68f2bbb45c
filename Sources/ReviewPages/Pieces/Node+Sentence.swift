import Markup
import PageParts
import Review

extension Node {
  /// Returns a sentence about what changed, isolated like a text of the app's. Unlike in a list of
  /// the terminal it begins with a capital letter, unless it begins with a name of the author's.
  static func sentence(_ text: String) -> Node {
    .own(articles.contains(where: text.hasPrefix) ? text.sentenceStart : text)
  }

  private static let articles = ["the ", "a ", "an "]
}
