import CLibrary

/// Folders that several tests read, such as built sites, each filled once and removed when the
/// process ends.
package final class SharedFolders: Sendable {
  package static let shared = SharedFolders()

  private let folders = MadeOnce<Folder>()

  private init() {
    atexit { SharedFolders.shared.folders.removeAll() }
  }

  /// Returns the path of a folder by its name, which is filled on first use.
  package func path(_ name: String, fill: (String) throws -> Void) throws -> String {
    try folders.value(name) {
      let folder = try Folder()
      try fill(folder.path)
      return folder
    }.path
  }

  /// A folder that is removed with its last reference.
  private final class Folder: Sendable {
    private let folder: TemporaryFolder
    var path: String { folder.path }

    init() throws {
      folder = try TemporaryFolder()
    }
  }
}
