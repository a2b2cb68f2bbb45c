import FoundationEssentials
import Printing
import Support
import Testing

@testable import riverbed

/// Several formats from one check, some of them in files.
@Suite struct CheckFormatTests {
  /// Returns a folder with an app.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"id": "home", "name": "Home", "hme": true}]"#, to: "app/rivers.json")
    return folder
  }

  private func check(
    _ app: String, _ options: [String], summary: String? = nil
  ) -> CommandRun {
    CommandRun(["check", app] + options, summary: summary)
  }

  @Test(arguments: DiagnosticFormat.allCases)
  func `a file gets what standard output would get`(format: DiagnosticFormat) throws {
    let folder = try self.folder()
    let app = "\(folder.path)/app"
    let alone = check(app, ["--format", format.rawValue])
    try #require(!alone.output.isEmpty)
    let both = check(
      app, ["--format", "\(format.rawValue)=\(folder.path)/result", "--format", "json"])
    #expect(try TemporaryFolder.text(of: "\(folder.path)/result") == alone.output)
    #expect(both.output == check(app, ["--format", "json"]).output)
    #expect(both.code == alone.code)
    let human = check(app, ["--format", "\(format.rawValue)=\(folder.path)/other"])
    #expect(human.output == check(app, []).output)
  }

  @Test func `a workflow's step gets the diagnostics as its summary`() throws {
    let folder = try self.folder()
    let app = "\(folder.path)/app"
    let markdown = check(app, ["--format", "markdown"]).output
    let summary = "\(folder.path)/summary.md"
    let run = check(app, ["--format", "github", "--format", "human"], summary: summary)
    #expect(run.code == .usage, "two formats cannot both go to standard output")
    let other = check(app, ["--format", "json"], summary: summary)
    #expect(other.errors.isEmpty && !FileManager.default.fileExists(atPath: summary))
    _ = check(app, ["--format", "github"], summary: summary)
    #expect(try TemporaryFolder.text(of: "\(folder.path)/summary.md") == markdown)
    let lost = check(app, ["--format", "github"], summary: "\(folder.path)/no/summary.md")
    #expect(lost.code == .file && lost.errors.contains("cannot add to"))
  }

  @Test func `an app that is not there is reported in every format for programs`() throws {
    let folder = try self.folder()
    let run = check("\(folder.path)/nowhere", ["--format", "sarif=\(folder.path)/result"])
    #expect(run.code == .file)
    #expect(run.output.isEmpty && run.errors.hasPrefix("riverbed: error: cannot read '"))
    #expect(try TemporaryFolder.text(of: "\(folder.path)/result").contains("unreadable-file"))
  }

  @Test func `a file that cannot be written is an error`() throws {
    let folder = try self.folder()
    let app = "\(folder.path)/app"
    let run = check(app, ["--format", "json=\(folder.path)/no/result"])
    #expect(run.code == .file && run.errors.contains("cannot write '"))
    #expect(check(app, ["--format", "reg"]).errors.contains("junit or gitlab"))
  }
}
