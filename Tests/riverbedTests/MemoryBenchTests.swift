import FoundationEssentials
import Support
import Testing

/// What `make bench` says of a program that takes too much memory.
@Suite struct MemoryBenchTests {
  /// A program that does nothing, but that one of its commands keeps megabytes in memory.
  private static func program(keeping megabytes: Int, in command: String) -> String {
    """
    #!/bin/sh
    [ "$1" = \(command) ] && head -c \(megabytes)M /dev/zero | tail -c \(megabytes)M > /dev/null
    exit $([ "$1" = diff ] && echo 1 || echo 0)
    """
  }

  @Test(arguments: [("build", 300), ("build", 1)])
  func `the bench fails where a command takes more than ten times its input`(
    command: String, megabytes: Int
  ) throws {
    let folder = try TemporaryFolder()
    let program = try folder.writeProgram(
      Self.program(keeping: megabytes, in: command), to: "riverbed")
    let bench = try RecipeRepository.program("riverbed-bench")
    let run = try FinishedProcess(running: [bench, "compact", program])
    let isTooMuch = megabytes > 1
    #expect(run.status == (isTooMuch ? 1 : 0), "\(run.output)")
    for line in run.output.split(separator: "\n") {
      let isBlamed = isTooMuch && line.hasPrefix("\(command) ")
      #expect(line.hasSuffix(", MORE THAN TEN TIMES") == isBlamed, "\(line)")
    }
    #expect(run.output.split(separator: "\n").count == 4)
  }
}
