import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The option `--zip`.
@Suite struct ZipOptionTests {
  @Test func `the archive is made, is there for a comparison, and goes away without the option`()
    throws
  {
    let folder = try TemporaryFolder()
    let site = "\(folder.path)/site"
    let app = Fixtures.url("Apps/footers").path
    let build = ["build", app, "-o", site, "--device", "iphone-se-1"]
    #expect(CommandRun(build + ["--zip"]).code == .clean)
    #expect(FileManager.default.fileExists(atPath: "\(site)/site.zip"))
    #expect(CommandRun(build + ["--zip"]).output.hasPrefix("0 written, "))
    #expect(CommandRun(["diff", site, site]).code == .clean)
    #expect(CommandRun(build).output.contains(", 1 removed in "))
    #expect(!FileManager.default.fileExists(atPath: "\(site)/site.zip"))
  }

  /// Reading this archive would take many minutes.
  @Test(.timeLimit(.minutes(10)))
  func `an archive of another size is replaced without being read`() throws {
    let folder = try TemporaryFolder()
    let site = "\(folder.path)/site"
    let app = Fixtures.url("Apps/footers").path
    let build = ["build", app, "-o", site, "--device", "iphone-se-1", "--zip"]
    #expect(CommandRun(build).code == .clean)
    let archive = try Data(contentsOf: URL(filePath: "\(site)/site.zip"))
    for more in [[], ["--label", "another"]] {
      _ = try folder.sparseFile("site/site.zip", size: 8 << 40)
      let run = CommandRun(build + more)
      #expect(run.code == .clean && !run.output.hasPrefix("0 written, "))
    }
    #expect(CommandRun(build).code == .clean)
    #expect(try Data(contentsOf: URL(filePath: "\(site)/site.zip")) == archive)
  }

  @Test func `a site that says what changed has the report in its archive`() throws {
    let folder = try TemporaryFolder()
    let (old, new) = (Fixtures.url("Apps/flags-off").path, Fixtures.url("Apps/footers").path)
    let site = "\(folder.path)/site"
    let words = ["build", new, "-o", site, "--since", old, "--device", "iphone-se-1", "--zip"]
    #expect(CommandRun(words).code == .clean)
    let archive = try Data(contentsOf: URL(filePath: "\(site)/site.zip"))
    #expect(String(decoding: archive, as: UTF8.self).contains("changes/index.xhtml"))
  }
}
