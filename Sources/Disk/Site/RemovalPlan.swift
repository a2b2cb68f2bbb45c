/// The files that a build removes from a site.
struct RemovalPlan: ~Copyable, Sendable {
  /// The files that were part of the site and will not be.
  private(set) var stale: PathList
  /// The stale files that are where folders will be, or in folders where files will be.
  private(set) var obstacles: PathList
  /// The files of the site that some disks confuse with stale ones.
  private(set) var lookalikes = PathSet()
  private var staleKeys: Set<PathSet.Key> = []
  private var trail = PathTrail()

  /// Starts a plan that is stored in Riverbed's hidden folder; the site's path is only used in
  /// error messages.
  init(in workshop: borrowing Descriptor, at site: String) throws(DiskError) {
    let stale = try PathList(in: workshop, at: site)
    let obstacles = try PathList(in: workshop, at: site)
    self.stale = stale
    self.obstacles = obstacles
  }

  /// Adds the next path of the site.
  mutating func add(_ merged: MergedPath) {
    let path = merged.path
    for obstacle in trail.obstacles(at: path, isStale: merged.isStale) {
      obstacles.append(obstacle)
    }
    guard merged.isStale else { return }
    stale.append(path)
    staleKeys.insert(PathSet.key(of: path.text))
  }

  /// Ends the plan, given all files that the site will have.
  mutating func finish(files: some Sequence<String>) throws(DiskError) {
    try stale.finish()
    try obstacles.finish()
    guard !staleKeys.isEmpty else { return }
    for file in files where staleKeys.contains(PathSet.key(of: file)) { lookalikes.insert(file) }
    staleKeys = []
  }
}

/// A search, among all paths of a site in their order, for stale files that are where folders will
/// be, or in folders where files will be.
///
/// All paths that begin with a given path come right after it. So it is enough to remember the
/// paths that the last one begins with:
///
///     a      planned
///     a-b    planned
///     a/c    stale: an obstacle, in a folder where the file `a` will be
///     b      stale: an obstacle, as the next one shows
///     b/c    planned
struct PathTrail {
  /// The paths that the last one begins with, and the last one itself, the shortest first.
  private var trail: [Entry] = []

  /// A path, and whether its file is stale.
  private struct Entry {
    let path: RelativePath
    let isStale: Bool
  }

  /// Moves on to the next path and returns the obstacles that it reveals.
  mutating func obstacles(at path: RelativePath, isStale: Bool) -> [RelativePath] {
    while let last = trail.last, !path.text.utf8.starts(with: last.path.text.utf8) {
      trail.removeLast()
    }
    let around = trail.filter { $0.isStale != isStale && path.isInside($0.path) }
    // Obstacles that were returned once are not returned again.
    if !isStale { trail.removeAll { $0.isStale && path.isInside($0.path) } }
    trail.append(Entry(path: path, isStale: isStale))
    guard isStale else { return around.map(\.path) }
    return around.isEmpty ? [] : [path]
  }
}

extension RelativePath {
  /// Whether another path, with which this one begins, is a folder around it.
  fileprivate func isInside(_ other: RelativePath) -> Bool {
    text.utf8.dropFirst(other.text.utf8.count).first == UInt8(ascii: "/")
  }
}
