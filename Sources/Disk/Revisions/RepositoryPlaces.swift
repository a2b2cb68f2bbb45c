/// Where git keeps a repository that is read: no output may be there.
package struct RepositoryPlaces: Hashable, Sendable {
  /// Its own folder, for a linked work tree that of the whole, and those with objects that it
  /// borrows from others.
  let folders: [String]
  /// The files that lead there, such as the `.git` of a linked work tree.
  let files: [String]

  init(_ folder: GitFolder, named name: String, in workTrees: [WorkTree]) {
    folders = ([folder.path, folder.common] + folder.borrowedObjects).filter {
      FileStatus.exists("\($0)/.")
    }
    let links = workTrees.map { "/\($0.names.joined(separator: "/"))/\(GitFolder.name)" }
    files = ([name] + links).filter(FileStatus.isRegular)
  }

  /// Returns the reason that an output must not be at a place; nil if it may.
  func reason(against output: OutputPlace) throws(SystemError) -> String? {
    for folder in folders {
      switch output.relation(to: try OutputPlace.folders(around: folder)) {
      case .same, .inside: return reason(for: output)
      case .around, .apart: break
      }
    }
    for file in files where output.isOn(try OutputPlace(file: file)) { return reason(for: output) }
    return nil
  }

  private func reason(for output: OutputPlace) -> String {
    "the repository that is read is there; \(output.advice)"
  }
}
