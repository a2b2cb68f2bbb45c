import Texts

/// A commit as people name it: `main 1a2b3c4, 26 November 2026`.
package struct CommitName: Hashable, Sendable {
  /// The branch, or what else leads to the commit; nil where that is the id itself.
  private let word: String?
  private let id: String
  private let day: CalendarDay?
  /// Whether files differ from those of the commit.
  package var hasEdits = false

  init(_ commit: GitObject, foundBy word: String?) {
    self.word = word
    id = commit.id
    day = commit.day
  }

  package var text: String {
    let names = [word, String(id.prefix(Self.shownDigits))].compactMap(\.self)
    return [names.joined(separator: " "), day?.text, hasEdits ? "with edits" : nil]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// How much of the id is shown.
  private static let shownDigits = 7
}

extension Repository {
  /// Names the commit that is checked out around the operand, and says whether files of it have
  /// other bytes there. They are given by their paths inside the operand; one without bytes does not
  /// exist. Nothing else is compared, and no filter runs: git would have to write files for that.
  package func commitName(
    comparing files: [String: [UInt8]?], of operand: String
  ) throws(RevisionFailure) -> CommitName {
    guard let way else { throw .notHere("'\(operand)'") }
    let head = "HEAD"
    guard let commit = try object("\(head)^{commit}") else { throw .noCommit(head) }
    var name = CommitName(commit, foundBy: try branch)
    var walk = TreeWalk(objects, from: [try commit.root], followsLinks: true)
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where !name.hasEdits {
      let steps = path.isEmpty ? way.steps : way.steps + [path]
      do throws(TreeWalk.Failure) {
        let found = try walk.find(steps.joined(separator: "/"))
        let file = bytes.map { GitObject(id: found.id, kind: .blob, bytes: $0) }
        name.hasEdits = file?.isIntact != true
      } catch {
        switch error {
        case .unusable(let failure): throw failure
        // Its files are in another commit.
        case .submodule: continue
        case .refused, .emptyLink: name.hasEdits = bytes != nil
        }
      }
    }
    return name
  }

  /// The branch that is checked out; nil for a commit that is so by itself.
  private var branch: String? {
    get throws(RevisionFailure) {
      let start = "refs/heads/"
      guard let name = try reference("HEAD"), name.hasPrefix(start) else { return nil }
      return String(name.dropFirst(start.count))
    }
  }
}

extension RevisionPlace {
  /// Names the commit that the place is in.
  package var commitName: CommitName {
    get throws(RevisionFailure) {
      guard case .found(let commit) = try objects.read("\(revision)^{commit}") else {
        throw .noDay(of: revision)
      }
      let isID = revision.isEmpty || commit.id.hasPrefix(revision)
      return CommitName(commit, foundBy: revision == "HEAD" || isID ? nil : revision)
    }
  }
}

extension GitObject {
  /// The day of a commit; nil where it does not say one that is known.
  fileprivate var day: CalendarDay? {
    let start = "committer "
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix(start)
    }
    // The time and its zone follow the name and the address.
    let words = line?.split(separator: " ").suffix(2)
    return words?.first.flatMap { Int($0) }.flatMap(CalendarDay.init)
  }
}
