import CLibrary

/// The hidden folder inside a site in which Riverbed works: files that are being written, and what
/// the next build must know.
struct Workshop: ~Copyable, Sendable {
  static let name = ".riverbed"

  let folder: Descriptor

  /// A file in the workshop.
  enum File: String {
    /// The files that an unfinished build may have written.
    case journal
    /// The state that the caller saves for a finished build.
    case state
    /// The file that keeps the workshop out of a repository that contains the site.
    case ignored = ".gitignore"
  }

  /// Opens the folder, creating it if it does not exist.
  init(in site: borrowing Descriptor) throws(SystemError) {
    try SystemPath(Self.name).createFolder(in: site.number)
    folder = try Descriptor(Self.name, in: site.number, O_RDONLY | O_DIRECTORY)
  }

  /// Prepares the folder for a build: deletes the files that killed builds were writing, and keeps
  /// the folder out of a repository that may contain the site.
  ///
  /// Anything that cannot be deleted, such as a folder with such a name, is not Riverbed's and may
  /// stay: new files get other names.
  func prepare(holding names: [String]) throws(SystemError) {
    for name in names where name.hasSuffix(PartFile.ending) {
      PartFile(named: name, in: folder.number).discard()
    }
    if read(.ignored) == nil { try replace(.ignored, with: Array("*\n".utf8)) }
  }

  /// Returns the content of a file; nil if it does not exist.
  func read(_ file: File) -> FileContent? {
    FileContent(reading: file.rawValue, in: folder.number)
  }

  /// Returns the files that unfinished builds may have written; nil if the last one finished.
  func journal(at path: String) throws(DiskError) -> FilePieces? {
    let file = try FilePortions(
      of: File.journal.rawValue, in: folder.number, path: "\(path)/\(Self.name)")
    guard let file else { return nil }
    return FilePieces(of: file, separator: 0)
  }

  /// Returns the lines of the state of the last finished build; nil if it did not save any, and for
  /// anything else that has this name, such as a link.
  func state(at path: String) -> StoredLines? {
    do throws(DiskError) {
      let file = try FilePortions(
        of: File.state.rawValue, in: folder.number, path: "\(path)/\(Self.name)")
      guard let file else { return nil }
      return StoredLines(FilePieces(of: file, separator: UInt8(ascii: "\n")))
    } catch {
      // Without a state everything is made again, which is always right.
      return nil
    }
  }

  /// Starts a file that is written portion by portion.
  func draft(of name: String) throws(SystemError) -> FileDraft {
    try FileDraft(PartFile(name, in: folder.number))
  }

  /// Starts a journal for a site, whose path is only used in error messages.
  func journalDraft(at path: String) throws(DiskError) -> FileDraft {
    do throws(SystemError) {
      return try draft(of: File.journal.rawValue)
    } catch {
      throw Self.journalError(at: path, error)
    }
  }

  /// Replaces the previous journal.
  func replaceJournal(with draft: consuming FileDraft, at path: String) throws(DiskError) {
    do throws(SystemError) {
      try draft.place(as: File.journal.rawValue, in: folder.number)
    } catch {
      throw Self.journalError(at: path, error)
    }
  }

  private static func journalError(at path: String, _ error: SystemError) -> DiskError {
    DiskError("write", "\(name)/\(File.journal.rawValue)", in: path, error)
  }

  /// Writes a file so that it is either whole or missing.
  func replace(_ file: File, with bytes: [UInt8]) throws(SystemError) {
    let part = try PartFile(file.rawValue, in: folder.number)
    try part.place(bytes, as: file.rawValue, in: folder.number)
  }

  /// Removes a file, if it exists.
  func delete(_ file: File) throws(SystemError) {
    do throws(SystemError) {
      try SystemPath(file.rawValue).remove(in: folder.number)
    } catch {
      guard error.isMissing else { throw error }
    }
  }

  /// Removes the folder with everything in it, the journal last.
  func clear(in site: borrowing Descriptor) throws(SystemError) {
    for file in [File.state, .ignored, .journal] { try delete(file) }
    // Other files in it may stay: the important ones are gone.
    do throws(SystemError) {
      try SystemPath(Self.name).remove(AT_REMOVEDIR, in: site.number)
    } catch {
      guard error.number == ENOTEMPTY || error.number == EEXIST else { throw error }
    }
  }
}
