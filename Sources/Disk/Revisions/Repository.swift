import Texts

/// A git repository: where its files are checked out, and its objects.
package struct Repository: Hashable, Sendable {
  let objects: GitObjects
  private let git: GitProgram
  /// Where git keeps it.
  package let places: RepositoryPlaces
  /// The folders of its files.
  let workTrees: [WorkTree]
  /// Whether it does not have a work tree of its own.
  let isBare: Bool
  /// The way to the operand, or to the current folder; nil where that is not in a work tree.
  let way: WorkTreeWay?

  /// Finds the repository for an operand on the disk, or for the current folder. HEAD is that of the
  /// work tree with the operand, unless a repository was named. Throws where there is none, or where
  /// git does not use it.
  package init(_ choice: RepositoryChoice, around path: String? = nil) throws(RevisionFailure) {
    let found =
      switch choice {
      case .named(let folder, let namer): try FoundRepository(named: folder, by: namer)
      case .nearest: try FoundRepository.nearest(to: path)
      }
    workTrees = found.workTrees
    isBare = found.isBare
    way = WorkTreeWay(to: path ?? ".", among: workTrees)
    let name = found.isNamed ? found.git : way?.tree.git ?? found.git
    guard let git = GitProgram(named: name) else { throw .noGit }
    self.git = git
    places = RepositoryPlaces(GitFolder(name), named: name, in: workTrees)
    objects = GitObjects(git)
  }

  /// Returns the word that was probably meant by a path that does not exist, if a revision of the
  /// repository around the current folder has this name.
  static func suggestion(for path: String) -> String? {
    do throws(RevisionFailure) {
      return try Repository(RepositoryChoice()).hasCommit(path) ? "\(path):" : nil
    } catch {
      // The path is missing, whether git can be run or not.
      return nil
    }
  }

  /// Whether some of the history was left out when the repository was cloned.
  var isShallow: Bool {
    get throws(RevisionFailure) {
      let found = try git.finished(["rev-parse", "--is-shallow-repository"])
      return found.output.starts(with: Array("true".utf8))
    }
  }

  /// Returns the reference that a symbolic name of git points to, such as a branch for HEAD; nil if it
  /// points to a commit.
  func reference(_ name: String) throws(RevisionFailure) -> String? {
    let found = try git.finished(["symbolic-ref", "--quiet", name])
    return found.status == 0 ? String(systemBytes: found.output.dropLast()) : nil
  }

  /// Returns the commit where the histories of two commits parted, given by their ids; nil if they
  /// have nothing in common.
  func mergeBase(of one: String, and other: String) throws(RevisionFailure) -> String? {
    let words = ["merge-base", one, other]
    let found = try git.finished(words)
    guard found.status == 0 else {
      // Git has the same status for histories that it cannot read to their ends.
      let reason = try git.finished(words, errors: .joined)
      let output = String(decoding: reason.output, as: UTF8.self)
      if reason.status == 1, RevisionFailure.words(of: output) == nil { return nil }
      throw .unreadableHistory(output)
    }
    return String(decoding: found.output, as: UTF8.self).split(separator: "\n").first.map(
      String.init)
  }
}

extension GitProgram {
  /// Returns the folder of the repository that git uses, as git names it; nil where there is none.
  func foundFolder() throws(RevisionFailure) -> String? {
    let words = ["rev-parse", "--git-dir"]
    let found = try finished(words)
    if found.status == 0 { return String(systemBytes: found.output.dropLast()) }
    let reason = try finished(words, errors: .joined)
    if let failure = RevisionFailure(git: String(systemBytes: reason.output)) {
      throw failure
    }
    return nil
  }

  /// Returns a setting of the repository; nil where it has none.
  func setting(_ name: String) throws(RevisionFailure) -> String? {
    let found = try finished(["config", name])
    return found.status == 0 ? String(systemBytes: found.output.dropLast()) : nil
  }

  /// Runs a command to its end.
  fileprivate func finished(
    _ words: [String], errors: ChildProgram.Errors = .dropped
  ) throws(RevisionFailure) -> ChildProgram.Finished {
    do throws(SystemError) {
      return try run(words, errors: errors)
    } catch {
      throw .system(error.reason)
    }
  }
}
