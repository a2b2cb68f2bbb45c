#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The paths of the files with one ending in a folder and the folders inside it, hidden ones left
/// out.
package struct StoredListing: Hashable, Sendable {
  /// The paths inside the folder, in the order of their bytes.
  package private(set) var paths: [String] = []
  /// What was passed over, each with the reason in words, in the order of their bytes.
  package private(set) var remarks: [String] = []

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
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    remarks.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
      remarks += listing.unusableNames.map { name in
        "'\(Self.path(of: name, in: folders))' has a name that is not UTF-8"
      }
      for name in listing.names where !name.hasPrefix(".") {
        let inner = Self.path(of: name, in: folders)
        switch try FileStatus(of: name, in: number).kind {
        case .directory:
          guard folders.count < Self.deepest else {
            return "it has more than \(Self.deepest) levels of folders"
          }
          open.append(folders + [Substring(name)])
        case .regular, .pipe, .socket, .device, .link:
          if name.hasSuffix(ending) { add(inner) }
        }
      }
    }
    return nil
  }

  private mutating func add(_ path: String) {
    if RelativePath(path) == nil {
      remarks.append("'\(path)' has a name with control characters")
    } else {
      paths.append(path)
    }
  }

  private static func path(of name: String, in folders: [Substring]) -> String {
    (folders + [Substring(name)]).joined(separator: "/")
  }
}
