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

  @Test(arguments: [true, false])
  func `a check that did not happen says so to programs`(isThere: Bool) throws {
    let folder = try self.folder()
    if isThere { try folder.write("", to: "none/notes.txt") }
    let app = "\(folder.path)/none"
    let run = check(
      app,
      ["--format", "sarif=\(folder.path)/sarif", "--format", "junit=\(folder.path)/junit"])
    #expect(run.code == .file)
    let sarif = try JSONTree(
      strictly: Array(try TemporaryFolder.text(of: "\(folder.path)/sarif").utf8))
    #expect(try JSONSchema(published: "sarif-2.1.0").violations(in: sarif) == [])
    let invocation = try #require(
      try sarif.at("/runs").elements.first?.at("/invocations").elements.first)
    #expect(try invocation.at("/executionSuccessful") == .bool(false))
    #expect(try invocation.at("/exitCode").whole == 74)
    let notification = try #require(
      try invocation.at("/toolExecutionNotifications").elements.first)
    let reason = isThere ? "there is no file 'rivers.json'" : "no such file or directory"
    #expect(try notification.at("/message/text").text == "cannot read '\(app)': \(reason)")
    let junit = try TemporaryFolder.text(of: "\(folder.path)/junit")
    #expect(junit.contains(#"failures="0" errors="1""#) && junit.contains("<error type="))
    #expect(!junit.contains("<failure"))
  }

  @Test(arguments: [
    ("none.json", nil, ExitCode.file, "there is no such file"),
    ("foreign.json", "{}", .wrongInput, "it is not a list of rules and paths"),
  ])
  func `no file keeps what an earlier run found where problems cannot be known`(
    name: String, text: String?, code: ExitCode, reason: String
  ) throws {
    let folder = try self.folder()
    let known = "\(folder.path)/\(name)"
    if let text { try folder.write(text, to: name) }
    let files = DiagnosticFormat.allCases.map { "\(folder.path)/\($0)" }
    for format in DiagnosticFormat.allCases { try folder.write("STALE", to: "\(format)") }
    let formats = DiagnosticFormat.allCases.flatMap {
      ["--format", "\($0)=\(folder.path)/\($0)"]
    }
    let run = check("\(folder.path)/app", formats + ["--known", known])
    #expect(run.code == code && run.output.isEmpty, "\(run.text)")
    #expect(run.errors.contains(name), "\(run.errors)")
    for file in files {
      let text = try TemporaryFolder.text(of: file)
      #expect(text.contains(reason) && text.contains(name) && !text.contains("STALE"), "\(text)")
    }
    #expect(
      try TemporaryFolder.text(of: "\(folder.path)/sarif").contains(
        "\"exitCode\": \(code.rawValue)"))
  }

  @Test func `a path that begins with a colon stays whole in annotations`() throws {
    let folder = try self.folder()
    try folder.write("[{", to: ":a,b%/rivers.json")
    let program = try RecipeRepository.program()
    let run = try FinishedProcess(
      running: [
        try Tool.bash.installedPath, "-c", "cd \"$1\" && exec \"$2\" check ./:a,b% --format github",
        "run", folder.path, program,
      ])
    #expect(
      run.output.hasPrefix("::error file=%3Aa%2Cb%25/rivers.json,line=1,col=2,title="),
      "\(run.output)")
  }

  @Test func `a file that cannot be written is an error`() throws {
    let folder = try self.folder()
    let app = "\(folder.path)/app"
    let run = check(app, ["--format", "json=\(folder.path)/no/result"])
    #expect(run.code == .file && run.errors.contains("cannot write '"))
    #expect(check(app, ["--format", "reg"]).errors.contains("junit or gitlab"))
  }
}
