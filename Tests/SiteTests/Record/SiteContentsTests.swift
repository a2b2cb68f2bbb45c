import Disk
import Support
import Testing

@testable import SiteFiles

/// What a comparison accepts as the record of a site.
struct SiteContentsTests {
  /// Returns why the record of a site with a text as its version is refused; nil if it is read.
  private func refusal(ofVersion version: String) throws -> String? {
    let folder = try TemporaryFolder()
    let lists = [
      "screens", "devices", "orientations", "themes", "placements", "statusBars",
    ].map { "\"\($0)\": []" }
    let record = RecordText.good.replacing(
      "{\n  \"title\"",
      with: "{\n  \"schemaVersion\": \(version),\n  \"axes\": { \(lists.joined(separator: ", ")) },"
        + "\n  \"title\"")
    try folder.write(record, to: "site.json")
    do throws(DiskError) {
      _ = try SiteContents(of: StoredFolder(at: folder.path))
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `a record of this version is read`() throws {
    #expect(try refusal(ofVersion: "1") == nil)
  }

  @Test(arguments: ["0", "2", "999999999"])
  func `another version is named`(version: String) throws {
    #expect(
      try refusal(ofVersion: version)
        == "site.json cannot be used: it has version \(version), and this version of Riverbed reads 1"
    )
  }

  @Test(arguments: ["01", "00", "-1", "1.0", "", "1e0", "1000000000", "\"1\"", "null"])
  func `a version that is not a whole number of JSON is refused`(version: String) throws {
    #expect(
      try refusal(ofVersion: version)
        == "site.json cannot be used: it is not a record that a build wrote")
  }
}
