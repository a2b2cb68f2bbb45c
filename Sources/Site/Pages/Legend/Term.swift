/// A word of the pages and what it means there. The pages use the word, the legend explains it.
struct Term: Hashable {
  let word: String
  let meaning: String

  init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }
}
