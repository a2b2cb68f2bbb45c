/// A site that is being changed, from its journal to its record.
package struct SiteUpdate: ~Copyable, Sendable {
  private let path: String
  private let record: String
  private let lock: FolderLock
  private let workshop: Workshop
  private let plan: RemovalPlan
  /// How many stale files were in the way of new ones.
  private let removed: Int

  init(
    path: String, record: String, lock: consuming FolderLock, workshop: consuming Workshop,
    plan: consuming RemovalPlan
  ) throws(DiskError) {
    removed = try Self.remove(
      plan.obstacles, lookingLike: plan.lookalikes, from: lock.folder, at: path)
    self.plan = plan
    self.path = path
    self.record = record
    self.lock = lock
    self.workshop = workshop
  }

  /// Returns a writer of the site's files, for one worker.
  package func writer() throws(DiskError) -> FolderWriter {
    try DiskError.building(
      into: path, FolderWriter(path, site: lock.folder, workshop: workshop.folder))
  }

  /// Returns a reader of the files that are there, for one worker.
  package func reader() throws(DiskError) -> FolderReader {
    try DiskError.building(into: path, FolderReader(of: lock.folder))
  }

  /// Replaces a file directly inside the folder, portion by portion, unless it already has the same
  /// bytes, and returns what is there now.
  package func write(
    _ name: String, _ write: (inout FileDraft) throws -> Void
  ) throws -> PlacedFile {
    var draft = try draft(of: name)
    try write(&draft)
    return try place(draft, as: name)
  }

  /// A file that was written, or was already there.
  package struct PlacedFile: Sendable {
    package let hash: ContentHash
    /// The number of its bytes.
    package let size: Int
    package let outcome: FolderWriter.Outcome

    package init(hash: ContentHash, size: Int, outcome: FolderWriter.Outcome) {
      self.hash = hash
      self.size = size
      self.outcome = outcome
    }
  }

  /// Ends the build once every file is written: removes stale files, replaces the record with what
  /// a closure writes, saves what another closure writes, given the record's hash, as the state for
  /// the next build, and returns how many files were removed.
  ///
  /// Without a state none of Riverbed's own files stay in the folder.
  package consuming func finish(
    state writeState: ((ContentHash, inout FileDraft) -> Void)?,
    record writeRecord: (inout FileDraft) throws -> Void
  ) throws -> Int {
    let removed =
      try removed
      + Self.remove(plan.stale, lookingLike: plan.lookalikes, from: lock.folder, at: path)
    let hash = try write(record, writeRecord).hash
    do throws(SystemError) {
      if let writeState {
        var draft = try workshop.draft(of: Workshop.File.state.rawValue)
        writeState(hash, &draft)
        try draft.place(as: Workshop.File.state.rawValue, in: workshop.folder.number)
        try workshop.delete(.journal)
      } else {
        try workshop.clear(in: lock.folder)
      }
    } catch {
      throw DiskError("write", Workshop.name, in: path, error)
    }
    return removed
  }

  private func place(
    _ draft: consuming FileDraft, as name: String
  ) throws(DiskError) -> PlacedFile {
    let (hash, size) = (draft.hash, draft.size)
    do throws(SystemError) {
      var reader = try FolderReader(of: lock.folder)
      if reader.verify(name, hash: hash, size: size) {
        return PlacedFile(hash: hash, size: size, outcome: .unchanged)
      }
      try draft.place(as: name, in: lock.folder.number)
    } catch {
      throw DiskError("write", name, in: path, error)
    }
    return PlacedFile(hash: hash, size: size, outcome: .written)
  }

  private func draft(of name: String) throws(DiskError) -> FileDraft {
    do throws(SystemError) {
      return try workshop.draft(of: name)
    } catch {
      throw DiskError("write", name, in: path, error)
    }
  }

  private static func remove(
    _ files: borrowing PathList, lookingLike lookalikes: PathSet,
    from site: borrowing Descriptor, at path: String
  ) throws(DiskError) -> Int {
    var removal = try StaleRemoval(from: site, at: path)
    var files = try files.paths()
    while let file = try files.nextPath() {
      try removal.remove(
        RelativePath(file, in: path), otherThan: lookalikes.lookalikes(of: file))
    }
    try removal.finish()
    return removal.count
  }
}
