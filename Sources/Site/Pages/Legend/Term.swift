import Markup

/// A word that the pages use, and its meaning, which the legend explains.
struct Term: Hashable {
  let word: String
  let meaning: String

  init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }
}

extension Node {
  /// Returns terms with their meanings.
  static func list(of terms: [Term]) -> Node {
    Node("dl", ["class": "terms"]) {
      for term in terms {
        Node("div") {
          Node("dt") { term.word }
          Node("dd") { term.meaning }
        }
      }
    }
  }
}
