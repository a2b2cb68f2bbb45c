import CLibrary
import Texts

/// Writes single files that the user names.
package enum NamedFile {
  /// Writes a whole file. A regular file is replaced by renaming, so that readers see either the
  /// old one or the new one; a device or a pipe is written to.
  package static func write(_ bytes: [UInt8], at path: String) throws(DiskError) {
    try write(at: path) { take in take(bytes) }
  }

  /// Writes a whole file portion by portion, so that it is never in memory as a whole.
  package static func write(
    at path: String, _ content: (_ take: ([UInt8]) -> Void) -> Void
  ) throws(DiskError) {
    do throws(SystemError) {
      if try isSpecial(path) {
        let file = try Descriptor(path, O_WRONLY | O_NOCTTY)
        var stream = ByteStream(to: .descriptor(file.number))
        content { stream.write($0) }
        stream.flush()
        if let failure = stream.systemFailure { throw failure }
        try file.close()
      } else {
        let place = try NamedPlace(path)
        var draft = try FileDraft(PartFile(".\(place.name)", in: place.folder.number))
        content { draft.write($0) }
        try draft.place(as: place.name, in: place.folder.number)
      }
    } catch {
      throw DiskError(attempt: "cannot write '\(path)'", reason: error.reason)
    }
  }

  /// Writes a file that must not be there yet, and the folders around it.
  package static func create(_ bytes: [UInt8], at path: String) throws(DiskError) {
    do throws(SystemError) {
      let around = path.steps.dropLast().joined(separator: "/")
      if !around.isEmpty { try Folder(path: (path.isAbsolute ? "/" : "") + around).create() }
      let file = try Descriptor(creating: path, in: AT_FDCWD)
      try ByteStream.send(bytes, to: file.number)
      try file.close()
    } catch {
      let reason = error.number == EEXIST ? "it is there already" : error.reason
      throw DiskError(attempt: "cannot write '\(path)'", reason: reason)
    }
  }

  /// Whether nothing can be created at a path, because something is there.
  package static func exists(_ path: String) -> Bool { FileStatus.exists(path) }

  /// Adds to the end of a file, which may not exist yet, if it then has at most some bytes; returns
  /// whether that is so.
  package static func append(
    _ bytes: [UInt8], at path: String, upTo limit: Int
  ) throws(DiskError) -> Bool {
    do throws(SystemError) {
      let file = try Descriptor(appendingTo: path)
      guard try FileStatus(of: file).size + bytes.count <= limit else { return false }
      try ByteStream.send(bytes, to: file.number)
      try file.close()
      return true
    } catch {
      throw DiskError(attempt: "cannot add to '\(path)'", reason: error.reason)
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
}

/// The folder that a file is in, and its name there.
private struct NamedPlace: ~Copyable {
  let folder: Descriptor
  let name: String

  init(_ path: String) throws(SystemError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    // The slash of the root stays.
    let parent = slash.map { String(path[..<path.utf8.index(after: $0)]) } ?? "."
    folder = try Descriptor(parent, O_RDONLY | O_DIRECTORY)
  }
}
