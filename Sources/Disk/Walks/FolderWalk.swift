import CLibrary
import Texts

/// The open folders of a site: the site's own folder, and the inner one that was entered last.
///
/// Every folder is opened from its parent and none through a symbolic link, so that nothing outside
/// the site is ever reached, even if the disk changes meanwhile.
struct FolderWalk: ~Copyable {
  private let site: Descriptor
  private var inner: Descriptor
  /// The path of `inner`; most files are in the same folder as the one before.
  private var entered: Substring = ""

  /// Starts at the folder of a site.
  init(from site: borrowing Descriptor) throws(SystemError) {
    let own = try Descriptor(sharing: site)
    inner = try Descriptor(sharing: own)
    self.site = own
  }

  /// Returns a walk that starts at the folder of a site, whose path is only used in error messages.
  static func begun(
    from site: borrowing Descriptor, at path: String
  ) throws(DiskError) -> FolderWalk {
    try DiskError.building(into: path, FolderWalk(from: site))
  }

  /// Enters a folder of the site and returns the system's number of it, valid until the next call.
  mutating func enter(_ folder: Substring, creating: Bool = false) throws(SystemError) -> Int32 {
    if !folder.hasSameBytes(as: entered) {
      let folders = String(folder).steps
      inner = try opened(folders[...], creating: creating)
      entered = folder
    }
    return inner.number
  }

  /// Enters a folder, given its own name after those of the folders around it.
  mutating func enter(_ folders: [Substring]) throws(SystemError) -> Int32 {
    try enter(folders.joined(separator: "/")[...])
  }

  /// Whether there is a file at a path that is not one of these others under another name: disks
  /// that ignore case or accents find it there too.
  mutating func hasFile(
    at path: RelativePath, otherThan others: [String]
  ) throws(SystemError) -> Bool {
    guard let status = try status(of: path), status.kind != .directory else { return false }
    for other in others.compactMap(RelativePath.init) {
      if try self.status(of: other)?.identity == status.identity { return false }
    }
    return true
  }

  /// Returns what is at a path, without following symbolic links; nil if nothing is, or if
  /// something other than folders is on the way.
  private mutating func status(of path: RelativePath) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: path.name, in: enter(path.folder))
    } catch {
      guard [ENOENT, ENOTDIR, ELOOP].contains(error.number) else { throw error }
      return nil
    }
  }

  private func opened(
    _ folders: ArraySlice<Substring>, creating: Bool
  ) throws(SystemError) -> Descriptor {
    guard let last = folders.last else { return try Descriptor(sharing: site) }
    let outer = try opened(folders.dropLast(), creating: creating)
    let name = String(last)
    let folder = outer.number
    do throws(SystemError) {
      return try Self.open(name, in: folder)
    } catch {
      guard error.number == ENOENT, creating else { throw error }
      try SystemPath(name).createFolder(in: folder)
      return try Self.open(name, in: folder)
    }
  }

  private static func open(_ name: String, in folder: Int32) throws(SystemError) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor(name, in: folder, O_RDONLY | O_DIRECTORY)
    } catch {
      // Systems differ in the error for a link in place of a folder.
      guard error.number == ENOTDIR,
        try FileStatus(of: name, in: folder).kind == .link
      else { throw error }
      throw SystemError(number: ELOOP)
    }
  }
}
