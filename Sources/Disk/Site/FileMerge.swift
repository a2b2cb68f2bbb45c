/// The files that a site will have, those that it has, and those that unfinished builds may have
/// written: walked through together, in one order, so that none of the lists is held in memory.
struct FileMerge<
  Planned: PathSource & ~Copyable, Owned: PathSource & ~Copyable
>: ~Copyable {
  private var planned: PathCursor<Planned>
  private var owned: PathCursor<Owned>
  private var unfinished: PathCursor<StoredPaths>

  /// Starts at the first path of a site, whose folder is used in error messages.
  init(
    planned: consuming Planned, owned: consuming Owned, unfinished: consuming StoredPaths,
    record: String, site: String
  ) throws(DiskError) {
    let planned = try PathCursor(
      planned, from: PathOrigin(kind: .plan, site: site, record: record))
    let owned = try PathCursor(owned, from: PathOrigin(kind: .record, site: site, record: record))
    let unfinished = try PathCursor(
      unfinished, from: PathOrigin(kind: .journal, site: site, record: record))
    self.planned = planned
    self.owned = owned
    self.unfinished = unfinished
  }

  /// Returns the next path; nil after the last. Throws if a path may lead out of the site, is the
  /// record's own, or is out of order.
  mutating func next() throws(DiskError) -> MergedPath? {
    let path = Self.first(Self.first(planned.path, owned.path), unfinished.path)
    guard let path else { return nil }
    return try MergedPath(
      path: path, isPlanned: planned.take(path), isOwned: owned.take(path),
      isUnfinished: unfinished.take(path))
  }

  /// Returns the path that comes first; nil if there is neither.
  private static func first(_ one: RelativePath?, _ other: RelativePath?) -> RelativePath? {
    guard let one, let other else { return one ?? other }
    return other < one ? other : one
  }
}

/// A path, and the lists that contain it.
struct MergedPath {
  let path: RelativePath
  let isPlanned: Bool
  let isOwned: Bool
  let isUnfinished: Bool

  /// Whether the file was part of the site and will not be.
  var isStale: Bool { !isPlanned }

  /// Whether the file will be part of the site and no build has written it yet.
  var isNew: Bool { !isOwned && !isUnfinished }

  /// Whether a killed build may have written the file or not.
  var belongsInJournal: Bool { isPlanned || isUnfinished }
}
