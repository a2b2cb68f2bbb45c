#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The hidden folder inside a site in which Riverbed works itself: files that are being written, and
/// what the next build must know.
struct Workshop: ~Copyable, Sendable {
  static let name = ".riverbed"

  let folder: Descriptor

  /// What is kept here.
  enum File: String {
    /// What an unfinished build may have written.
    case journal
    /// What the caller says of a finished build.
    case state
    /// Keeps the folder out of a repository in which a site is kept.
    case ignored = ".gitignore"
  }

  /// Opens the folder, creating it where it is not there.
  init(in site: borrowing Descriptor) throws(SystemError) {
    if mkdirat(site.number, Self.name, 0o777) != 0, errno != EEXIST {
      throw SystemError(number: errno)
    }
    folder = try Descriptor(Self.name, in: site.number, O_RDONLY | O_DIRECTORY)
  }

  /// Readies the folder for a build: sweeps out what killed ones were writing, and keeps it all out
  /// of a repository in which the site may be.
  ///
  /// What cannot be swept out, such as a folder with such a name, is none of ours and may stay: files
  /// that are written take other names.
  func prepare(holding names: [String]) throws(SystemError) {
    for name in names where name.hasSuffix(PartFile.ending) { unlinkat(folder.number, name, 0) }
    if read(.ignored) == nil { try replace(.ignored, with: Array("*\n".utf8)) }
  }

  /// The content of a file; nil where there is none.
  func read(_ file: File) -> FileContent? {
    FileContent(reading: file.rawValue, in: folder.number)
  }

  /// What unfinished builds may have written; nil where the last one finished.
  func journal(at path: String) throws(DiskError) -> FilePieces? {
    let file = try FilePortions(
      of: File.journal.rawValue, in: folder.number, path: "\(path)/\(Self.name)")
    guard let file else { return nil }
    return FilePieces(of: file, separator: 0)
  }

  /// Begins a file that is written portion by portion.
  func draft(of name: String) throws(SystemError) -> FileDraft {
    try FileDraft(PartFile(name, in: folder.number))
  }

  /// Begins a journal for a site, whose path is for complaints only.
  func journalDraft(at path: String) throws(DiskError) -> FileDraft {
    do throws(SystemError) {
      return try draft(of: File.journal.rawValue)
    } catch {
      throw Self.journalError(at: path, error)
    }
  }

  /// Puts a journal in the place of the one before.
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

  /// Writes a file so that it is whole or not there.
  func replace(_ file: File, with bytes: [UInt8]) throws(SystemError) {
    let part = try PartFile(file.rawValue, in: folder.number)
    try part.place(bytes, as: file.rawValue, in: folder.number)
  }

  /// Removes a file, if it is there.
  func remove(_ file: File) throws(SystemError) {
    if unlinkat(folder.number, file.rawValue, 0) != 0, errno != ENOENT {
      throw SystemError(number: errno)
    }
  }

  /// Removes the folder with all that is kept in it, the journal last.
  func clear(in site: borrowing Descriptor) throws(SystemError) {
    for file in [File.state, .ignored, .journal] { try remove(file) }
    // Something else in it may stay: what matters is gone.
    let site = site.number
    do throws(SystemError) {
      _ = try SystemError.check { unlinkat(site, Self.name, AT_REMOVEDIR) }
    } catch {
      guard error.number == ENOTEMPTY || error.number == EEXIST else { throw error }
    }
  }
}
