#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A git repository: where its files are checked out, and its objects.
package struct Repository: Hashable, Sendable {
  let objects: GitObjects
  private let git: GitProgram
  /// The names from the root of the disk to the folder of the files; nil for a bare repository.
  private var top: [String]?

  /// Finds the repository that the environment names in GIT_DIR, or else the one around a path, or
  /// around the current folder if the path is not in one. Throws where there is none, or where git
  /// does not use it.
  package init(around path: String?) throws(RevisionFailure) {
    let folders = (path.map { [Self.folder(of: $0)] } ?? []) + ["."]
    if let directory = GitProgram.namedRepository {
      self = try Repository(named: directory, near: folders)
      return
    }
    for folder in folders {
      guard let found = try Repository(in: folder) else { continue }
      self = found
      return
    }
    throw .noRepository
  }

  /// Finds the repository that the environment names. Git itself takes the current folder for the
  /// one of its files, but hooks, in which git sets the variable, may change that: so it is the one
  /// of this repository around some folders, or the one that has the named folder.
  private init(named directory: String, near folders: [String]) throws(RevisionFailure) {
    guard let named = try Repository(in: ".", named: directory) else {
      throw .noRepository(named: directory)
    }
    self = named
    let own = try named.directory
    for folder in folders + ["\(directory)/.."] {
      do throws(RevisionFailure) {
        guard let found = try Repository(in: folder), !found.isBare, try found.directory == own
        else { continue }
        top = found.top
        return
      } catch {
        // Git uses a repository of another user if it is named, but not if it is found.
        continue
      }
    }
  }

  /// Git's own folder of the repository.
  private var directory: [UInt8] {
    get throws(RevisionFailure) { try git.finished(["rev-parse", "--absolute-git-dir"]).output }
  }

  /// Returns the word that was probably meant by a path that does not exist, if a revision of the
  /// repository around the current folder has this name.
  static func suggestion(for path: String) -> String? {
    guard !path.isEmpty, !path.hasPrefix("-"),
      let git = GitProgram(in: ".", named: GitProgram.namedRepository)
    else { return nil }
    do throws(RevisionFailure) {
      let found = try git.finished(["rev-parse", "--quiet", "--verify", "\(path)^{commit}"])
      return found.status == 0 ? "\(path):" : nil
    } catch {
      // The path is missing, whether git can be run or not.
      return nil
    }
  }

  /// Finds the repository around a folder, or a named one; nil where there is none.
  private init?(in folder: String, named directory: String? = nil) throws(RevisionFailure) {
    guard let git = GitProgram(in: folder, named: directory) else { throw .noGit }
    let words = ["rev-parse", "--is-inside-work-tree", "--show-toplevel"]
    let found = try git.finished(words)
    let lines = String(decoding: found.output, as: UTF8.self)
    if lines.hasPrefix("true\n"), found.status == 0 {
      // A line end follows the path, which may have some too.
      let path = lines.dropFirst("true\n".count).dropLast()
      top = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    } else if lines.hasPrefix("false\n") {
      top = nil
    } else {
      let reason = try git.finished(words, errors: .joined)
      let failure = RevisionFailure(git: String(decoding: reason.output, as: UTF8.self))
      guard let failure else { return nil }
      throw failure
    }
    self.git = git
    objects = GitObjects(git)
  }

  private static func folder(of path: String) -> String {
    if FileStatus.exists("\(path)/.") { return path }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { String(path[...$0]) } ?? "."
  }

  /// Returns the names from the repository's root to a path on the disk; nil if it is not among the
  /// files that are checked out. Links in the repository are names like others, because another
  /// revision may have something else there.
  func steps(to path: String) -> [String]? {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    let start = path.utf8.first == UInt8(ascii: "/") ? "/" : "./"
    for count in 0...names.count {
      let outer = start + names[..<count].joined(separator: "/")
      if let steps = realSteps(to: outer)?.walking(names[count...]) { return steps }
    }
    return nil
  }

  private func realSteps(to path: String) -> [String]? {
    guard let top, let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    let names = String(cString: found).utf8.split(separator: UInt8(ascii: "/"))
      .map { String(Substring($0)) }
    guard names.count >= top.count,
      zip(top, names).allSatisfy({ $0.utf8.elementsEqual($1.utf8) })
    else { return nil }
    return Array(names[top.count...])
  }

  /// Whether it has no files that are checked out.
  var isBare: Bool { top == nil }

  /// Whether some of the history was left out when the repository was cloned.
  var isShallow: Bool {
    get throws(RevisionFailure) {
      let found = try git.finished(["rev-parse", "--is-shallow-repository"])
      return found.output.starts(with: Array("true".utf8))
    }
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
