/// The folder or file at a path, or in a revision.
package enum Place: Hashable, Sendable {
  case folder(Folder)
  /// Anything else that exists, by its path; reading it shows whether it is a regular file.
  case file(String)
  case revision(RevisionPlace)

  /// Looks up a path; throws if it does not exist.
  package init(_ path: String) throws(DiskError) {
    do throws(SystemError) {
      guard try FileStatus(of: path).kind == .directory else {
        self = .file(path)
        return
      }
      // Otherwise a folder that may not be entered would cause one error for each of its files.
      _ = try FileStatus(of: "\(path)/.")
      self = .folder(Folder(path: path))
    } catch {
      let suggestion = error.isMissing ? Repository.suggestion(for: path) : nil
      throw DiskError(
        attempt: "cannot read '\(path)'",
        reason: error.reason + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }
}
