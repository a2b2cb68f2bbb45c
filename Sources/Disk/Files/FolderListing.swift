import CLibrary
import Texts

/// The names in a folder.
package struct FolderListing: Hashable, Sendable {
  /// The names in the order of their bytes, so that the order does not depend on the disk.
  package private(set) var names: [String] = []
  /// What no other folder has, whatever its path is; empty if that is not known.
  package private(set) var identity = ""

  /// Creates a listing of names.
  init(names: some Sequence<String>, of identity: String = "") {
    self.names = names.sorted { $0.precedesByBytes($1) }
    self.identity = identity
  }

  /// Lists an open folder, without the entries for itself and its parent.
  init(of folder: consuming Descriptor) throws(SystemError) {
    // Listing closes its descriptor, so it gets another one.
    let number = folder.number
    let identity = try FileStatus(of: folder).identity
    let own = try SystemError.check { fcntl(number, F_DUPFD_CLOEXEC, 0) }
    guard let listing = fdopendir(own) else {
      let number = errno
      _ = close(own)
      throw SystemError(number: number)
    }
    defer { closedir(listing) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(listing) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        let size = MemoryLayout.size(ofValue: name.pointee)
        name.withMemoryRebound(to: CChar.self, capacity: size) { names.append(String(system: $0)) }
      }
      errno = 0
    }
    guard errno == 0 else { throw SystemError(number: errno) }
    self.init(names: names.lazy.filter { $0 != "." && $0 != ".." }, of: "\(identity)")
  }
}
