extension SiteFolder {
  /// What stands in the folder.
  static func names(in path: String) throws(DiskError) -> [String] {
    do throws(SystemError) {
      return try Folder(path: path).names()
    } catch {
      throw DiskError(buildingInto: path, error.reason)
    }
  }

  /// The workshop of a folder that is our own or has a journal, swept clean.
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

extension Workshop {
  /// What unfinished builds may have written; nil where the last one finished.
  func journal(at path: String) throws(DiskError) -> [String]? {
    switch read(.journal) {
    case nil: return nil
    case .bytes(let bytes):
      return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    case .unreadable(let reason):
      throw DiskError(attempt: "cannot read '\(path)/\(Self.name)/journal'", reason: reason)
    }
  }
}
