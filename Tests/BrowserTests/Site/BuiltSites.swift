import FoundationEssentials
import Support
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The sites that tests asked for, each built once and removed when the process ends.
final class BuiltSites: Sendable {
  static let shared = BuiltSites()

  private let folders = Mutex<[String: Folder]>([:])

  private init() {
    atexit { BuiltSites.shared.folders.withLock { $0 = [:] } }
  }

  /// Returns the site of a name, which is built on first use. Sites are built one after the other,
  /// each by all cores.
  func site(_ name: String, build: (String) throws -> Void) throws -> BuiltSite {
    try folders.withLock { folders in
      if let folder = folders[name] { return BuiltSite(path: folder.path) }
      let folder = try Folder()
      try build(folder.path)
      folders[name] = folder
      return BuiltSite(path: folder.path)
    }
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
