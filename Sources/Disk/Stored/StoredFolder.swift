#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder that is only read: nothing in it is locked, created or changed, and no symbolic link
/// inside it is followed.
package struct StoredFolder: ~Copyable, Sendable {
  /// The path as it was given.
  package let path: String
  let folder: Descriptor

  /// The name of the hidden folder in which Riverbed works.
  package static let workshop = Workshop.name

  /// Opens a folder; its own path may lead through symbolic links.
  package init(at path: String) throws(DiskError) {
    do throws(SystemError) {
      folder = try Descriptor(path, O_RDONLY | O_DIRECTORY)
      self.path = path
    } catch {
      throw DiskError(attempt: "cannot read '\(path)'", reason: error.reason)
    }
  }

  /// Returns the bytes of a file directly inside the folder; nil if it does not exist. Throws if it
  /// is larger than a limit.
  package func portions(of name: String, atMost limit: Int) throws(DiskError) -> FilePortions? {
    guard let file = try FilePortions(of: name, in: folder.number, path: path) else { return nil }
    guard try file.size() <= limit else {
      throw DiskError(
        attempt: "cannot read '\(path)/\(name)'", reason: "it is larger than \(limit >> 20) MB")
    }
    return file
  }

  /// Returns a reader of the files in the folder, for one worker.
  package func reader() throws(DiskError) -> StoredReader {
    do throws(SystemError) {
      return try StoredReader(of: folder)
    } catch {
      throw DiskError(attempt: "cannot read '\(path)'", reason: error.reason)
    }
  }

  /// Whether a path can be that of a file inside the folder: it does not lead elsewhere, nor to
  /// anything hidden.
  package static func canHold(_ path: String) -> Bool { RelativePath(path) != nil }
}
