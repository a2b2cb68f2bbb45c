import Disk
import Printing
import Support
import Testing

@testable import riverbed

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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

  @Test func `usage errors leave standard output empty`() {
    let run = CommandRun("chek")
    #expect(run.code == .usage && run.output.isEmpty && !run.errors.isEmpty)
  }
}
