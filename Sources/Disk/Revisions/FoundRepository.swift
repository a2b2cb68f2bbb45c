import Texts

/// A repository that was looked for, and that git uses.
struct FoundRepository {
  /// The path that names it for git.
  let git: String
  /// The folders of its files.
  let workTrees: [WorkTree]
  /// Whether it does not have a work tree of its own.
  var isBare = false
  /// Whether HEAD is the one of this path in all work trees, because someone named it.
  var isNamed = false

  /// Finds the nearest one with a `.git` around the current folder, if an operand's folder is in its
  /// work tree, or else around the operand's folder. Throws where there is none, or where git does
  /// not use it.
  static func nearest(to path: String?) throws(RevisionFailure) -> FoundRepository {
    if let folder = path.map(folder(of:)) {
      if let found = try nearest(around: ".", with: folder) { return found }
      if let found = try nearest(around: folder, with: folder) { return found }
    }
    if let found = try nearest(around: ".", with: ".") { return found }
    let bare = outerFolders(of: ".").first(where: GitFolder.isGit).flatMap {
      [String](realNamesOf: $0)
    }
    throw bare.map { .bareRepository($0.path(from: .here)) } ?? .noRepository
  }

  /// Finds the nearest one with a `.git` around a folder; nil where there is none, or where another
  /// folder is not in one of its work trees.
  private static func nearest(
    around folder: String, with other: String
  ) throws(RevisionFailure) -> FoundRepository? {
    for place in outerFolders(of: folder) where GitFolder.hasRepository(place) {
      let trees = workTrees(around: place)
      guard trees.contains(where: { $0.contains(other) }) else { return nil }
      guard let git = GitProgram(in: place) else { throw .noGit }
      guard let answer = try git.foundFolder() else { continue }
      // Otherwise git went on to look in an outer folder.
      let path = "\(place)/\(GitFolder.name)"
      guard FileStatus.isRegular(path) || answer == GitFolder.name else { continue }
      return FoundRepository(git: path, workTrees: trees)
    }
    return nil
  }

  /// The work trees of a repository by the folder that has its `.git`. What its settings say about
  /// that does not count: they may be those of someone else.
  private static func workTrees(around place: String) -> [WorkTree] {
    let path = "\(place)/\(GitFolder.name)"
    let folder = GitFolder(path)
    return [WorkTree(at: place, git: path), folder.mainWorkTree].compactMap(\.self)
      + folder.listedWorkTrees
  }

  /// A folder and those around it, the outermost last.
  private static func outerFolders(of folder: String) -> [String] {
    var folders: [String] = []
    var (path, last) = (folder, FileStatus.Identity?.none)
    while let identity = FileStatus.identity(of: path), identity != last {
      folders.append(path)
      (path, last) = ("\(path)/..", identity)
    }
    return folders
  }

  fileprivate static func folder(of path: String) -> String {
    FileStatus.exists("\(path)/.") ? path : path.parentFolder
  }
}

extension RepositoryPlaces {
  /// Returns where every repository is that could be read, whether git uses it or not.
  package static func possible(
    _ choice: RepositoryChoice, around path: String? = nil
  ) -> [RepositoryPlaces] {
    switch choice {
    case .named(let folder, _):
      [folder, "\(folder)/\(GitFolder.name)"].map {
        RepositoryPlaces(GitFolder($0), named: $0, in: [])
      }
    case .nearest:
      FoundRepository.possible(around: ".")
        + (path.map { FoundRepository.possible(around: FoundRepository.folder(of: $0)) } ?? [])
    }
  }
}

extension FoundRepository {
  fileprivate static func possible(around folder: String) -> [RepositoryPlaces] {
    outerFolders(of: folder).filter(GitFolder.hasRepository).map { place in
      let name = "\(place)/\(GitFolder.name)"
      return RepositoryPlaces(GitFolder(name), named: name, in: workTrees(around: place))
    }
  }

  /// Finds the one that someone named by the folder that has its `.git`, or as git names it. Git
  /// uses it even if another user owns it.
  init(named name: String, by namer: RepositoryChoice.Name) throws(RevisionFailure) {
    let inner = "\(name)/\(GitFolder.name)"
    let path = FileStatus.exists(inner) ? inner : name
    guard let git = GitProgram(named: path) else { throw .noGit }
    guard try git.foundFolder() != nil else { throw .noRepository(named: name, by: namer) }
    self.git = path
    isNamed = true
    guard path.nameOfPath != GitFolder.name else {
      workTrees = Self.workTrees(around: path.parentFolder)
      return
    }
    let folder = GitFolder(path)
    let listed = folder.listedWorkTrees
    let main = folder.mainWorkTree
    if main != nil || folder.isListed {
      workTrees = [main].compactMap(\.self) + listed
    } else if let around = Self.outerFolders(of: ".").first(where: { folder.isThat(of: $0) }) {
      workTrees = Self.workTrees(around: around)
    } else if try git.setting("core.bare") == "true" {
      workTrees = listed
      isBare = true
    } else {
      // Without a setting git takes the current folder.
      let top = try git.setting("core.worktree").map { GitFolder.path($0, from: folder.path) }
      workTrees = [WorkTree(at: top ?? ".", git: path)].compactMap(\.self) + listed
    }
  }
}
