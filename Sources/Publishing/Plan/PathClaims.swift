import AppModel
import SiteFiles

/// The files of a site and their folders, used to find two that would collide on a disk.
///
/// Paths are kept as hash values, so that a large site takes little memory. If two values are
/// equal, compare the paths themselves: see `InvalidPlan`.
struct PathClaims: Sendable {
  /// The files, as keyed by disks that ignore capitalization.
  private var files: Set<Int> = []
  /// The keys of folders as written, by their keys on such disks.
  private var folders: [Int: Int] = [:]
  /// The folder of the previous file; files of one folder mostly come together.
  private var lastFolder: Substring = ""

  /// Adds a file; returns false if it may collide with another file, be a folder, or have a file or
  /// a lookalike among its own folders.
  mutating func add(_ path: SitePath) -> Bool {
    let key = Self.key(of: path.text)
    guard addFolders(of: path.text) && folders[key] == nil else { return false }
    return files.insert(key).inserted
  }

  private mutating func addFolders(of path: String) -> Bool {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    guard folder != lastFolder else { return true }
    for end in path.utf8.indices where path.utf8[end] == UInt8(ascii: "/") {
      let folder = path[..<end]
      let (key, written) = (Self.key(of: folder), folder.hashValue)
      guard !files.contains(key), folders[key] == nil || folders[key] == written else {
        return false
      }
      folders[key] = written
    }
    lastFolder = folder
    return true
  }

  private static func key(of path: some StringProtocol) -> Int {
    ReservedNames.folded(path).hashValue
  }
}
