/// The folder of a site, held for one build.
///
/// **How a build works.** Opening the folder locks it; no one else can build there until this
/// value, or the update made from it, is gone. `update` writes the journal: everything this build
/// may write, and everything that unfinished builds before it may have written. Then files are
/// written, each one moved to its place whole. `finish` removes stale files, then replaces the
/// record, then the state, and the journal goes last.
///
/// **Why it may be killed at any moment.** Riverbed owns what the record or the journal names:
///
///     killed              record  journal  the folder holds                the next build
///     before the journal  old     none     the old site                    starts from the old site
///     while writing       old     new      old, new and missing files      compares, writes, removes
///     while removing      old     new      the new site, some stale files  removes the others
///     after the record    new     new      the new site                    finds nothing to remove
///
/// While there is a journal, the state only says what those files were made from that are still as
/// the record says, so it never claims more than was finished.
/// Files that were being written are in the hidden workshop, and are deleted when the folder is
/// opened.
package struct SiteFolder: ~Copyable, Sendable {
  /// The path as it was given.
  package let path: String
  private let record: String
  private let lock: FolderLock
  private let workshop: Workshop
  /// The files that unfinished builds may have written; nil if the last one finished.
  private let journal: FilePieces?
  /// Whether only hidden files were there.
  private let wasEmpty: Bool

  /// Opens a folder for one build, creating it if it does not exist. The record is the file that
  /// lists all others.
  ///
  /// Throws if another build holds it, or if it has files but neither a record nor a journal: no
  /// build wrote those. Hidden files, such as `.git` or `.DS_Store`, do not count: a site does not
  /// have any, so they are never touched.
  package init(at path: String, record: String) throws(DiskError) {
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

  /// Returns the bytes of the record of the last finished build; nil if there was none.
  package func previousRecord() throws(DiskError) -> FilePortions? {
    try FilePortions(of: record, in: lock.folder.number, path: path)
  }

  /// Whether no build was started since the last finished one.
  package var isFinished: Bool { journal == nil }

  /// The lines of the state that the last finished build saved.
  package func previousState() -> StoredLines? { workshop.state(at: path) }

  /// Returns a reader of the existing files, for one worker.
  package func reader() throws(DiskError) -> FolderReader {
    try DiskError.building(into: path, FolderReader(of: lock.folder))
  }

  /// Starts to change the site, from the files that its record lists to these files, which can be
  /// gone through again. Both come in the order of their bytes, each once.
  ///
  /// Throws before anything is touched if a path may lead out of the folder, if the record's paths
  /// are out of order, or if a file that no build wrote is in the place of a new one.
  package consuming func update(
    files: some Sequence<String>, owned: consuming some PathSource & ~Copyable
  ) throws(DiskError) -> SiteUpdate {
    var newFiles = try NewFileCheck(in: lock.folder, at: path)
    var plan = try RemovalPlan(in: workshop.folder, at: path)
    var draft = try workshop.journalDraft(at: path)
    var merge = try FileMerge(
      planned: MadePaths(files), owned: owned, unfinished: StoredPaths(journal), record: record,
      site: path)
    while let merged = try merge.next() {
      if merged.belongsInJournal { draft.write(Array("\(merged.path.text)\0".utf8)) }
      if merged.isNew, !wasEmpty { try newFiles.visit(merged.path) }
      plan.add(merged)
    }
    try plan.finish(files: files)
    try newFiles.finish(files: files, stale: plan.stale.paths())
    try workshop.replaceJournal(with: draft, at: path)
    return try SiteUpdate(path: path, record: record, lock: lock, workshop: workshop, plan: plan)
  }
}

extension SiteFolder {
  /// Returns the names of everything in the folder.
  static func names(in path: String) throws(DiskError) -> [String] {
    try DiskError.building(into: path, Folder(path: path).names())
  }

  /// Returns the workshop of a folder that is Riverbed's own or has a journal, cleaned up.
  static func workshop(
    in site: borrowing Descriptor, at path: String, isOwn: Bool, isKnown: Bool
  ) throws(DiskError) -> Workshop {
    do throws(SystemError) {
      var isOurs = isOwn
      if !isOwn, isKnown { isOurs = try Workshop(in: site).read(.journal) != nil }
      if isOurs {
        let workshop = try Workshop(in: site)
        try workshop.prepare(holding: Folder(path: "\(path)/\(Workshop.name)").names())
        return workshop
      }
    } catch {
      throw DiskError(buildingInto: "\(path)/\(Workshop.name)", error.reason)
    }
    throw DiskError(
      buildingInto: path, "it holds files that no build wrote; choose an empty folder")
  }
}
