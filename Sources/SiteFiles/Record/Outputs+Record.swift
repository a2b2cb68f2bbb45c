package import Disk

extension Outputs {
  /// Throws if an output is a file of a site that was built before, or a folder of one, or what
  /// Riverbed keeps next to it. The folder of the site itself may be built again.
  package func refuseOwned() throws(DiskError) {
    try refuse(ownedBy: SiteContents.recordName) { folder, path throws(DiskError) in
      try Self.owns(path, in: folder)
    }
  }

  /// Whether a path inside a folder belongs to the site there. Of a record that cannot be read to
  /// its end, what was read counts.
  private static func owns(_ path: String, in folder: String) throws(DiskError) -> Bool {
    let stored = try StoredFolder(at: folder)
    let wanted = path.lowercased()
    var isOwned =
      [SiteContents.recordName, StoredFolder.workshop].contains(wanted)
      || wanted.hasPrefix("\(StoredFolder.workshop)/")
    do throws(DiskError) {
      var files = try RecordFiles(of: stored)
      while let file = try files.next() {
        let own = file.path.lowercased()
        if own == wanted || own.hasPrefix("\(wanted)/") { isOwned = true }
      }
    } catch {
      return isOwned
    }
    return isOwned
  }
}
