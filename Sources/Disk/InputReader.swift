#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A reader of the files of a folder: it reads nothing from outside unless links are followed, and
/// no more in total than the limits allow.
package struct InputReader: ~Copyable {
  private let path: String
  private var walk: InnerWalk
  private let followsLinks: Bool
  /// How many bytes may still be read.
  package private(set) var left: Int

  /// Starts at a folder, from which some bytes were already read.
  package init(of folder: Folder, _ limits: InputLimits, read: Int = 0) throws(DiskError) {
    let walk = try Self.walk(in: folder)
    self.walk = walk
    path = folder.path
    followsLinks = limits.followsLinks
    left = max(0, limits.total - read)
  }

  /// Reads a file, by its path inside the folder; nil if it does not exist. Its bytes count toward
  /// the limit; a file that would exceed the limit is not read.
  package mutating func read(_ file: String) -> FileContent? {
    read(file, atMost: .max)
  }

  /// Reads a file in the same way, with a limit for the file itself.
  package mutating func read(_ file: String, atMost most: Int) -> FileContent? {
    do throws(SystemError) {
      let content = try FileContent(of: open(file, readingFlags), atMost: min(most, left))
      if case .bytes(let bytes) = content { left -= bytes.count }
      return content
    } catch {
      return FileRefusal(error, at: place(of: file)).map { .refused($0) }
    }
  }

  /// Returns the reason that a file cannot be read, apart from the limits; nil if it can, or does
  /// not exist.
  package mutating func refusal(of file: String) -> FileRefusal? {
    do throws(SystemError) {
      return FileRefusal(try FileStatus(of: open(file, readingFlags)), atMost: .max)
    } catch {
      return FileRefusal(error, at: place(of: file))
    }
  }

  /// Lists a folder inside this one; nil if it does not exist.
  package mutating func list(_ folder: String) throws(FileRefusal) -> FolderListing? {
    do throws(SystemError) {
      return try FolderListing(of: open(folder, O_RDONLY | O_DIRECTORY))
    } catch {
      if let refusal = FileRefusal(error, at: place(of: folder)) { throw refusal }
      return nil
    }
  }

  private static func walk(in folder: Folder) throws(DiskError) -> InnerWalk {
    do throws(SystemError) {
      return try InnerWalk(in: folder.path)
    } catch {
      throw DiskError(attempt: "cannot read '\(folder.path)'", reason: error.reason)
    }
  }

  private mutating func open(_ file: String, _ flags: Int32) throws(SystemError) -> Descriptor {
    followsLinks ? try Descriptor(place(of: file), flags) : try walk.open(file, flags)
  }

  private func place(of file: String) -> String {
    file.hasPrefix("/") ? file : "\(path)/\(file)"
  }
}
