import Disk
import Printing
import Review
import Texts

/// The two sides of a comparison as the command line names them, of which one or both may be in
/// a revision.
struct ComparedWords {
  private(set) var old: InputWord
  let new: InputWord
  /// The repository of the revisions, or why there is none to read them from; nil if there are none.
  private let repository: Result<Repository?, DiskError>
  /// Where repositories are that are read, or that may be the one that cannot be.
  let repositories: [InputPlace]

  /// Reads the words. What the new app is compared with from a merge base is a revision, and
  /// replaced by the commit where it and the new one parted.
  init(
    _ old: OldWord, _ new: String, _ limits: InputLimits, in choice: RepositoryChoice,
    of command: Command
  ) throws {
    let words = try Self.sides(old, new, limits, in: choice, of: command)
    (self.old, self.new) = words
    let found = Result { () throws(DiskError) in
      try Repository(of: [words.old, words.new], choice)
    }
    switch found {
    case .success(let found):
      repositories = (found?.places).map { [InputPlace.repository($0)] } ?? []
    case .failure: repositories = Self.repositories(choice, around: words.new)
    }
    guard old.isFromMergeBase else {
      repository = found
      return
    }
    guard case .revision(let word) = words.old else {
      let error = UsageError.noMergeBase(with: words.old.text, command)
      guard old.kind != .baseline else {
        throw Diff.Failure(error, ofBaseline: words.old.text)
      }
      throw error
    }
    do throws(DiskError) {
      self.old = .revision(try found.get()?.mergeBase(of: word, and: words.new) ?? word)
      repository = found
    } catch {
      repository = .failure(error)
    }
  }

  /// Takes the words as they are where they cannot be used together. The old side is the new one
  /// where only that would say what it is.
  init(unread old: OldWord, _ new: String, in choice: RepositoryChoice) {
    self.new = InputWord(argument: new)
    switch old.kind {
    case .word(let word) where !old.isFromMergeBase: self.old = InputWord(argument: word)
    case .word(let word), .revision(let word): self.old = .revision(RevisionWord(revisionOf: word))
    case .baseline: self.old = self.new
    }
    let words = [self.old, self.new]
    repository = Result { () throws(DiskError) in try Repository(of: words, choice) }
    repositories = Self.repositories(choice, around: self.new)
  }

  private static func repositories(
    _ choice: RepositoryChoice, around word: InputWord
  ) -> [InputPlace] {
    RepositoryPlaces.possible(choice, around: word.path).map { .repository($0) }
  }

  /// Returns both sides, of which the old one is where the search for a merge base begins.
  private static func sides(
    _ old: OldWord, _ new: String, _ limits: InputLimits, in choice: RepositoryChoice,
    of command: Command
  ) throws -> (old: InputWord, new: InputWord) {
    switch old.kind {
    case .word(let word) where !old.isFromMergeBase:
      return (
        try InputWord(word, of: command, in: choice, beside: new, orRevisionOf: .base),
        try InputWord(new, of: command, in: choice, beside: word)
      )
    case .word(let word), .revision(let word):
      let revision = RevisionWord(revisionOf: word)
      try revision.requireRevision(in: word, of: command)
      return (.revision(revision), try InputWord(new, of: command, in: choice))
    case .baseline:
      let new = try InputWord(new, of: command, in: choice)
      let app: AppSource
      do throws(DiskError) {
        app = try AppSource(new, limits, choosing: choice)
      } catch {
        throw Diff.Failure(ofUnreadable: \.new, new, .disk(error))
      }
      // A revision without a path would otherwise have that of its baseline.
      return (try app.baseline(for: command), new.path == nil ? app.inner(".") : new)
    }
  }

  /// What is said about the choice of the repository.
  var notes: [String] {
    switch repository {
    case .success(let repository): repository?.notes ?? []
    case .failure: []
    }
  }

  /// Throws if there is nothing to compare with, before anything else is done.
  func requireOld() throws(DiskError) {
    _ = try Place(old, beside: new, in: repository(of: \.old))
  }

  /// Looks up one of the sides as an app.
  func source(
    _ side: KeyPath<ComparedWords, InputWord>, _ limits: InputLimits
  ) throws(DiskError) -> AppSource {
    try AppSource(
      self[keyPath: side], limits, beside: side == \.old ? new : old, in: repository(of: side))
  }

  /// Returns one of the sides with a path, which may be that of the other one.
  func whole(_ side: KeyPath<ComparedWords, InputWord>) -> InputWord {
    guard case .revision(let word) = self[keyPath: side], word.path.isEmpty,
      let path = (side == \.old ? new : old).path
    else { return self[keyPath: side] }
    return .revision(RevisionWord(revision: word.revision, path: path, shownAs: word.name))
  }

  /// The repository of one of the sides; nil for a path.
  private func repository(
    of side: KeyPath<ComparedWords, InputWord>
  ) throws(DiskError) -> Repository? {
    self[keyPath: side].isRevision ? try repository.get() : nil
  }
}

extension UsageError {
  fileprivate static func noMergeBase(with path: String, _ command: Command) -> Self {
    Self(
      "'--merge-base' needs a revision, and the baseline is the path '\(path.quotable)'",
      of: command)
  }
}
