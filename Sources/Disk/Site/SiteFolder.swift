/// The folder of a site, held for one build.
///
/// **How a build goes.** Opening the folder locks it; nobody else builds there until this value, or
/// the update made from it, is gone. `update` writes the journal: everything this build may write, and
/// what unfinished builds before it may have written. Then files are written, each one moved to its
/// place whole. `finish` removes what is stale, then replaces the record, then the state, and the
/// journal goes last.
///
/// **Why it may be killed at any moment.** What is ours is what the record or the journal names:
///
///     killed              record  journal  the folder holds                the next build
///     before the journal  old     none     the old site                    as if nothing had been
///     while writing       old     new      old, new and missing files      compares, writes, removes
///     while removing      old     new      the new site, some stale files  removes the others
///     after the record    new     new      the new site                    finds nothing to remove
///
/// The state counts only while there is no journal, so it never tells of more than was finished.
/// What was being written lies in the hidden workshop, and is swept out when the folder is opened.
package struct SiteFolder: ~Copyable, Sendable {
  /// The path as it was given.
  package let path: String
  private let record: String
  private let lock: FolderLock
  private let workshop: Workshop
  /// What unfinished builds may have written; nil where the last one finished.
  private let journal: FilePieces?
  /// Whether nothing but hidden files was there.
  private let wasEmpty: Bool

  /// Opens a folder for one build, creating it where it is not there.
  ///
  /// Throws where another build holds it, and where it has files but neither a record nor a journal:
  /// no build wrote those. Hidden files, such as `.git` or `.DS_Store`, do not count: a site has
  /// none, so they are never touched.
  package init(at path: String, record: String = "site.json") throws(DiskError) {
    let lock = try FolderLock(on: path)
    let names = try Self.names(in: path)
    let isEmpty = names.allSatisfy { $0.hasPrefix(".") }
    let workshop = try Self.workshop(
      in: lock.folder, at: path, isOwn: isEmpty || names.contains(record),
      isKnown: names.contains(Workshop.name))
    journal = try workshop.journal(at: path)
    wasEmpty = isEmpty
    self.path = path
    self.record = record
    self.lock = lock
    self.workshop = workshop
  }

  /// The bytes of the record of the last finished build; nil where there was none.
  package func previousRecord() throws(DiskError) -> FilePortions? {
    try FilePortions(of: record, in: lock.folder.number, path: path)
  }

  /// What the last build said of itself, if nothing was begun since.
  package var previousState: String? {
    guard journal == nil, case .bytes(let bytes) = workshop.read(.state) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A reader of the files that are there, for one worker.
  package func reader() throws(DiskError) -> FolderReader {
    do throws(SystemError) {
      return try FolderReader(of: lock.folder)
    } catch {
      throw DiskError(buildingInto: path, error.reason)
    }
  }

  /// Begins to change the site: into one of these files, from one of those that its record lists. Both
  /// come in the order of their bytes, each once.
  ///
  /// Throws before anything is touched where a path may lead out of the folder, where the record's
  /// paths are out of order, or where a file that no build wrote stands in the place of a new one.
  package consuming func update(
    files: some Collection<String>, owned: consuming some PathSource & ~Copyable
  ) throws(DiskError) -> SiteUpdate {
    var newcomers = try NewcomerCheck(in: lock.folder, at: path)
    var plan = try FilePlan(in: workshop.folder, at: path)
    var draft = try workshop.journalDraft(at: path)
    var merge = try FileMerge(
      planned: MadePaths(files), owned: owned, unfinished: StoredPaths(journal), record: record,
      site: path)
    while let merged = try merge.next() {
      if merged.belongsInJournal { draft.write(Array("\(merged.path.text)\0".utf8)) }
      if merged.isNew, !wasEmpty { try newcomers.visit(merged.path) }
      plan.add(merged)
    }
    try plan.finish(files: files)
    try newcomers.finish(files: files, stale: plan.stale.paths())
    try workshop.replaceJournal(with: draft, at: path)
    return try SiteUpdate(path: path, record: record, lock: lock, workshop: workshop, plan: plan)
  }
}
