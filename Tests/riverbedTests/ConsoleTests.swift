import CLibrary
import Disk
import FoundationEssentials
import Printing
import Support
import Testing

@testable import riverbed

@Suite struct ConsoleTests {
  @Test func `results that cannot be written fail the run`() {
    let descriptor = open("/dev/full", O_WRONLY)
    guard descriptor >= 0 else { return SkippedTest.report("there is no /dev/full") }
    defer { close(descriptor) }
    var console = Console(
      output: ShownStream(to: .descriptor(descriptor)), errors: ShownStream(to: .memory),
      isColored: false)
    let code = console.run(["--version"])
    #expect(code == .clean)
    #expect(console.close(after: code) == .file)
    #expect(console.errors.text.hasSuffix("no space left on device\n"))
  }

  @Test(arguments: [
    ["build", newsroom, "--screen", "home", "--device", "iphone-8", "-v"],
    ["inspect", newsroom, "--screen", "home", "-v"], ["check", "nowhere"],
    ["diff", newsroom, newsroom, "--accept", "none"], ["chek"],
  ])
  func `diagnostics and errors that cannot be written fail the run`(words: [String]) throws {
    let descriptor = open("/dev/full", O_WRONLY)
    guard descriptor >= 0 else { return SkippedTest.report("there is no /dev/full") }
    defer { close(descriptor) }
    let folder = try TemporaryFolder()
    let output = words[0] == "build" ? ["-o", "\(folder.path)/site"] : []
    var console = Console(
      output: ShownStream(to: .memory), errors: ShownStream(to: .descriptor(descriptor)),
      isColored: false)
    #expect(console.close(after: console.run(words + output)) == .file)
  }

  private static let newsroom = Fixtures.url("Apps/newsroom").path

  @Test func `usage errors leave standard output empty`() {
    let run = CommandRun("chek")
    #expect(run.code == .usage && run.output.isEmpty && !run.errors.isEmpty)
  }
}
