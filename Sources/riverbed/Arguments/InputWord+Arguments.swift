import Disk
import Printing
import Texts

extension InputWord {
  /// Reads an operand of a command, or the value of an option, next to another one that may be a
  /// path in the same repository. Throws where a path is named like a revision, which an option may
  /// name instead, and where a word has a path but no revision.
  init(
    _ word: String, of command: Command, in choice: RepositoryChoice, beside other: String? = nil,
    orRevisionOf option: Option? = nil
  ) throws {
    self.init(argument: word)
    switch self {
    case .path(let path):
      let around = other.flatMap { InputWord(argument: $0).path }
      guard let revision = try Repository.revision(namedLike: path, in: choice, around: around)
      else { return }
      throw UsageError.both(path, revision, option, command)
    case .revision(let revision):
      try revision.requireRevision(in: word, of: command)
    }
  }

  /// The path; nil for a revision.
  var path: String? {
    switch self {
    case .path(let path): path
    case .revision: nil
    }
  }

  var isRevision: Bool { path == nil }
}

extension RevisionWord {
  /// Throws if the word that this was read from has no revision: git's index is not one.
  func requireRevision(in word: String, of command: Command) throws(UsageError) {
    guard revision.isEmpty else { return }
    let shown: ShownText = word.isEmpty ? "" : ":\(path.quotable)"
    throw UsageError(
      "there is no revision in '\(shown)'; HEAD is the current one, as in "
        + "'HEAD:\(path.quotable)'", of: command)
  }
}

extension UsageError {
  fileprivate static func both(
    _ path: String, _ revision: RevisionWord, _ option: Option?, _ command: Command
  ) -> Self {
    let other: ShownText =
      option.map { ", or '--\($0.name) \(path.quotable)' for the revision" }
      ?? "; the revision can be named by its hash"
    return Self(
      "'\(path.quotable)' is a path, and '\(revision.revision.quotable)' a revision of the "
        + "repository; write './\(path.quotable)' for the path\(other)", of: command)
  }
}
