import Disk
import FoundationEssentials
import Printing
import Support
import Testing

@testable import riverbed

/// Annotations of a workflow run, and the summary of its step.
@Suite struct DiffGitHubTests {
  @Test func `the summary of the step gets the changes as Markdown, after what it has`() throws {
    let run = try DiffRun(of: "bar-overlay.json")
    let summary = try run.folder.write("# Before\n", to: "summary.md")
    let markdown = run.result("--format", "markdown").output
    let result = run.result(["--format", "github"], summary: summary)
    #expect(result.output.contains("\n::warning file="))
    #expect(try TemporaryFolder.text(of: summary) == "# Before\n" + markdown)
    let other = run.result(["--format", "json"], summary: summary)
    #expect(other.errors.isEmpty)
    #expect(try TemporaryFolder.text(of: summary) == "# Before\n" + markdown)
    let new = "\(run.folder.path)/new-summary.md"
    _ = run.result(["--format", "github=\(run.folder.path)/log"], summary: new)
    #expect(try TemporaryFolder.text(of: new) == markdown)
  }

  @Test func `a summary never gets larger than GitHub shows`() throws {
    let run = try DiffRun(of: "bar-overlay.json")
    let size = StepSummary.largest
    let summary = try run.folder.sparseFile("summary.md", size: size - 10)
    let result = run.result(["--format", "github"], summary: summary)
    #expect(result.code == .differences)
    #expect(result.errors.contains("the summary of the step is full: GitHub shows at most 1024 kB"))
    #expect(try Data(contentsOf: URL(filePath: summary)).count == size - 10)
  }

  @Test func `a summary that cannot be written is an error`() throws {
    let run = try DiffRun(of: "bar-overlay.json")
    let result = run.result(
      ["--format", "github"], summary: "\(run.folder.path)/nowhere/summary.md")
    #expect(result.code == .file)
    #expect(result.errors.contains("cannot add to"))
  }

  @Test func `a summary is not added to another output, nor to what is read`() throws {
    let run = try DiffRun(of: "bar-overlay.json")
    let file = "\(run.folder.path)/changes.md"
    let twice = run.result(["--format", "github", "--format", "markdown=\(file)"], summary: file)
    #expect(twice.code == .usage && twice.errors.contains("is the same file"))
    #expect(!FileManager.default.fileExists(atPath: file))
    // Nothing is added where there are no annotations.
    let rivers = "\(run.folder.path)/new/rivers.json"
    let before = try TemporaryFolder.text(of: rivers)
    #expect(run.result([], summary: rivers).code == .differences)
    #expect(run.result(["--format", "github"], summary: rivers).code == .usage)
    #expect(try TemporaryFolder.text(of: rivers) == before)
  }

  @Test func `there are ten annotations, and the other causes are lines of the log`() throws {
    let result = try ManyChanges(count: 13).run.result("--format", "github")
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("::warning ") }.count == 10)
    #expect(
      lines[11] == "Not annotated, because GitHub shows only 10 of each level: 4 more warnings:")
    #expect(lines[12...].count == 4)
    #expect(lines[12...].allSatisfy { $0.contains("rivers.json:") && $0.hasSuffix("]") })
  }

  @Test func `with --fail-on differences they are errors, and accepted ones are notices`() throws {
    let run = try DiffRun(of: "bar-overlay.json")
    let failing = run.result("--format", "github", "--fail-on", "differences")
    #expect(failing.output.contains("\n::error file="))
    #expect(failing.code == .failOn)
    let accepted = run.result("--format", "github", "--accept", "all")
    #expect(accepted.output.contains("\n::notice file="))
    #expect(accepted.output.contains("(accepted)"))
    #expect(accepted.code == .clean)
  }
}
