import CLibrary
import FoundationEssentials
import Support
import Testing
import Texts

@testable import Disk

@Suite struct StoredListingTests {
  private static func listing(of folder: String) throws -> StoredListing {
    let stored = try StoredFolder(at: folder)
    return try StoredListing(of: stored, endingWith: ".svg")
  }

  @Test func `links are refused where their name is not UTF-8, too`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "text.txt")
    try folder.write("", to: "inner/a.svg")
    for (name, target) in [("a", "text.txt"), ("b", "inner"), ("c", "nothing")] {
      let path = Array("\(folder.path)/\(name)".utf8CString.dropLast())
      #expect(symlink(target, path + [CChar(bitPattern: 0xFF), 0]) == 0)
    }
    let listing = try Self.listing(of: folder.path)
    #expect(listing.paths == ["inner/a.svg"])
    #expect(listing.refused.map(\.path.systemBytes) == [[0x62, 0xFF, 0x2F]])
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
