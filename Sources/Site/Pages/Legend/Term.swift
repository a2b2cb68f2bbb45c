/// A word that the pages use, and its meaning, which the legend explains.
struct Term: Hashable {
  let word: String
  let meaning: String

  init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }
}
