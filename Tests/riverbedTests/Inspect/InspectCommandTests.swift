import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

@Suite struct InspectCommandTests {
  @Test func `text shows the configured variants unless more are asked for`() throws {
    #expect(try titles("--screen", "home").count == 1)
    #expect(try titles("--screen", "home", "--placement", "overlay").count == 1)
    #expect(try titles("--screen", "home", "--placement", "overlay,hidden").count == 2)
    #expect(try titles("--screen", "home", "--status-bar", "hidden,separate").count == 2)
    #expect(try titles("--screen", "home", "--all").count == 9)
    #expect(try titles("--screen", "settings", "--all").count == 3)
  }

  @Test func `a screen is found by its id, its name and its name in addresses`() throws {
    let id = "17e5b0c4-9f62-4d3a-a7c8-20f6d81b5904"
    for word in [id, "In depth", "in-depth"] {
      #expect(try titles("--screen", word) == ["In depth on iPhone 14 Pro"])
    }
  }

  @Test func `screens and devices keep their order and appear once`() throws {
    let both = try inspected(
      "newsroom", "--device=ipad-9.7,iphone-8,ipad-9.7", "--screen=watch", "--screen=home")
    #expect(
      titles(in: both) == [
        "Home on iPad 9.7 / mini 5", "Home on iPhone 8", "Watch on iPad 9.7 / mini 5",
        "Watch on iPhone 8",
      ])
  }

  @Test func `the app's own devices are shown by default`() throws {
    let text = try inspected("newsroom", "--screen=home")
    #expect(titles(in: text) == ["Home on iPhone 14 Pro", "Home on iPad 9.7 / mini 5"])
    #expect(titles(in: try inspected("single-tv")) == ["Home on Apple TV HD"])
  }

  @Test func `a device that does not support an orientation is shown in the other one`() throws {
    let text = try inspected("single-tv", "--orientation", "portrait")
    #expect(text.contains("1920×1080 landscape"))
  }

  @Test func `a custom device is found by its id`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"id": "1", "name": "Home"}]"#, to: "rivers.json")
    try folder.write(
      #"{"devices": [{"id": "mine", "name": "Mine", "portrait": {"w": 400, "h": 700}}]}"#,
      to: "riverbed.json")
    let run = CommandRun("inspect", folder.path, "--device=mine,iphone-8")
    #expect(run.code == .clean)
    #expect(titles(in: run.output) == ["Home on Mine", "Home on iPhone 8"])
  }

  @Test func `a single file is shown under its own name`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(#"[{"id": "1", "name": "Home"}]"#, to: "export.json")
    let run = CommandRun("inspect", file)
    #expect(run.code == .clean && run.output.contains("export.json:1:2"))
  }

  @Test func `diagnostics go to standard error and decide the exit code`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"id": "1", "name": "Home", "home": 7}]"#, to: "rivers.json")
    try folder.write(#"{"devices": ["iphone-9"]}"#, to: "riverbed.json")
    let none = CommandRun("inspect", folder.path, "--json")
    #expect(none.code == .wrongInput && none.output == "[]\n")
    #expect(none.errors.contains("riverbed.json:1:14: error: no device has the id"))
    let one = CommandRun("inspect", folder.path, "--device=iphone-8")
    #expect(one.code == .wrongInput && titles(in: one.output) == ["Home on iPhone 8"])
  }

  @Test(arguments: [[], ["--boot"], ["--routes"]])
  func `JSON is an array even without an app`(words: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("7", to: "rivers.json")
    let run = CommandRun(["inspect", folder.path, "--json"] + words)
    #expect(run.code == .wrongInput && run.output == "[]\n")
    #expect(CommandRun(["inspect", folder.path] + words).output.isEmpty)
  }

  @Test(arguments: [["--device", "nope"], ["--status-bar", "separate"], ["--screen", "nope"]])
  func `a wrong option is the only reason that is printed, and decides the exit code`(
    words: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"id": "1", "name": "Home"}]"#, to: "rivers.json")
    try folder.write(#"{"devices": ["apple-tv-hd"]}"#, to: "riverbed.json")
    try folder.symbolicLink("settings.json", to: "/etc/passwd")
    for more in [[], ["--json"]] {
      let run = CommandRun(["inspect", folder.path] + words + more)
      #expect(run.code == .usage && run.output.isEmpty)
      #expect(run.errors.hasPrefix("riverbed: error: "))
      #expect(!run.errors.contains("settings.json"))
    }
  }

  @Test func `an app without screens is shown as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "rivers.json")
    let run = CommandRun("inspect", folder.path, "--json")
    #expect(run.code != .usage && run.output == "[]\n")
  }

  @Test func `text shows the start of the app once`() throws {
    let text = try inspected("newsroom", "--boot")
    #expect(text.hasPrefix("start of the app\n├─ 1  "))
    #expect(text.split(separator: "start of the app", omittingEmptySubsequences: false).count == 2)
  }

  private func titles(_ options: String...) throws -> [String] {
    let path = Fixtures.url("Apps/newsroom").path
    let run = CommandRun(["inspect", path, "--device", "iphone-14-pro"] + options)
    #expect(run.code == .clean)
    return titles(in: run.output)
  }

  private func inspected(_ app: String, _ options: String...) throws -> String {
    let run = CommandRun(["inspect", Fixtures.url("Apps/\(app)").path] + options)
    #expect(run.code == .clean)
    return run.output
  }

  /// Returns the lines that are underlined.
  private func titles(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).filter { $1.hasPrefix("═") }.map { String($0.0) }
  }
}
