import Disk
import Printing
import Texts

extension InputWord {
  /// Reads an operand of a command. Throws where it has a path but no revision: that is the index of
  /// git, which is not one.
  init(_ word: String, of command: Command) throws(UsageError) {
    self.init(word)
    guard case .revision(let revision) = self, revision.revision.isEmpty else { return }
    throw .noRevision(revision, command)
  }
}

extension UsageError {
  /// Returns the error for a word without a revision.
  static func noRevision(_ word: RevisionWord, _ command: Command) -> Self {
    Self(
      "there is no revision before the colon of ':\(word.path.quotable)'; HEAD is the current one",
      of: command)
  }
}
