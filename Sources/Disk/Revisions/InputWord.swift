import Texts

/// What a user names to be read: a path, or the path in a revision.
package enum InputWord: Hashable, Sendable {
  case path(String)
  case revision(RevisionWord)

  /// Reads a word. A path that exists is one, whatever its characters are.
  package init(_ word: String) {
    self =
      if !FileStatus.exists(word), let revision = RevisionWord(word) {
        .revision(revision)
      } else {
        .path(word)
      }
  }

  /// The word as it is shown, without redundant steps.
  package var text: String {
    switch self {
    case .path(let path): path.withoutRedundantSteps
    case .revision(let word): word.text
    }
  }
}

extension Place {
  /// Looks up what a word names. What it leaves out is that of another operand; its repository is
  /// the one of all operands.
  package init(
    _ word: InputWord, beside other: InputWord? = nil, in repository: Repository? = nil
  ) throws(DiskError) {
    switch word {
    case .path(let path): try self.init(path)
    case .revision(let revision):
      // A path that two operands share is missing in the one that has it.
      if revision.path.isEmpty, case .path(let path) = other { _ = try Place(path) }
      do throws(RevisionFailure) {
        guard let repository else { throw .noRepository }
        self = .revision(try RevisionPlace(revision, beside: other, in: repository))
      } catch {
        throw DiskError(attempt: "cannot read '\(revision.text)'", reason: error.reasonForWord)
      }
    }
  }
}

extension Repository {
  /// Finds the repository of words of which one is in a revision, for a path among them or for the
  /// current folder; nil if all of them are paths.
  package init?(of words: [InputWord], _ choice: RepositoryChoice) throws(DiskError) {
    var path: String?
    var revision: RevisionWord?
    for word in words {
      switch word {
      case .path(let own): path = own
      case .revision(let own): revision = revision ?? own
      }
    }
    guard let revision else { return nil }
    do throws(RevisionFailure) {
      try self.init(choice, around: path)
    } catch {
      throw DiskError(attempt: "cannot read '\(revision.text)'", reason: error.reasonForWord)
    }
  }
}
