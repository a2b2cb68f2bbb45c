import PageParts
import Review
import Texts

extension Node {
  /// Returns a sentence about what changed. Unlike in a list of the terminal it has the quotes of
  /// print and begins with a capital letter, unless it begins with a name of the author's.
  static func sentence(_ text: String) -> Node {
    .directed(text.withCapitalArticle.withTypographicQuotes)
  }

  /// Returns words of ours with names of the author's in them, which are read from left to right
  /// whatever the names are: each name from right to left is isolated.
  static func directed(_ text: String) -> Node {
    let longest = 4096
    guard text.utf8.count <= longest else {
      return .directed("\(text.beginning(atMost: longest - 8))…")
    }
    return Node("span", ["class": "sentence"], text.directedNodes)
  }
}

extension Phrase {
  /// The sentence for a page.
  var node: Node {
    Node("span", ["class": "sentence"]) {
      for part in parts {
        switch part {
        case .words(let text): text.withTypographicQuotes.directedNodes
        case .code(let text): Node("code") { text }
        }
      }
    }
  }
}

extension String {
  /// The text with each name from right to left isolated.
  fileprivate var directedNodes: [Node] {
    directedParts.map { part in
      part.isRightToLeft ? Node("bdi") { part.text } : .text(part.text)
    }
  }
}
