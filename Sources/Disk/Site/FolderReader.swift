import CLibrary

/// A reader of the files of a site; each worker has its own.
package struct FolderReader: ~Copyable {
  var walk: FolderWalk
  private var buffer = ReadingBuffer()

  init(of site: borrowing Descriptor) throws(SystemError) {
    walk = try FolderWalk(from: site)
  }

  /// Whether a file of the site has the content with a hash; false if it cannot be read, or is not
  /// a regular file. Where the number of bytes is known, a file with another is not read.
  package mutating func verify(_ path: String, hash: ContentHash, size: Int? = nil) -> Bool {
    guard let path = RelativePath(path) else { return false }
    do throws(SystemError) {
      let folder = try walk.enter(path.folder)
      return try self.hash(of: path.name, in: folder, size: size) == hash
    } catch {
      return false
    }
  }

  /// Returns the bytes of a file of the site; throws if they have another hash.
  package mutating func bytes(of path: String, hash: ContentHash) throws(DiskError) -> [UInt8] {
    let reason: String
    do throws(SystemError) {
      guard let inner = RelativePath(path) else { throw .outside }
      let folder = try walk.enter(inner.folder)
      let file = try Self.open(inner.name, in: folder)
      switch try buffer.content(of: file, atMost: .max) {
      case .bytes(let bytes) where ContentHash(of: bytes) == hash: return bytes
      case .refused(.unreadable(let words)): reason = words
      case .bytes, .refused(.outside), .refused(.overLimit):
        reason = "it was changed during the build"
      }
    } catch {
      reason = error.reason
    }
    throw DiskError(attempt: "cannot read '\(path)' of the site", reason: reason)
  }

  /// Whether a file directly inside an open folder has these bytes; false if it cannot be read,
  /// since the caller then replaces it and gets the error.
  mutating func matches(_ bytes: [UInt8], _ name: String, in folder: Int32) -> Bool {
    do throws(SystemError) {
      let file = try Self.open(name, in: folder, size: bytes.count)
      return try buffer.matches(bytes, file.number)
    } catch {
      return false
    }
  }

  /// Returns the hash of a regular file of a given size, or of any size, directly inside an open
  /// folder.
  mutating func hash(
    of name: String, in folder: Int32, size: Int? = nil
  ) throws(SystemError) -> ContentHash {
    let file = try Self.open(name, in: folder, size: size)
    return try buffer.hash(of: file.number)
  }

  /// Opens a regular file of a given size, or of any size.
  private static func open(
    _ name: String, in folder: Int32, size: Int? = nil
  ) throws(SystemError) -> Descriptor {
    let file = try Descriptor(name, in: folder, readingFlags)
    let status = try FileStatus(of: file)
    guard status.kind == .regular, status.size == size ?? status.size
    else { throw SystemError(number: EINVAL) }
    return file
  }
}
