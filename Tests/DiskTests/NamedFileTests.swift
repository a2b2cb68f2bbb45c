import Support
import Testing

@testable import Disk

@Suite struct NamedFileTests {
  // To Swift, a slash with an accent is one character.
  @Test(arguments: ["report.json", "\u{301}report.json"])
  func `a file is written into its folder, whatever its name begins with`(name: String) throws {
    let folder = try TemporaryFolder()
    try NamedFile.write(Array("{}".utf8), at: "\(folder.path)/\(name)")
    #expect(try TemporaryFolder.text(of: "\(folder.path)/\(name)") == "{}")
  }
}
