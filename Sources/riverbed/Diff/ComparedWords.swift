import Disk
import Printing

/// The two sides of a comparison as the command line names them, of which one or both may be in
/// a revision.
struct ComparedWords {
  let old: InputWord
  let new: InputWord
  /// The repository of the revisions; nil if there are none.
  private let repository: Repository?

  /// Reads the words. If they are compared from a merge base, the old one is a revision, with or
  /// without a path, and replaced by the commit where it and the new one parted.
  init(
    old: String, new: String, fromMergeBase: Bool, in choice: RepositoryChoice,
    of command: Command
  ) throws {
    self.new = try InputWord(new, of: command)
    guard fromMergeBase else {
      self.old = try InputWord(old, of: command)
      repository = try Repository(of: [self.old, self.new], choice)
      return
    }
    let word = RevisionWord(old) ?? RevisionWord(revision: old, path: "")
    guard !word.revision.isEmpty else { throw UsageError.noRevision(word, command) }
    let repository = try Repository(of: [.revision(word), self.new], choice)
    self.old = .revision(try repository?.mergeBase(of: word, and: self.new) ?? word)
    self.repository = repository
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
