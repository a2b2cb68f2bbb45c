import Markup
import PageParts
import Review

extension Node {
  /// Returns a sentence of the review, isolated like a text of the app's, with code where it quotes
  /// some.
  static func sentence(_ text: String) -> Node {
    let text = articles.contains(where: text.hasPrefix) ? text.sentenceStart : text
    let parts = text.codeParts
    // Long texts are cut, wherever code is in them.
    guard parts.contains(where: \.isCode), text.utf8.count <= longestSentence else {
      return .own(text)
    }
    return Node(
      "bdi", [:],
      parts.map { part in part.isCode ? Node("code") { part.text } : .text(part.text) })
  }

  /// The words after which a sentence does not begin with a name that an author chose.
  private static let articles = ["the ", "a ", "an "]

  /// The most bytes of a sentence with code.
  private static let longestSentence = 4096
}
