/// A site that is being changed, from its journal to its record.
package struct SiteUpdate: ~Copyable, Sendable {
  private let path: String
  private let record: String
  private let lock: FolderLock
  private let workshop: Workshop
  private let stale: [StaleFile]
  /// How many stale files stood in the way of new ones.
  private let removed: Int

  init(
    path: String, record: String, lock: consuming FolderLock, workshop: consuming Workshop,
    plan: FilePlan
  ) throws(DiskError) {
    removed = try Self.remove(plan.obstacles, from: lock.folder, at: path)
    stale = plan.stale
    self.path = path
    self.record = record
    self.lock = lock
    self.workshop = workshop
  }

  /// A writer of the site's files, for one worker.
  package func writer() throws(DiskError) -> FolderWriter {
    do throws(SystemError) {
      return try FolderWriter(path, site: lock.folder, workshop: workshop.folder)
    } catch {
      throw DiskError(buildingInto: path, error.reason)
    }
  }

  /// Ends the build once every file is written: removes what is stale, replaces the record, keeps
  /// the state for the next build, and returns how many files were removed.
  ///
  /// Without a state nothing of Riverbed's own stays in the folder.
  package consuming func finish(record bytes: [UInt8], state: String?) throws(DiskError) -> Int {
    let removed = removed + (try Self.remove(stale, from: lock.folder, at: path))
    var writer = try writer()
    _ = try writer.write(bytes, to: record)
    do throws(SystemError) {
      if let state {
        try workshop.replace(.state, with: Array(state.utf8))
        try workshop.remove(.journal)
      } else {
        try workshop.clear(in: lock.folder)
      }
    } catch {
      throw DiskError("write", Workshop.name, in: path, error)
    }
    return removed
  }

  private static func remove(
    _ files: [StaleFile], from site: borrowing Descriptor, at path: String
  ) throws(DiskError) -> Int {
    var removal = try StaleRemoval(from: site, at: path)
    for file in files { try removal.remove(file) }
    try removal.removeEmptyFolders()
    return removal.count
  }
}
