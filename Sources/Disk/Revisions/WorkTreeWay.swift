/// The way through folders from the root of a work tree.
struct WorkTreeWay: Hashable, Sendable {
  private(set) var tree: WorkTree
  /// The names from the root of the work tree.
  private(set) var steps: [String]
  /// The folders on the way with a repository of their own that does not count, by their names from
  /// the root of the disk.
  private(set) var otherRepositories: [[String]] = []

  /// Finds the way to a path on the disk; nil where it is not in any of the work trees of a
  /// repository. A work tree may be inside another one. A link is a name like others, wherever it
  /// leads.
  init?(to path: String, among trees: [WorkTree]) {
    let ways = trees.lazy.compactMap { tree in tree.steps(to: path).map { (tree, $0) } }
    guard let (tree, names) = ways.first else { return nil }
    self.tree = tree
    steps = names
    var folder = tree.names
    for (number, name) in names.enumerated() {
      folder.append(name)
      let inner = "/" + folder.joined(separator: "/")
      guard FileStatus.exists("\(inner)/.") else { return }
      guard !FileStatus.isLink(inner) else {
        if let other = Self.repository(around: path, otherThan: trees) {
          otherRepositories.append(other)
        }
        return
      }
      if let inner = trees.first(where: { $0.isAt(folder) }) {
        self.tree = inner
        steps = Array(names[(number + 1)...])
        otherRepositories = []
      } else if GitFolder.isRepository(inner) {
        otherRepositories.append(folder)
      }
    }
  }

  /// Returns the nearest folder with a repository around what a path leads to; nil if that is one of
  /// some work trees, or if there is none.
  private static func repository(around path: String, otherThan trees: [WorkTree]) -> [String]? {
    guard var folder = [String](realNamesOf: path) else { return nil }
    while !trees.contains(where: { $0.isAt(folder) }) {
      if GitFolder.isRepository("/" + folder.joined(separator: "/")) { return folder }
      guard folder.popLast() != nil else { return nil }
    }
    return nil
  }
}
