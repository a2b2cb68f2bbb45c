import Support
import Testing

@testable import Disk

@Suite struct PlaceTests {
  @Test func `a path that leads nowhere is refused with the system's reason`() {
    let error = #expect(throws: DiskError.self) { try Place("no/such/place") }
    #expect(error?.text == "cannot read 'no/such/place': no such file or directory")
  }

  @Test func `a path through a file is refused`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("[]", to: "rivers.json")
    let error = #expect(throws: DiskError.self) { try Place("\(file)/rivers.json") }
    #expect(error?.reason == "not a directory")
  }

  @Test func `a folder that is not there is an error, not a folder without names`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "any.json")
    #expect(try Folder(path: folder.path).fileNames() == ["any.json"])
    let error = #expect(throws: DiskError.self) { try Folder(path: "no/such").fileNames() }
    #expect(error?.text == "cannot read 'no/such': no such file or directory")
  }

  @Test func `a folder is distinguished from a file`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("[]", to: "any.json")
    #expect(try Place(folder.path) == .folder(Folder(path: folder.path)))
    #expect(try Place(file) == .file(file))
  }

  @Test func `a folder that may not be entered is refused as a whole`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "app/rivers.json")
    try folder.setPermissions(0o644, of: "app")
    let path = "\(folder.path)/app"
    guard Nobody.isPossible else { return Nobody.reportSkipped() }
    let error = #expect(throws: DiskError.self) { try Nobody.run { try Place(path) } }
    #expect(error?.reason == "permission denied")
  }
}
