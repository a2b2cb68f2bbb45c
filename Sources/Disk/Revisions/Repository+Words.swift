extension Repository {
  /// Returns the id of the folder that is the root of a revision.
  func root(of revision: String) throws(RevisionFailure) -> String {
    try id(of: "\(revision)^{tree}", as: revision)
  }

  /// Returns the id of a revision's commit.
  package func commit(of revision: String) throws(RevisionFailure) -> String {
    try id(of: "\(revision)^{commit}", as: revision)
  }

  private func id(of name: String, as revision: String) throws(RevisionFailure) -> String {
    if let id = try id(of: name) { return id }
    // A partial clone may have a commit without its folder.
    guard try id(of: "\(revision)^{commit}") == nil else { throw .missingObject }
    let remote = "origin/\(revision)"
    guard try id(of: "\(remote)^{commit}") == nil else {
      throw .noRevision(revision, but: remote)
    }
    throw .noRevision(revision, isShallow: try isShallow)
  }

  /// Returns the id of an object; nil if the repository does not have it.
  private func id(of name: String) throws(RevisionFailure) -> String? {
    let answer: GitObjects.Answer
    do throws(SystemError) {
      answer = try objects.read(name)
    } catch {
      throw .system(error.reason)
    }
    switch answer {
    case .found(let id, _, _): return id
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
    case .revision, nil: return isBare ? [] : try steps(onDisk: ".")
    }
  }

  private func ownSteps(of word: RevisionWord) throws(RevisionFailure) -> [String] {
    let start = word.isFromHere && !isBare ? try steps(onDisk: ".") : []
    let names = word.path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard let steps = start.walking(names[...]) else { throw .outside }
    return steps
  }

  private func steps(onDisk path: String) throws(RevisionFailure) -> [String] {
    guard let steps = steps(to: path) else {
      throw path == "." ? .notHere("the current folder") : .notHere("'\(path)'")
    }
    return steps
  }
}

extension [String] {
  /// Returns these names of folders with those of a path after them; nil where it leads out of all
  /// of them.
  func walking(_ path: ArraySlice<String>) -> [String]? {
    var names = self
    for name in path where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names
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
        attempt: "cannot find where '\(word.name)' and '\(name)' parted", reason: error.reason)
    }
  }

  /// How much of the id of a commit is shown.
  private static var shownDigits: Int { 12 }
}
