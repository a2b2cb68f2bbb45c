import CLibrary
import FoundationEssentials
import Support
import Testing

@testable import Disk

/// Builds that run out of disk space.
@Suite struct FullDiskTests {
  @Test func `a file over the size limit fails and leaves the old one`() async throws {
    await #expect(processExitsWith: .success) {
      SystemProcess.ignoreFileSizeLimit()
      let folder = try TemporaryFolder()
      try FullDiskTests.builtSite.build(in: folder.path)
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      #if canImport(Glibc)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      #else
      #expect(setrlimit(RLIMIT_FSIZE, &limit) == 0)
      #endif
      try FullDiskTests.checkFull(folder.path, reason: "file too large")
    }
  }

  #if os(Linux)
  /// The small disk is mounted where only the started program sees it.
  @Test func `a full disk fails and leaves the old file`() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      guard FullDiskTests.hidesMounts(), mount("none", folder.path, "tmpfs", 0, "size=128k") == 0
      else {
        return SkippedTest.report("no tmpfs can be mounted", "a full disk")
      }
      defer { umount(folder.path) }
      try FullDiskTests.builtSite.build(in: folder.path)
      try FullDiskTests.checkFull(folder.path, reason: "no space left on device")
    }
  }

  /// Gives this process its own mounts, where that is allowed.
  private static func hidesMounts() -> Bool {
    typealias Unshare = @convention(c) (Int32) -> Int32
    let ownMounts: Int32 = 0x20000
    guard let unshare = dlsym(nil, "unshare").map({ unsafeBitCast($0, to: Unshare.self) }),
      unshare(ownMounts) == 0
    else { return false }
    return mount("none", "/", nil, UInt(MS_REC | MS_PRIVATE), nil) == 0
  }
  #endif

  private static let builtSite = TestSite(files: ["a.svg": "old", "b/c.svg": "old"])

  private static func checkFull(_ path: String, reason: String) throws {
    var large = builtSite
    large.files["b/c.svg"] = String(repeating: "new", count: 100_000)
    let error = #expect(throws: DiskError.self) { try large.build(in: path) }
    #expect(error?.text == "cannot write '\(path)/b/c.svg': \(reason)")
    #expect(try TestSite.tree(of: path) == builtSite.tree)
    #expect(
      Set(try Folder(path: "\(path)/.riverbed").names()) == [".gitignore", "journal", "state"])
    #expect(try builtSite.build(in: path) == .init(unchanged: 2))
  }
}
