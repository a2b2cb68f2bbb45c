#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Paths that wait on the disk, so that they take no memory however many they are.
///
/// The file has no name, so nothing of it is left behind even where the program is killed.
struct PathList: ~Copyable, Sendable {
  private let file: Descriptor
  private var stream: ByteStream
  private let site: String

  /// Begins an empty list in the folder in which Riverbed works; the site's path is for complaints only.
  init(in workshop: borrowing Descriptor, at site: String) throws(DiskError) {
    let folder = workshop.number
    do throws(SystemError) {
      let part = try PartFile("list", in: folder)
      let file = try Descriptor(creating: part.name, in: folder, access: O_RDWR)
      _ = try SystemError.check { unlinkat(folder, part.name, 0) }
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

  /// Ends the list; throws where it could not be written.
  mutating func finish() throws(DiskError) {
    stream.flush()
    guard let failure = stream.systemFailure else { return }
    throw DiskError("write", Workshop.name, in: site, failure)
  }

  /// Reads the list from its beginning, once it is finished.
  borrowing func paths() throws(DiskError) -> StoredPaths {
    do throws(SystemError) {
      let file = try Descriptor(sharing: file)
      return StoredPaths(FilePieces(of: FilePortions(of: file), separator: 0))
    } catch {
      throw DiskError("read", Workshop.name, in: site, error)
    }
  }
}
