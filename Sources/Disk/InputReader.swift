import CLibrary
import Texts

/// A reader of the files of a folder: it reads nothing from outside unless links are followed, and
/// no more in total than the limits allow.
package struct InputReader: FolderInput, ~Copyable {
  private let path: String
  private var walk: InnerWalk
  private let followsLinks: Bool
  package var left: Int

  /// Starts at a folder, from which some bytes were already read.
  package init(of folder: Folder, _ limits: InputLimits, read: Int = 0) throws(DiskError) {
    let walk = try Self.walk(in: folder)
    self.walk = walk
    path = folder.path
    followsLinks = limits.followsLinks
    left = max(0, limits.total - read)
  }

  package mutating func content(of file: String, atMost limit: Int) -> FileContent? {
    do throws(SystemError) {
      return try FileContent(of: descriptor(of: file, readingFlags), atMost: limit)
    } catch {
      return FileRefusal(error, at: place(of: file)).map { .refused($0) }
    }
  }

  package mutating func refusal(of file: String) -> FileRefusal? {
    do throws(SystemError) {
      return FileRefusal(try FileStatus(of: descriptor(of: file, readingFlags)), atMost: .max)
    } catch {
      return FileRefusal(error, at: place(of: file))
    }
  }

  package mutating func list(_ folder: String) throws(FileRefusal) -> FolderListing? {
    do throws(SystemError) {
      return try FolderListing(of: descriptor(of: folder, O_RDONLY | O_DIRECTORY))
    } catch {
      if let refusal = FileRefusal(error, at: place(of: folder)) { throw refusal }
      return nil
    }
  }

  private static func walk(in folder: Folder) throws(DiskError) -> InnerWalk {
    try DiskError.reading(folder.path, InnerWalk(in: folder.path))
  }

  private mutating func descriptor(
    of file: String, _ flags: Int32
  ) throws(SystemError) -> Descriptor {
    followsLinks ? try Descriptor(place(of: file), flags) : try walk.open(file, flags)
  }

  private func place(of file: String) -> String {
    file.isAbsolute ? file : "\(path)/\(file)"
  }
}
