import Support
import Testing

@testable import Disk

@Suite struct StoredListingTests {
  private static func listing(of folder: String) throws -> StoredListing {
    let stored = try StoredFolder(at: folder)
    return try StoredListing(of: stored, endingWith: ".svg")
  }

  @Test func `folders that nest too deep are refused with that reason`() throws {
    let folder = try TemporaryFolder()
    let path = Array(repeating: "d", count: 32).joined(separator: "/") + "/a.svg"
    try folder.write("", to: path)
    #expect(try Self.listing(of: folder.path).paths == [path])
    try folder.write("", to: "d/\(path)")
    let refused = #expect(throws: DiskError.self) { try Self.listing(of: folder.path) }
    #expect(
      refused?.text
        == "cannot list '\(folder.path)': it has more than 32 levels of folders")
  }
}
