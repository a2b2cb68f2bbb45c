import Support
import Testing

@testable import riverbed

/// What `init` writes for someone who begins.
@Suite struct InitializeTests {
  @Test func `the configuration of an app is one that it is checked with`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ServedDocumentTests.app(4), to: "app/rivers.json")
    try folder.write(#"{"device_target": "universal"}"#, to: "app/settings.json")
    let run = CommandRun("init", "\(folder.path)/app")
    #expect(run.code == .clean, "\(run.errors)")
    #expect(run.output.contains("riverbed serve \(folder.path)/app"))
    let text = try TemporaryFolder.text(of: "\(folder.path)/app/riverbed.json")
    #expect(
      text == """
        {
          "$schema": "riverbed.schema.json",
          "title": "app",
          "devices": [ "iphone-17", "ipad-pro-11-m4" ],
          "notes": [],
          "journeys": []
        }

        """)
    let check = CommandRun("check", "\(folder.path)/app", "-v")
    #expect(!check.output.contains("/riverbed.json:"), "\(check.output)")
    #expect(!check.output.contains("schema"), "\(check.output)")
  }

  @Test func `a file that is there is not replaced, and nothing else is written`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ServedDocumentTests.app(4), to: "rivers.json")
    try folder.write("{}", to: "riverbed.json")
    let before = try TemporaryFolder.files(in: folder.path)
    for words in [["init", folder.path], ["init", folder.path, "--example"]] {
      let run = CommandRun(words)
      #expect(run.code == .file)
      #expect(run.errors.contains("it is there already"))
      #expect(try TemporaryFolder.files(in: folder.path) == before)
    }
  }

  @Test func `the example is an app of eight screens without problems`() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun("init", "\(folder.path)/first/app", "--example")
    #expect(run.code == .clean, "\(run.errors)")
    let check = CommandRun("check", "\(folder.path)/first/app")
    #expect(check.code == .clean)
    #expect(check.output.contains("8 screens, no problems"), "\(check.text)")
    #expect(
      try TemporaryFolder.text(of: "\(folder.path)/first/app/riverbed.json").hasPrefix(
        "{\n  \"$schema\": \"riverbed.schema.json\",\n  \"title\": \"Newsroom\",\n"))
  }

  @Test func `a folder that is not there needs an example`() throws {
    let folder = try TemporaryFolder()
    #expect(CommandRun("init", "\(folder.path)/none").code == .file)
  }
}
