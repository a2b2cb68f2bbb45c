import AppModel
import PageParts
import SiteFiles

/// The files of a site and the folders that they are in, to find two that would meet on a disk.
///
/// A path is kept as a number that others seldom share, so that a large site takes little room.
/// Where two numbers are equal the paths themselves are to be compared: see `InvalidPlan`.
struct PathClaims: Sendable {
  /// The files, by how disks see them that ignore capitals.
  private var files: Set<Int> = []
  /// The numbers of folders as they are written, by those of how such disks see them.
  private var folders: [Int: Int] = [:]
  /// The folder of the file before: files of one folder mostly come together.
  private var lastFolder: Substring = ""

  /// Adds a file; false where it may meet another one, or be a folder, or have a file or a lookalike
  /// among its own folders.
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
