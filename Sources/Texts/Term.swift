/// What people read for a value: on pages, in pictures, in the terminal and in documents.
package struct Term: Hashable, Sendable {
  package let word: String
  /// A sentence that explains it.
  package let meaning: String

  package init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }
}
