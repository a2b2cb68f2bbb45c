import Markup
import PageParts
import Review

extension Phrase {
  /// The sentence for a page, isolated so that the direction of names does not affect what is around
  /// it.
  var node: Node {
    Node("bdi") {
      for part in parts {
        switch part {
        case .words(let text): text
        case .code(let text): Node("code") { text }
        }
      }
    }
  }
}
