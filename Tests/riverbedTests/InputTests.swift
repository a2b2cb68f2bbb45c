import Disk
import FoundationEssentials
import Printing
import Support
import Testing

@testable import AppModel
@testable import riverbed

/// Which files of an app are read, and how the others are reported.
@Suite struct InputTests {
  private let rivers = #"[{"id": "home", "name": "Home", "home": true}]"#

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(rivers, to: "app/rivers.json")
    try folder.write("root:x:0:0:secret", to: "passwd")
    return folder
  }

  @Test(arguments: [
    "settings.json", "families.xml", "families.plist", "feeds/index.json", "riverbed.json",
  ])
  func `a file outside the app's folder is neither read nor quoted`(name: String) throws {
    let folder = try app()
    try folder.write("[]", to: "app/feeds/a.json")
    try folder.symbolicLink("app/\(name)", to: "\(folder.path)/passwd")
    let app = "\(folder.path)/app"
    for command in ["check", "inspect", "build"] {
      let output = command == "build" ? ["-o", "\(folder.path)/site"] : []
      let run = CommandRun([command, app] + output)
      #expect(run.code == .file)
      #expect(
        run.text.contains(
          "\(name):1:1: error: the file is not read: a link leads out of the app's folder; "
            + "--follow-links allows that [outside-file]"))
      #expect(!run.text.contains("root:") && !run.text.contains("secret"))
    }
    #expect(CommandRun("check", app, "--follow-links").code == .wrongInput)
  }

  @Test func `feeds outside the app's folder are not read`() throws {
    let folder = try app()
    try folder.write("[{]", to: "elsewhere/index.json")
    try folder.symbolicLink("app/feeds", to: "../elsewhere")
    let check = CommandRun("check", "\(folder.path)/app")
    #expect(check.code == .file)
    #expect(check.output.contains("app/feeds:1:1: error: the folder is not read: a link leads out"))
    #expect(
      CommandRun("check", "\(folder.path)/app", "--follow-links").output.contains("[json-key]"))
  }

  @Test func `a path on the command line is the user's own choice`() throws {
    let folder = try app()
    try folder.symbolicLink("shortcut", to: "app")
    try folder.symbolicLink("export.json", to: "app/rivers.json")
    #expect(CommandRun("check", "\(folder.path)/shortcut").code == .clean)
    #expect(CommandRun("check", "\(folder.path)/export.json").code == .clean)
  }

  @Test func `the limit is for all files together, and an option raises it`() throws {
    let folder = try app()
    for number in 1...6 { _ = try folder.sparseFile("app/feeds/\(number).json", size: 900 << 20) }
    try folder.write("[]", to: "app/feeds/index.json")
    try folder.write(String(repeating: " ", count: 1900) + "{}", to: "app/settings.json")
    let app = "\(folder.path)/app"
    let check = CommandRun("check", app, "--quiet", "--max-input", "2K")
    #expect(check.code == .file)
    let reason = "the file is not read: with it the app's files would have more than"
    #expect(!check.output.contains("settings.json"))
    #expect(
      check.output.contains("feeds/6.json:1:1: error: \(reason) 2 kB; --max-input allows more"))
    let less = CommandRun("check", app, "--quiet", "--max-input", "1900")
    #expect(less.output.contains("settings.json:1:1: error: \(reason) 1900 bytes;"))
    let least = CommandRun("check", app, "--quiet", "--max-input", "1")
    #expect(least.output.contains("settings.json:1:1: error: \(reason) 1 byte;"))
    let standard = CommandRun("check", app)
    #expect(standard.output.contains("\(reason) 256 MB"))
    #expect(standard.output.split(separator: "[input-limit]").count == 7)
    #expect(!standard.output.contains("settings.json"))
  }

  @Test(arguments: [
    "0", "0M", "4G", "4096M", "-1", "1T", "1.5G", "M", "99999999999999999999G", "1  M", "1 ", "B",
    "MB", "1KiB", "1KK", "1BB", "-1 M",
  ])
  func `an impossible size is a usage error`(size: String) {
    let run = CommandRun("check", "--max-input=\(size)")
    #expect(run.code == .usage)
    #expect(run.errors.contains("expected a size from 1 byte to below 4G, such as 512M or 1G"))
  }

  @Test(arguments: [
    ("1", 1), ("512K", 512 << 10), ("3G", 3 << 30), ("4095M", 4095 << 20), ("512m", 512 << 20),
    ("512MB", 512 << 20), ("512 MB", 512 << 20), ("1 gb", 1 << 30), ("2kb", 2 << 10), ("9B", 9),
  ])
  func `a size is a number of bytes, or of larger units`(word: String, size: Int) throws {
    let words = ["check", "--max-input", word, "--follow-links"]
    #expect(
      try Invocation(words)
        == .check(
          Check(
            app: ".", limits: InputLimits(total: size, followsLinks: true),
            options: DiagnosticOptions())))
  }

  @Test func `a folder that cannot be listed is an error, though its files can be read`() throws {
    let folder = try app()
    try folder.setPermissions(0o711, of: "app")
    guard Nobody.isPossible else { return Nobody.reportSkipped() }
    let app = "\(folder.path)/app"
    for words in [["check", app], ["inspect", app], ["build", app], ["diff", app, app]] {
      let run = Nobody.run { CommandRun(words) }
      #expect(run.code == .file)
      #expect(run.errors == "riverbed: error: cannot read '\(app)': permission denied\n")
    }
    let sarif = Nobody.run { CommandRun("check", app, "--format", "sarif") }
    #expect(sarif.code == .file && sarif.output.contains("permission denied"))
    try folder.setPermissions(0o755, of: "app")
  }

  @Test func `a single file has the same limit`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.sparseFile("export.json", size: 300 << 20)
    let check = CommandRun("check", file)
    #expect(check.code == .file && check.output.contains("[input-limit]"))
  }
}
