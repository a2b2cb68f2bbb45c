import CLibrary
import Texts

/// The paths of the files with one ending in a folder and the folders inside it, hidden ones left
/// out.
package struct StoredListing: Hashable, Sendable {
  /// The paths inside the folder, in the order of their bytes.
  package private(set) var paths: [String] = []
  /// What may be such a file, or a folder with some, but is not read, in the order of the paths.
  package private(set) var refused: [Refused] = []

  /// A file or folder that is not read.
  package struct Refused: Hashable, Sendable {
    /// Its path inside the folder; that of a folder ends with a slash.
    package let path: String
    /// The reason in words that follow its name.
    package let reason: String
  }

  /// How deep folders may nest, and how many names they may hold together: more than any folder of
  /// pictures has.
  private static let deepest = 32
  private static let mostNames = 1_000_000

  /// Lists a folder.
  package init(
    of stored: borrowing StoredFolder, endingWith ending: String
  ) throws(DiskError) {
    let reason: String?
    do throws(SystemError) {
      reason = try list(stored, endingWith: ending)
    } catch {
      reason = error.reason
    }
    if let reason { throw DiskError(attempt: "cannot list '\(stored.path)'", reason: reason) }
    paths.sort { $0.precedesByBytes($1) }
    refused.sort { $0.path.precedesByBytes($1.path) }
  }

  /// Adds everything inside a folder. Returns what of it is beyond the limits; nil if nothing is.
  private mutating func list(
    _ stored: borrowing StoredFolder, endingWith ending: String
  ) throws(SystemError) -> String? {
    var walk = try FolderWalk(from: stored.folder)
    var open: [[Substring]] = [[]]
    var count = 0
    while let folders = open.popLast() {
      let number = try walk.enter(folders)
      let listing = try FolderListing(of: Descriptor(".", in: number, O_RDONLY | O_DIRECTORY))
      count += listing.names.count
      guard count <= Self.mostNames else { return "it has more than a million names" }
      for name in listing.names where !name.hasPrefix(".") {
        let inner = Self.path(of: name, in: folders)
        let kind = try FileStatus(of: name, in: number).kind
        if kind == .directory {
          guard folders.count < Self.deepest else {
            return "it has more than \(Self.deepest) levels of folders"
          }
          open.append(folders + [Substring(name)])
        } else if name.hasSuffix(ending) {
          add(inner)
        } else if Self.has(ending, name) {
          refuse(inner, "has a name that ends in '\(name.suffix(ending.count))', not '\(ending)'")
        } else if kind == .link, FileStatus.isFolder(behind: name, in: number) {
          refuse("\(inner)/", "is a symbolic link to a folder")
        }
      }
    }
    return nil
  }

  private mutating func add(_ path: String) {
    if RelativePath(path) == nil {
      refuse(path, "has a name with control characters")
    } else {
      paths.append(path)
    }
  }

  private mutating func refuse(_ path: String, _ reason: String) {
    refused.append(Refused(path: path, reason: reason))
  }

  /// Whether a name has an ending, in small letters or capitals.
  private static func has(_ ending: String, _ name: String) -> Bool {
    name.lowercased().hasSuffix(ending)
  }

  private static func path(of name: String, in folders: [Substring]) -> String {
    (folders + [Substring(name)]).joined(separator: "/")
  }
}
