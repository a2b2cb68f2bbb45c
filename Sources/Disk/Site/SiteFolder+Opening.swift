extension SiteFolder {
  /// Returns the names of everything in the folder.
  static func names(in path: String) throws(DiskError) -> [String] {
    do throws(SystemError) {
      return try Folder(path: path).names()
    } catch {
      throw DiskError(buildingInto: path, error.reason)
    }
  }

  /// Returns the workshop of a folder that is Riverbed's own or has a journal, cleaned up.
  static func workshop(
    in site: borrowing Descriptor, at path: String, isOwn: Bool, isKnown: Bool
  ) throws(DiskError) -> Workshop {
    do throws(SystemError) {
      var isOurs = isOwn
      if !isOwn, isKnown { isOurs = try Workshop(in: site).read(.journal) != nil }
      if isOurs {
        let workshop = try Workshop(in: site)
        try workshop.prepare(holding: Folder(path: "\(path)/\(Workshop.name)").names())
        return workshop
      }
    } catch {
      throw DiskError(buildingInto: "\(path)/\(Workshop.name)", error.reason)
    }
    throw DiskError(
      buildingInto: path, "it holds files that no build wrote; choose an empty folder")
  }
}
