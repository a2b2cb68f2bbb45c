import Texts

/// What a user names to be read: a path, or the path in a revision.
package enum InputWord: Hashable, Sendable {
  case path(String)
  case revision(RevisionWord)

  /// Reads a word of a command line. A path that exists is one, whatever its characters are.
  package init(argument word: String) {
    self =
      if !FileStatus.exists(word), let revision = Self.revision(word, mayBePath: true) {
        .revision(revision)
      } else {
        .path(word)
      }
  }

  /// Reads a word of riverbed.json, which means the same whatever paths exist: one with a colon is a
  /// revision.
  package init(setting word: String) {
    self = Self.revision(word, mayBePath: false).map { .revision($0) } ?? .path(word)
  }

  /// Returns the revision that a word names unless it is a path; nil if it can only be a path.
  fileprivate static func revision(_ word: String, mayBePath: Bool) -> RevisionWord? {
    let starts = ["/", "./", "../"]
    guard !starts.contains(where: { word.utf8.starts(with: $0.utf8) }) else { return nil }
    return RevisionWord(word, mayBePath: mayBePath)
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
        throw DiskError(
          attempt: "cannot read '\(revision.text)'", reason: error.reason(for: revision))
      }
    }
  }
}

extension Repository {
  /// Returns the revision that a path is named like; nil if there is none in the repository for
  /// another path or the current folder. Anyone who can add a folder could otherwise put it in the
  /// place of a revision.
  package static func revision(
    namedLike path: String, in choice: RepositoryChoice, around other: String?
  ) throws(DiskError) -> RevisionWord? {
    guard let word = InputWord.revision(path, mayBePath: true), !word.revision.isEmpty else {
      return nil
    }
    do throws(RevisionFailure) {
      return try Repository(choice, around: other).has(word.revision) ? word : nil
    } catch {
      // Without git no one knows the revisions of the repository that was found.
      guard !error.mayBePath || error == .noGit else { return nil }
      throw DiskError(
        attempt: "cannot find out whether '\(path)' is only a path",
        reason: "\(error.reason); './\(path)' is the path")
    }
  }

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
      throw DiskError(
        attempt: "cannot read '\(revision.text)'", reason: error.reason(for: revision))
    }
  }
}
