import AppModel

/// Where an app is: the path of its folder, or of a single file that is read as rivers.json, as the
/// user wrote it, without redundant parts.
package struct AppPath: Hashable, Sendable {
  package let text: String
  package let isFolder: Bool

  package init(_ text: String, isFolder: Bool) {
    self.text = text.withoutRedundantSteps
    self.isFolder = isFolder
  }

  /// The name of the app's folder or file; nil for the current folder and its parents.
  package var name: String? { text.nameOfPath }

  /// Returns the path that opens one of the app's files from the current folder.
  package func path(of file: String) -> String { isFolder ? text.path(of: file) : text }

  /// Returns the name of one of the app's files inside the app.
  package func name(of file: String) -> String { isFolder ? file : name ?? file }
}
