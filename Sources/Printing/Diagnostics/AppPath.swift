package import AppModel

/// Where an app is: the path of its folder, or of a single file that is read as rivers.json, as the
/// user wrote it, without redundant parts; in a revision, its path in the repository.
package struct AppPath: Hashable, Sendable {
  package let isFolder: Bool
  private let path: String
  /// The revision with a colon; empty on the disk.
  private let revision: String
  /// Where in the folder the files are that have other names there.
  private let found: FoundFiles

  package init(_ path: String, isFolder: Bool, _ found: FoundFiles = .none) {
    self.found = found
    self.path = path.withoutRedundantSteps
    self.isFolder = isFolder
    revision = ""
  }

  /// Creates the path of an app in a revision; it is empty for the root of the repository.
  package init(
    _ path: String, in revision: String, isFolder: Bool, _ found: FoundFiles = .none
  ) {
    self.found = found
    self.path = path.withoutRedundantSteps
    self.isFolder = isFolder
    self.revision = "\(revision):"
  }

  /// The path as it is shown, with its revision.
  package var text: String {
    revision.isEmpty ? path : revision + (path == "." ? "" : path)
  }

  /// The name of the app's folder or file; nil for the current folder and its parents, and for the
  /// root of a repository.
  package var name: String? { path.nameOfPath }

  /// Returns the path of one of the app's files as it is shown: it opens the file from the current
  /// folder, or `git show` prints it.
  package func path(of file: String) -> String { revision + sourcePath(of: file) }

  /// Returns the path of one of the app's files where a program looks for it, such as a service that
  /// shows the files of the repository: without a revision.
  package func sourcePath(of file: String) -> String {
    isFolder ? path.path(of: found.path(of: file)) : path
  }

  /// Returns the name of one of the app's files inside the app.
  package func name(of file: String) -> String {
    isFolder ? found.path(of: file) : name ?? file
  }
}
