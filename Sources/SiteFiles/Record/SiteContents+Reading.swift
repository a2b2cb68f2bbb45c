import AppLayout
import AppModel
package import Disk

extension SiteContents {
  /// The name of the record in the folder of a site.
  package static let recordName = "site.json"

  /// The largest record that is read: more than a site with five million files has. It is read in
  /// pieces, and what is kept of it is no larger.
  private static let largest = 1 << 30

  /// Reads the record of a site in a folder, which is neither locked nor changed; nil if there is
  /// none. Throws if it is not clearly a record that this version of Riverbed can read.
  package init?(of folder: borrowing StoredFolder) throws(DiskError) {
    let path = folder.path
    guard let portions = try folder.portions(of: Self.recordName, atMost: Self.largest) else {
      return nil
    }
    do throws(RecordRefusal) {
      try self.init(portions)
    } catch {
      throw DiskError(attempt: "cannot compare the site '\(path)'", reason: error.reason)
    }
  }

  /// Returns the hash of the record in a folder; nil if there is none.
  package static func hash(in folder: borrowing StoredFolder) throws(DiskError) -> ContentHash? {
    try folder.portions(of: recordName, atMost: largest)?.hash()
  }

  private init(_ portions: consuming FilePortions) throws(RecordRefusal) {
    let reading: SiteContentsReading
    do throws(JSONStream.Failure) {
      reading = try SiteContentsReading(JSONStream(of: portions))
    } catch {
      throw RecordRefusal(error)
    }
    guard !reading.isReport else {
      throw RecordRefusal("it is the record of a report, which is not compared")
    }
    guard let version = reading.version, let title = reading.title, let axes = reading.axes,
      !reading.files.isEmpty || reading.refusal != nil || reading.mark != nil
    else { throw .notARecord }
    guard version == SiteRecord.version else {
      throw RecordRefusal(
        "it has version \(version), and this version of Riverbed reads \(SiteRecord.version)")
    }
    if let refusal = reading.refusal { throw refusal }
    self.title = title
    self.axes = try Axes(axes)
    files = reading.files
    shard = reading.mark?.shard
  }
}
