/// A writer of the files of a site; each worker has its own.
package struct FolderWriter: ~Copyable {
  private let site: String
  private var reader: FolderReader
  /// Kept open as long as its number is part of a name.
  private let workshop: Descriptor
  private let part: PartFile

  /// The result of writing a file.
  package enum Outcome: Hashable, Sendable {
    case written
    /// The same bytes were already there: nothing was touched.
    case unchanged
  }

  init(
    _ path: String, site: borrowing Descriptor, workshop: borrowing Descriptor
  ) throws(SystemError) {
    let reader = try FolderReader(of: site)
    let own = try Descriptor(sharing: workshop)
    // No other open descriptor has the same number, so no other writer uses the same name.
    let number = own.number
    let part = try PartFile("\(number)", in: number)
    self.site = path
    self.reader = reader
    self.workshop = own
    self.part = part
  }

  /// Writes a file of the site unless it already has the same bytes, creating the folders around
  /// it; if that fails, the old file stays as it was.
  package mutating func write(
    _ bytes: [UInt8], to path: String
  ) throws(DiskError) -> Outcome {
    let path = try RelativePath(path, in: site)
    do throws(SystemError) {
      let folder = try reader.walk.enter(path.folder, creating: true)
      if reader.matches(bytes, path.name, in: folder) { return .unchanged }
      try part.place(bytes, as: path.name, in: folder)
      return .written
    } catch {
      throw DiskError("write", path.text, in: site, error)
    }
  }
}
