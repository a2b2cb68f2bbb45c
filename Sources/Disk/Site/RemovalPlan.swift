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
  mutating func finish(files: some Collection<String>) throws(DiskError) {
    try stale.finish()
    try obstacles.finish()
    guard !staleKeys.isEmpty else { return }
    for file in files where staleKeys.contains(PathSet.key(of: file)) { lookalikes.insert(file) }
    staleKeys = []
  }
}
