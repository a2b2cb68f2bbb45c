import FoundationEssentials
import Support
import Testing

/// What the program takes from the system when it starts.
@Suite(.needs(.bash)) struct ProcessTests {
  @Test func `arguments are read where there is no proc file system`() throws {
    // Outside of its own file system, the process has an empty folder in place of /proc.
    let script = "mount -t tmpfs none /proc && exec \"$@\""
    let run = try FinishedProcess(
      running: ["/usr/bin/env", "unshare", "--mount", Tool.bash.installedPath, "-c", script, "run"]
        + [RecipeRepository.program(), "explain", "no such rule"])
    guard !run.output.contains("unshare:"), !run.output.contains("mount:") else {
      return SkippedTest.report("the folder /proc cannot be hidden")
    }
    #expect(run.status == 64)
    #expect(run.output.contains("no such rule"), "\(run.output)")
  }

  @Test func `the version says what the program was made of`() throws {
    let run = try FinishedProcess(running: [RecipeRepository.program(), "--version"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 3, "\(run.output)")
    #expect(lines[0].wholeMatch(of: /riverbed \d+\.\d+\.\d+/) != nil, "\(lines[0])")
    #expect(lines[1].wholeMatch(of: /commit (unknown|[0-9a-f]{40}(-changed)?)/) != nil)
    #expect(lines[2].wholeMatch(of: /libxml2 2\.\d+\.\d+/) != nil, "\(lines[2])")
  }
}
