/// What a path leads to.
package enum Place: Hashable, Sendable {
  case folder(Folder)
  /// Anything else that exists, by its path; reading it tells whether it is a regular file.
  case file(String)

  /// Looks where a path leads; throws where that is nowhere.
  package init(_ path: String) throws(DiskError) {
    do throws(SystemError) {
      guard try FileStatus(of: path).kind == .directory else {
        self = .file(path)
        return
      }
      // A folder that may not be entered would else be one complaint for each of its files.
      _ = try FileStatus(of: "\(path)/.")
      self = .folder(Folder(path: path))
    } catch {
      throw DiskError(attempt: "cannot read '\(path)'", reason: error.reason)
    }
  }

  /// The names of what stands in a folder; none where that cannot be told.
  package var fileNames: [String] {
    switch self {
    case .folder(let folder): folder.fileNames
    case .file: []
    }
  }
}
