#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads the files of a site, each worker with one of its own.
package struct FolderReader: ~Copyable {
  var walk: FolderWalk
  /// What was read last; it grows to the largest file and stays.
  private var buffer: [UInt8] = []

  init(of site: borrowing Descriptor) throws(SystemError) {
    walk = try FolderWalk(from: site)
  }

  /// Whether a file of the site has the content that a hash stands for; false where it cannot be
  /// read, or is no regular file.
  package mutating func verify(_ path: String, hash: ContentHash) -> Bool {
    guard let path = SitePath(path) else { return false }
    do throws(SystemError) {
      let folder = try walk.enter(path.folders)
      let count = try load(path.name, in: folder, size: nil)
      return buffer.withUnsafeBytes { all in
        ContentHash(of: UnsafeRawBufferPointer(rebasing: all[..<count])) == hash
      }
    } catch {
      return false
    }
  }

  /// Whether a file directly inside an open folder has these bytes; false where it cannot be read,
  /// since whoever asks will replace it and hear then what is wrong.
  mutating func matches(_ bytes: [UInt8], _ name: String, in folder: Int32) -> Bool {
    do throws(SystemError) {
      let count = try load(name, in: folder, size: bytes.count)
      return buffer.withUnsafeBytes { read in
        bytes.withUnsafeBytes { given in
          guard let read = read.baseAddress, let given = given.baseAddress else { return true }
          return memcmp(read, given, count) == 0
        }
      }
    } catch {
      return false
    }
  }

  /// Reads a regular file of a given size, or of any below the limit, into the buffer.
  private mutating func load(
    _ name: String, in folder: Int32, size: Int?
  ) throws(SystemError) -> Int {
    let file = try Descriptor(name, in: folder, readingFlags)
    let descriptor = file.number
    let status = try FileStatus(of: descriptor)
    guard status.kind == .regular, status.size == size ?? status.size,
      status.size < FileContent.largest
    else { throw SystemError(number: EINVAL) }
    if buffer.count < status.size { buffer = [UInt8](repeating: 0, count: status.size) }
    var filled = 0
    while filled < status.size {
      let count = try SystemError.check {
        buffer.withUnsafeMutableBytes { all in
          let rest = UnsafeMutableRawBufferPointer(rebasing: all[filled..<status.size])
          return read(descriptor, rest.baseAddress, rest.count)
        }
      }
      guard count > 0 else { throw SystemError(number: EIO) }
      filled += count
    }
    return filled
  }
}
