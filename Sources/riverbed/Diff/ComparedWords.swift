import Disk
import Printing
import Texts

/// The two sides of a comparison as the command line names them, of which one or both may be in
/// a revision.
struct ComparedWords {
  private(set) var old: InputWord
  let new: InputWord
  /// The repository of the revisions; nil if there are none.
  private let repository: Repository?

  /// Reads the words. What the new app is compared with from a merge base is a revision, and
  /// replaced by the commit where it and the new one parted.
  init(
    _ old: OldWord, _ new: String, _ limits: InputLimits, in choice: RepositoryChoice,
    of command: Command
  ) throws {
    (self.old, self.new) = try Self.sides(old, new, limits, in: choice, of: command)
    repository = try Repository(of: [self.old, self.new], choice)
    guard old.isFromMergeBase else { return }
    guard case .revision(let word) = self.old else {
      throw UsageError.noMergeBase(with: self.old.text, command)
    }
    self.old = .revision(try repository?.mergeBase(of: word, and: self.new) ?? word)
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
      let app = try AppSource(new, limits, choosing: choice)
      // A revision without a path would otherwise have that of its baseline.
      return (try app.baseline(for: command), new.path == nil ? app.inner(".") : new)
    }
  }

  /// What is said about the choice of the repository.
  var notes: [String] { repository?.notes ?? [] }

  /// Throws if there is nothing to compare with, before anything else is done.
  func requireOld() throws(DiskError) { _ = try Place(old, beside: new, in: repository) }

  /// Looks up one of the sides as an app.
  func source(
    _ side: KeyPath<ComparedWords, InputWord>, _ limits: InputLimits
  ) throws(DiskError) -> AppSource {
    try AppSource(
      self[keyPath: side], limits, beside: side == \.old ? new : old, in: repository)
  }
}

extension UsageError {
  fileprivate static func noMergeBase(with path: String, _ command: Command) -> Self {
    Self(
      "'--merge-base' needs a revision, and the baseline is the path '\(path.quotable)'",
      of: command)
  }
}
