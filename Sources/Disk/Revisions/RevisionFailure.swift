/// Why something in a revision cannot be read, in words that fit after a colon.
package struct RevisionFailure: Error, Hashable, Sendable {
  package let reason: String
  /// Whether it may be because a path was meant.
  let mayBePath: Bool
  /// Whether it may be because another repository was meant.
  let mayBeElsewhere: Bool

  private init(_ reason: String, mayBePath: Bool = false, mayBeElsewhere: Bool = false) {
    self.reason = reason
    self.mayBePath = mayBePath
    self.mayBeElsewhere = mayBeElsewhere
  }

  /// Returns the failure with the folder of the repository that was probably meant.
  func advising(_ folder: String) -> Self {
    Self(
      "\(reason); '\(folder)' has a repository of its own, \(Self.advice(folder))",
      mayBePath: mayBePath)
  }

  /// Says how the revisions of a repository are read, in words that fit after a comma.
  static func advice(_ folder: String) -> String {
    "whose revisions are read with: \(RepositoryChoice.Name.option.rawValue) \(folder.shellWord)"
  }

  /// Returns the reason that a word cannot be read.
  func reason(for word: RevisionWord) -> String {
    mayBePath && word.mayBePath ? "there is no such file or folder, and \(reason)" : reason
  }
}

extension RevisionFailure {
  static let noGit = Self("git, which reads revisions, is not installed", mayBePath: true)

  static let noRepository = Self("the current folder is not in a git repository", mayBePath: true)

  /// The current folder is in a bare repository, which could be part of what someone else wrote.
  static func bareRepository(_ folder: String) -> Self {
    Self(
      "the current folder is only in a bare git repository, which has to be named: "
        + "\(RepositoryChoice.Name.option.rawValue) \(folder.shellWord)", mayBePath: true)
  }

  static func system(_ reason: String) -> Self { Self("git cannot be run: \(reason)") }

  /// Explains why git does not use a repository, given what it wrote; nil if there is none.
  init?(git output: String) {
    if output.contains("dubious ownership") || output.contains("unsafe repository") {
      let folder = Self.quoted(in: output)
      let place = folder.map { " in '\($0)'" } ?? ""
      self.init(
        "git does not use the repository\(place), because it belongs to another user; if you trust "
          + "it, run: git config --global --add safe.directory \(folder?.shellWord ?? "FOLDER")")
    } else if output.contains("not a git repository") {
      return nil
    } else {
      self.init(Self.words(of: output) ?? Self.ended)
    }
  }

  /// Explains why git could not follow the histories of two commits, given what it wrote.
  static func unreadableHistory(_ output: String) -> Self {
    Self(words(of: output).map { "\($0); 'git fsck' says what is missing or damaged" } ?? ended)
  }

  /// Returns what git quotes in its first line that has quotation marks: a path may have some, too.
  private static func quoted(in output: String) -> String? {
    let line = output.split(separator: "\n").first { $0.contains("'") }
    guard let line, let start = line.firstIndex(of: "'"), let end = line.lastIndex(of: "'"),
      start < end
    else { return nil }
    return String(line[line.index(after: start)..<end])
  }

  private static let ended =
    "git ended early; run Riverbed again, and if that does not help, 'git fsck' says what is "
    + "damaged"

  /// Returns the first complaint in what git wrote; nil if there is none.
  static func words(of output: String) -> String? {
    for line in output.split(separator: "\n") {
      for start in ["fatal: ", "error: "] where line.hasPrefix(start) {
        return "git says: \(line.dropFirst(start.count))"
      }
    }
    return nil
  }

  /// Someone named something that is not a repository.
  static func noRepository(named folder: String, by name: RepositoryChoice.Name) -> Self {
    Self("\(name.rawValue) is '\(folder)', which is not a git repository", mayBePath: true)
  }

  static func noRevision(_ revision: String, isShallow: Bool) -> Self {
    Self(
      "the repository has no revision '\(revision)'; "
        + RevisionKind(revision).advice(isShallow: isShallow),
      mayBePath: true, mayBeElsewhere: true)
  }

  /// The repository has the branch of a server.
  static func noRevision(_ revision: String, but remote: String) -> Self {
    Self(
      "the repository has no revision '\(revision)'; did you mean '\(remote)'?", mayBePath: true,
      mayBeElsewhere: true)
  }

  /// The repository is new.
  static func noCommit(_ revision: String) -> Self {
    Self(
      "the repository has no revision '\(revision)'; its HEAD does not have a commit yet",
      mayBePath: true, mayBeElsewhere: true)
  }

  static func noDay(of revision: String) -> Self {
    Self("'\(revision)' is not a commit, and only commits have a date")
  }

  static func noPath(_ path: String, in revision: String) -> Self {
    Self(
      "'\(revision)' does not have '\(path)'; paths count from the root of the repository, and "
        + "with ./ from the current folder",
      mayBeElsewhere: true)
  }

  static let outside = Self("the path, or a link in it, leads out of the repository")

  static func notHere(_ place: String) -> Self {
    Self(
      "\(place) is not among the files of the repository that are checked out; write the path "
        + "from the root of the repository after the colon")
  }

  /// What a word names is in a submodule, whose folder has a path.
  static func submodule(_ names: [String], at folder: String) -> Self {
    Self(
      "'\(names.joined(separator: "/"))' is a submodule, which is a repository of its own, "
        + advice(folder))
  }

  /// A part of an app is in a submodule.
  static func inSubmodule(_ names: [String]) -> Self {
    Self(
      "'\(names.joined(separator: "/"))' is a submodule, which is a repository of its own; check "
        + "the revision out with its submodules, and name the folder")
  }

  /// An object has an id that is not the one of its bytes.
  static func damaged(_ id: String) -> Self {
    Self("the object \(id) is damaged: its bytes have another id; 'git fsck' says more")
  }

  static let missingObject = Self(
    "the repository does not have its content; a partial clone gets it when the revision is "
      + "checked out, and in any other 'git fsck' says what is damaged")

  static let damagedTree = Self("its folder is damaged; 'git fsck' says more")

  static let tooLargeTree = Self("its folder has more files than are read")

  static let pointer = Self(
    "it is a pointer to a file in Git LFS; check the revision out, run 'git lfs pull' there, and "
      + "name the folder")

  static func noMergeBase(_ old: String, _ new: String, isShallow: Bool) -> Self {
    Self(
      "'\(old)' and '\(new)' have no commit in common"
        + (isShallow ? "; this is a shallow clone: 'git fetch --deepen=100' gets more history" : "")
    )
  }
}

extension String {
  /// The text as one word of a command that people may paste into a shell.
  fileprivate var shellWord: String {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    let pieces = split(separator: "'", omittingEmptySubsequences: false)
    return isPlain ? self : "'\(pieces.joined(separator: #"'\''"#))'"
  }
}
