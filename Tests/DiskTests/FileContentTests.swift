import Support
import Testing

@testable import Disk

@Suite struct FileContentTests {
  @Test func `a missing file does not have content`() {
    #expect(FileContent(reading: "no/such/file") == nil)
  }

  @Test func `a symbolic link to a file is that file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "real.json")
    let link = try folder.link("rivers.json", to: "real.json")
    #expect(FileContent(reading: link) == .bytes(Array("[]".utf8)))
  }

  @Test func `a symbolic link that leads nowhere is not a missing file`() throws {
    let folder = try TemporaryFolder()
    let link = try folder.link("rivers.json", to: "gone.json")
    #expect(
      FileContent(reading: link) == .refused(.unreadable("is a symbolic link that leads nowhere")))
  }

  @Test func `a symbolic link to itself is reported`() throws {
    let folder = try TemporaryFolder()
    let link = try folder.link("rivers.json", to: "rivers.json")
    #expect(
      FileContent(reading: link) == .refused(.unreadable("too many levels of symbolic links")))
  }

  @Test(.timeLimit(.minutes(10)))
  func `a pipe without a writer is refused without waiting`() throws {
    let folder = try TemporaryFolder()
    let pipe = try folder.pipe("rivers.json")
    #expect(FileContent(reading: pipe) == .refused(.unreadable("is a pipe")))
  }

  @Test func `a device is refused`() {
    #expect(FileContent(reading: "/dev/zero") == .refused(.unreadable("is a device")))
  }

  @Test func `a file of a gigabyte is refused unread`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.sparseFile("rivers.json", size: 1 << 30)
    #expect(FileContent(reading: file) == .refused(.unreadable("is 1 GB or larger")))
  }

  @Test func `a file over a limit is refused, and one that just reaches it is read`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("12345", to: "rivers.json")
    #expect(FileContent(reading: file, atMost: 4) == .refused(.overLimit))
    #expect(FileContent(reading: file, atMost: 5) == .bytes(Array("12345".utf8)))
  }

  @Test func `a file of unknown size is limited while it is read`() {
    guard let all = FileContent(reading: "/proc/self/status") else {
      return SkippedTest.report("there is no /proc")
    }
    guard case .bytes(let bytes) = all else {
      Issue.record("\(all)")
      return
    }
    #expect(bytes.count > 100)
    #expect(FileContent(reading: "/proc/self/status", atMost: 100) == .refused(.overLimit))
  }

  @Test func `a file without read permission is reported`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("[]", to: "rivers.json")
    try folder.setPermissions(0o200, of: "rivers.json")
    guard Nobody.isPossible else { return Nobody.reportSkipped() }
    #expect(Nobody.run { FileContent(reading: file) } == .refused(.unreadable("permission denied")))
  }
}
