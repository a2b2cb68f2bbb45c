import Texts

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The names in a folder.
package struct FolderListing: Hashable, Sendable {
  /// The names that are UTF-8, in the order of their bytes, so that the order does not depend on
  /// the disk.
  package private(set) var names: [String] = []
  /// The other names, repaired so that they can be shown. They cannot be used to open anything.
  package private(set) var unusableNames: [String] = []
  /// Those of them that are, or may be, names of folders or of links to folders.
  private(set) var unusableFolders: Set<String> = []

  /// Creates a listing of names that are sorted.
  init(names: [String], unusableNames: [String]) {
    self.names = names
    self.unusableNames = unusableNames
  }

  /// Lists an open folder, without the entries for itself and its parent.
  init(of folder: consuming Descriptor) throws(SystemError) {
    // Listing closes its descriptor, so it gets another one.
    let number = folder.number
    let own = try SystemError.check { fcntl(number, F_DUPFD_CLOEXEC, 0) }
    guard let listing = fdopendir(own) else {
      let number = errno
      _ = close(own)
      throw SystemError(number: number)
    }
    defer { closedir(listing) }
    errno = 0
    while let entry = readdir(listing) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        let size = MemoryLayout.size(ofValue: name.pointee)
        name.withMemoryRebound(to: CChar.self, capacity: size) { add($0, in: number) }
      }
      errno = 0
    }
    guard errno == 0 else { throw SystemError(number: errno) }
    names.sort { $0.precedesByBytes($1) }
  }

  private mutating func add(_ name: UnsafePointer<CChar>, in folder: Int32) {
    guard let exact = String(validatingCString: name) else {
      let repaired = String(cString: name)
      unusableNames.append(repaired)
      if FileStatus.isFolder(behind: name, in: folder) { unusableFolders.insert(repaired) }
      return
    }
    if exact != ".", exact != ".." { names.append(exact) }
  }
}
