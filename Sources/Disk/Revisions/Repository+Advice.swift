extension Repository {
  /// The repositories between this one and the operand, or the current folder, that do not count,
  /// in a sentence for each.
  package var notes: [String] {
    (way?.otherRepositories ?? []).map {
      let path = $0.path(from: [String].here)
      return "'\(path)' has a repository of its own, which counts as a plain folder, and "
        + RevisionFailure.advice(path)
    }
  }

  /// Adds to a failure which other repository may have been meant: one on the way to the operand,
  /// or to what the word names.
  func advising(_ failure: RevisionFailure, about word: RevisionWord) -> RevisionFailure {
    guard failure.mayBeElsewhere, let other = otherRepository(of: word) else { return failure }
    return failure.advising(other.path(from: [String].here))
  }

  private func otherRepository(of word: RevisionWord) -> [String]? {
    if let other = way?.otherRepositories.last { return other }
    guard let tree = way?.tree ?? workTrees.first else { return nil }
    do throws(RevisionFailure) {
      let names = tree.names + (try steps(of: word, beside: nil))
      let path = "/" + names.joined(separator: "/")
      return WorkTreeWay(to: path, among: workTrees)?.otherRepositories.last
    } catch {
      // It names nothing on the disk.
      return nil
    }
  }

  /// Returns the path of a folder in a revision, as it is from the current folder.
  func pathFromHere(_ steps: [String]) -> String {
    guard let tree = way?.tree ?? workTrees.first else { return "DIR" }
    return (tree.names + steps).path(from: [String].here)
  }
}
