extension Repository {
  /// Returns the id of the folder that is the root of a revision.
  func root(of revision: String) throws(RevisionFailure) -> String {
    if let commit = try object("\(revision)^{commit}") { return try commit.root }
    // A tree is a revision, too.
    if let tree = try object("\(revision)^{tree}") { return tree.id }
    throw try missing(revision)
  }

  /// Returns the id of a revision's commit.
  package func commit(of revision: String) throws(RevisionFailure) -> String {
    guard let commit = try object("\(revision)^{commit}") else { throw try missing(revision) }
    return commit.id
  }

  /// Whether there is a revision of a name.
  func hasCommit(_ name: String) throws(RevisionFailure) -> Bool {
    try object("\(name)^{commit}") != nil
  }

  /// Whether there is a commit of a name, or a tree, which is a revision, too.
  func has(_ revision: String) throws(RevisionFailure) -> Bool {
    if try hasCommit(revision) { return true }
    return try object("\(revision)^{tree}") != nil
  }

  /// Explains why there is no commit of a name.
  private func missing(_ revision: String) throws(RevisionFailure) -> RevisionFailure {
    // A damaged one is missing only where git looks at what it is.
    _ = try object(revision)
    let remote = "origin/\(revision)"
    if try hasCommit(remote) { return .noRevision(revision, but: remote) }
    return try hasCommit("HEAD") ? .noRevision(revision, isShallow: isShallow) : .noCommit(revision)
  }

  /// Reads an object; nil if the repository does not have it.
  func object(_ name: String) throws(RevisionFailure) -> GitObject? {
    switch try objects.read(name) {
    case .found(let object): return object
    case .missing: return nil
    case .tooLarge: throw .tooLargeTree
    }
  }

  /// Returns the names from the repository's root to what a word names.
  func steps(
    of word: RevisionWord, beside other: InputWord?
  ) throws(RevisionFailure) -> [String] {
    guard word.path.isEmpty else { return try ownSteps(of: word) }
    switch other {
    case .revision(let other) where !other.path.isEmpty: return try ownSteps(of: other)
    case .path(let path): return try steps(onDisk: path)
    case .revision, nil: return try stepsHere
    }
  }

  private func ownSteps(of word: RevisionWord) throws(RevisionFailure) -> [String] {
    let start = word.isFromHere ? try stepsHere : []
    guard let steps = start.walking(word.path.pathNames[...]) else { throw .outside }
    return steps
  }

  private func steps(onDisk path: String) throws(RevisionFailure) -> [String] {
    guard let way = WorkTreeWay(to: path, among: workTrees) else {
      throw path == "." ? .notHere("the current folder") : .notHere("'\(path)'")
    }
    return way.steps
  }

  /// The names to the current folder; none where a bare repository does not have it.
  private var stepsHere: [String] {
    get throws(RevisionFailure) {
      let way = WorkTreeWay(to: ".", among: workTrees)
      return try isBare ? way?.steps ?? [] : steps(onDisk: ".")
    }
  }
}

extension Repository {
  /// Replaces the revision of a word by the commit where it parted from that of another word, or
  /// from the current one if the other word is a path.
  package func mergeBase(
    of word: RevisionWord, and other: InputWord
  ) throws(DiskError) -> RevisionWord {
    let name =
      switch other {
      case .path: "HEAD"
      case .revision(let other): other.revision
      }
    do throws(RevisionFailure) {
      let old = try commit(of: word.revision)
      guard let base = try mergeBase(of: old, and: try commit(of: name)) else {
        throw .noMergeBase(word.name, name, isShallow: try isShallow)
      }
      return RevisionWord(
        revision: base, path: word.path, shownAs: String(base.prefix(Self.shownDigits)))
    } catch {
      throw DiskError(
        attempt: "cannot find where '\(word.name)' and '\(name)' parted",
        reason: advising(error, about: word).reason)
    }
  }

  /// How much of the id of a commit is shown.
  private static var shownDigits: Int { 12 }
}
