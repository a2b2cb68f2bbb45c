package import Disk
import Texts

extension RunPlaces {
  /// Throws before anything is written if an output is in the place of another one or of an input,
  /// or is a file of a site that was built before, a folder of one or anything in it, or what
  /// Riverbed keeps next to it. The folder of the site itself may be built again.
  package func refuseMisplaced() throws(DiskError) {
    try refuseMisplaced(ownedBy: SiteContents.recordName) { Self.owns($1, in: $0) }
  }

  /// Whether a path inside a folder belongs to the site there: what is directly in the folder and is
  /// on the way to it is a file or a folder of the site.
  private static func owns(_ path: String, in folder: String) -> Bool {
    let first = path.firstName
    guard ![SiteContents.recordName, StoredFolder.workshop].contains(first) else { return true }
    guard var files = Self.record(in: folder) else { return false }
    while let file = Self.next(of: &files) {
      if file.path.firstName == first { return true }
    }
    return false
  }

  /// Returns the files of a record; nil where it is not the record of a site.
  private static func record(in folder: String) -> RecordFiles? {
    do throws(DiskError) {
      return try RecordFiles(protecting: folder)
    } catch {
      return nil
    }
  }

  /// Returns the next file of a record; nil at its end, and where it cannot be read any further.
  private static func next(of files: inout RecordFiles) -> RecordFiles.File? {
    do throws(DiskError) {
      return try files.next()
    } catch {
      return nil
    }
  }
}

extension String {
  /// The first name of a path inside a folder, as disks compare it that ignore case.
  package var firstName: String { steps.first?.lowercased() ?? "" }
}
