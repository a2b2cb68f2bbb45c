import Markup
import PageParts
import Review
import Texts

extension Node {
  /// Returns a sentence about what changed, isolated like a text of the app's. Unlike in a list of
  /// the terminal it has the quotes of print and begins with a capital letter, unless it begins with a
  /// name of the author's.
  static func sentence(_ text: String) -> Node {
    .appText(text.withCapitalArticle.withTypographicQuotes)
  }
}

extension Phrase {
  /// The sentence for a page, isolated so that the direction of names does not affect what is
  /// around it.
  var node: Node {
    Node("bdi") {
      for part in parts {
        switch part {
        case .words(let text): text.withTypographicQuotes
        case .code(let text): Node("code") { text }
        }
      }
    }
  }
}
