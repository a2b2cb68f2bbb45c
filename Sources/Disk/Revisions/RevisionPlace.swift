/// A folder or a file in a revision of a repository.
package struct RevisionPlace: Hashable, Sendable {
  /// The revision as it is shown.
  package let revision: String
  /// The names from the repository's root, joined by slashes; empty for the root.
  package let path: String
  package let isFolder: Bool
  /// Where the repository is that it is read from.
  let repository: RepositoryPlaces
  let objects: GitObjects
  /// The ids of the folders from the repository's root to the place.
  private let folders: [String]
  /// The id of the place itself.
  private let id: String

  /// Looks up what a word names in a repository. Throws where it does not exist there.
  package init(
    _ word: RevisionWord, beside other: InputWord?, in repository: Repository
  ) throws(RevisionFailure) {
    do throws(RevisionFailure) {
      let root = try repository.root(of: word.revision)
      try self.init(
        root, called: word.name, try repository.steps(of: word, beside: other), in: repository)
    } catch {
      throw repository.advising(error, about: word)
    }
  }

  /// Looks up a path in a folder that has the id of a revision's root.
  init(
    _ root: String, called revision: String, _ steps: [String], in repository: Repository
  ) throws(RevisionFailure) {
    let path = steps.joined(separator: "/")
    objects = repository.objects
    self.repository = repository.places
    self.revision = revision
    self.path = path
    var walk = TreeWalk(repository.objects, from: [root], followsLinks: false)
    do throws(TreeWalk.Failure) {
      let found = try walk.find(path)
      (id, isFolder, folders) = (found.id, found.isFolder, found.folders)
    } catch {
      switch error {
      case .unusable(let failure): throw failure
      case .submodule(let names): throw .submodule(names, at: repository.pathFromHere(names))
      case .refused(let error) where error.number == SystemError.outside.number: throw .outside
      case .refused, .emptyLink: throw .noPath(path, in: revision)
      }
    }
  }

  /// The whole word, with a path from the repository's root.
  package var text: String { "\(revision):\(path)" }

  /// Whether a path leads to the same as another one, both from the folder.
  package func leads(_ path: String, to other: String) -> Bool {
    let places = [path, other].map { self.path.pathNames.walking($0.pathNames[...]) }
    return places[0] != nil && places[0] == places[1]
  }

  /// Returns the names of everything in the folder, where an app is expected.
  package func fileNames() throws(DiskError) -> [String] {
    var walk = TreeWalk(objects, from: folders, followsLinks: false)
    do throws(TreeWalk.Failure) {
      return try walk.tree(id).listing.names
    } catch {
      throw DiskError(attempt: "cannot read '\(text)'", reason: error.reason)
    }
  }

  /// Returns a reader of the files in the folder.
  package func reader(_ limits: InputLimits, read: Int = 0) -> RevisionReader {
    RevisionReader(
      TreeWalk(objects, from: folders, followsLinks: limits.followsLinks), in: self,
      left: max(0, limits.total - read))
  }

  /// Returns the bytes of the file, which is not in a folder that is read, or why it is not read.
  package func content(_ limits: InputLimits) throws(DiskError) -> FileContent {
    let walk = TreeWalk(objects, from: folders, followsLinks: false)
    do throws(TreeWalk.Failure) {
      return try walk.content(of: id, atMost: limits.total)
    } catch {
      throw DiskError(attempt: "cannot read '\(text)'", reason: error.reason)
    }
  }
}
