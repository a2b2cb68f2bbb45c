/// What a build removes from a site.
struct FilePlan: ~Copyable, Sendable {
  /// What was the site's and will not be.
  private(set) var stale: PathList
  /// The stale files that stand where folders will be, or in folders where files will be.
  private(set) var obstacles: PathList
  /// The files of the site that some disks take for stale ones.
  private(set) var lookalikes = PathSet()
  private var staleKeys: Set<PathSet.Key> = []
  private var trail = PathTrail()

  /// Begins a plan that is kept in the folder in which Riverbed works; the site's path is for complaints
  /// only.
  init(in workshop: borrowing Descriptor, at site: String) throws(DiskError) {
    let stale = try PathList(in: workshop, at: site)
    let obstacles = try PathList(in: workshop, at: site)
    self.stale = stale
    self.obstacles = obstacles
  }

  /// Takes in the next path of the site.
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
