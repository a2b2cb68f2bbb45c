import CLibrary

/// A list of paths that is stored on the disk, so that it needs no memory however long it is.
///
/// The file does not have a name, so nothing of it is left over even if the program is killed.
struct PathList: ~Copyable, Sendable {
  private let file: Descriptor
  private var stream: ByteStream
  private let site: String

  /// Starts an empty list in Riverbed's hidden folder; the site's path is only used in error
  /// messages.
  init(in workshop: borrowing Descriptor, at site: String) throws(DiskError) {
    let folder = workshop.number
    do throws(SystemError) {
      let part = try PartFile("list", in: folder)
      let file = try Descriptor(creating: part.name, in: folder, access: O_RDWR)
      try SystemPath(part.name).remove(in: folder)
      stream = ByteStream(to: .descriptor(file.number))
      self.file = file
      self.site = site
    } catch {
      throw DiskError("write", Workshop.name, in: site, error)
    }
  }

  mutating func append(_ path: RelativePath) {
    stream.write(path.text + "\0")
  }

  /// Ends the list; throws if it could not be written.
  mutating func finish() throws(DiskError) {
    stream.flush()
    guard let failure = stream.systemFailure else { return }
    throw DiskError("write", Workshop.name, in: site, failure)
  }

  /// Reads the list from its beginning, once it is finished.
  borrowing func paths() throws(DiskError) -> StoredPaths {
    do throws(SystemError) {
      let file = try Descriptor(sharing: file)
      let portions = FilePortions(of: file, at: "\(site)/\(Workshop.name)")
      return StoredPaths(FilePieces(of: portions, separator: 0))
    } catch {
      throw DiskError("read", Workshop.name, in: site, error)
    }
  }
}
