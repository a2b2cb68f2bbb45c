@testable import Disk

extension SiteFolder {
  /// Opens the folder of a site whose record has the name that all tests give it.
  init(at path: String) throws(DiskError) { try self.init(at: path, record: "site.json") }
}
