#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes single files that the user names.
package enum NamedFile {
  /// Writes a whole file. A regular file is replaced by renaming, so that readers see either the
  /// old one or the new one; a device or a pipe is written to.
  package static func write(_ bytes: [UInt8], at path: String) throws(DiskError) {
    do throws(SystemError) {
      if try isSpecial(path) {
        let file = try Descriptor(path, O_WRONLY | O_NOCTTY)
        try ByteStream.send(bytes, to: file.number)
        try file.close()
      } else {
        try replace(path, by: bytes)
      }
    } catch {
      throw DiskError(attempt: "cannot write '\(path)'", reason: error.reason)
    }
  }

  /// Whether something is at the path that is not a regular file.
  private static func isSpecial(_ path: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      return try FileStatus(of: path).kind != .regular
    } catch {
      guard error.number == ENOENT else { throw error }
      return false
    }
  }

  private static func replace(_ path: String, by bytes: [UInt8]) throws(SystemError) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = String(names.last ?? "")
    let parent = names.dropLast().joined(separator: "/")
    let folder = try Descriptor(
      parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent, O_RDONLY | O_DIRECTORY)
    let part = try PartFile(".\(name)", in: folder.number)
    try part.place(bytes, as: name, in: folder.number)
  }
}
