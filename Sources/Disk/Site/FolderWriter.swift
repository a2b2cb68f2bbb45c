/// Writes the files of a site, each worker with one of its own.
package struct FolderWriter: ~Copyable {
  private let site: String
  private var reader: FolderReader
  /// Kept open as long as its number is in a name.
  private let workshop: Descriptor
  private let part: PartFile

  /// What became of a file.
  package enum Outcome: Hashable, Sendable {
    case written
    /// The bytes were there already: nothing was touched.
    case unchanged
  }

  init(
    _ path: String, site: borrowing Descriptor, workshop: borrowing Descriptor
  ) throws(SystemError) {
    let reader = try FolderReader(of: site)
    let own = try Descriptor(sharing: workshop)
    // No other open descriptor has the same number, so no other writer has the same name.
    let number = own.number
    let part = try PartFile("\(number)", in: number)
    self.site = path
    self.reader = reader
    self.workshop = own
    self.part = part
  }

  /// Puts a file of the site in its place unless the same bytes are there, creating the folders
  /// around it; where that fails, what was there stays as it was.
  package mutating func write(
    _ bytes: [UInt8], to path: String
  ) throws(DiskError) -> Outcome {
    let path = try RelativePath(path, in: site)
    do throws(SystemError) {
      let folder = try reader.walk.enter(path.folders, creating: true)
      if reader.matches(bytes, path.name, in: folder) { return .unchanged }
      try part.place(bytes, as: path.name, in: folder)
      return .written
    } catch {
      throw DiskError("write", path.text, in: site, error)
    }
  }
}
