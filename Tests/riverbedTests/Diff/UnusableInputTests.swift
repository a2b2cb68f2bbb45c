import Disk
import FoundationEssentials
import Printing
import Support
import Testing
import Themes

@testable import riverbed

/// Inputs of `riverbed diff` that cannot be used: no format says that nothing changed.
@Suite struct UnusableInputTests {
  private static let rivers = #"[{"id": "home", "name": "Home", "home": true}]"#

  /// Returns two equal apps, with some files in both or in one of them.
  private func apps(
    old: [String: String] = [:], new: [String: String] = [:]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (side, files) in [("old", old), ("new", new)] {
      try folder.write(Self.rivers, to: "\(side)/rivers.json")
      for (name, text) in files { try folder.write(text, to: "\(side)/\(name)") }
    }
    return folder
  }

  private func run(
    in folder: borrowing TemporaryFolder, _ words: [String] = []
  ) -> CommandRun {
    CommandRun(
      ["diff", "\(folder.path)/old", "\(folder.path)/new", "--device", "iphone-se-1"] + words)
  }

  @Test(arguments: ["{}", "", "notes", "[]"], ["", "paper,"])
  func `a theme that cannot be used is an error at its file`(text: String, others: String) throws {
    let folder = try apps()
    let theme = try folder.write(text, to: "notes.json")
    let build = CommandRun(
      "build", "\(folder.path)/new", "-o", "\(folder.path)/site", "--theme", others + theme)
    for format in DiffFormat.allCases where format != .reg {
      let run = run(in: folder, ["--theme", others + theme, "--format", format.rawValue])
      #expect(run.code == .wrongInput && !run.text.contains("Nothing changed"))
      #expect(run.errors == build.errors && run.errors.contains("\(theme):1:"))
      if format != .human { #expect(run.output.contains("notes.json"), "\(format)") }
    }
    let report = "\(folder.path)/report"
    #expect(run(in: folder, ["--theme", others + theme, "-o", report]).code == .wrongInput)
    let page = try TemporaryFolder.text(of: "\(report)/index.xhtml")
    #expect(page.contains(">Nothing was compared: "), "\(page)")
  }

  @Test func `sites and pictures are not compared in such a theme either`() throws {
    let folder = try apps()
    let theme = try folder.write("{}", to: "theme.json")
    for side in ["old", "new"] {
      let build = ["build", "\(folder.path)/\(side)", "-o", "\(folder.path)/site of \(side)"]
      #expect(CommandRun(build + ["--device", "iphone-se-1", "--quiet"]).code == .clean)
    }
    let sides = ["old", "site of old", "site of old/screens"].map { "\(folder.path)/\($0)" }
    for side in sides {
      let run = CommandRun("diff", side, "\(folder.path)/site of new", "--theme", theme)
      #expect(run.code == .wrongInput && run.output.isEmpty)
      #expect(run.errors.contains("\(theme):1:"))
    }
    let kinds = CommandRun("diff", sides[2], sides[1], "--theme", theme, "--format", "json").output
    #expect(kinds.contains("\"kind\": \"pictures\"") && kinds.contains("\"kind\": \"site\""))
  }

  @Test(arguments: [
    #"{"themes": ["paper", "none.json"]}"#, #"{"themes": ["none.json"]}"#,
    #"{"devices": ["none"]}"#,
  ])
  func `themes and devices of riverbed.json that cannot be used are errors there`(
    text: String
  ) throws {
    let folder = try apps(new: ["riverbed.json": text])
    let words = ["diff", "\(folder.path)/old", "\(folder.path)/new"]
    let run = CommandRun(words)
    #expect(run.code == .wrongInput && !run.text.contains("Nothing changed"))
    #expect(run.errors.contains("new/riverbed.json:1:"))
  }

  private static let broken = [
    "riverbed.json", "routes.json", "families.plist", "feeds/index.json", "Main.storyboard",
  ]

  @Test(arguments: broken)
  func `the errors of the new app come first in every format`(name: String) throws {
    let folder = try apps(old: [name: "{\"a"], new: [name: "{\"a"])
    let report = "\(folder.path)/report"
    let errors = try errors(in: folder)
    let sentence = "The old app has \(errors), and the new one "
    for format in DiffFormat.allCases {
      let run = run(in: folder, ["--format", format.rawValue, "-o", report])
      #expect(run.code == .wrongInput && !run.text.contains("Nothing changed"))
      switch format {
      case .human, .json, .markdown, .github:
        #expect(run.output.contains(sentence), "\(format)")
        #expect(run.output.contains("; no picture changed"), "\(format)")
      case .sarif, .gitlab:
        #expect(run.output.contains("\"app-error\""), "\(format)")
        #expect(run.output.contains("/new/\(name)\""), "\(format)")
      case .junit: #expect(run.output.contains("<error type="))
      case .reg: #expect(!run.output.contains(name))
      }
    }
    let page = try TemporaryFolder.text(of: "\(report)/index.xhtml")
    #expect(page.contains(sentence) && page.contains("Errors that were there before"))
  }

  // Pages say that a storyboard is gone.
  @Test(arguments: broken.filter { $0 != "Main.storyboard" })
  func `errors of the old app alone are said too, and pass`(name: String) throws {
    let folder = try apps(old: [name: "{\"a"])
    let sentence = "The old app has \(try errors(in: folder)); no picture changed"
    for format in DiffFormat.allCases {
      let run = run(in: folder, ["--format", format.rawValue, "-o", "\(folder.path)/report"])
      #expect(run.code == .clean && !run.text.contains("Nothing changed"))
      switch format {
      case .human, .json, .markdown, .github: #expect(run.output.contains(sentence), "\(format)")
      case .sarif, .gitlab:
        #expect(run.output.contains("the old app has an error, so not everything "), "\(format)")
        #expect(run.output.contains("/old/\(name)\""), "\(format)")
        #expect(!run.output.contains("/new/") && !run.output.contains("old-app"), "\(format)")
      case .junit: #expect(run.output.contains("the old app has "))
      case .reg: break
      }
    }
    #expect(
      try TemporaryFolder.text(of: "\(folder.path)/report/index.xhtml").contains(sentence))
  }

  @Test func `mistakes in the list of accepted causes are errors of the new app`() throws {
    let folder = try apps(new: ["riverbed.accepted.json": "7"])
    let run = run(in: folder)
    #expect(run.code == .wrongInput)
    #expect(
      run.output.hasPrefix(
        """
        1 new problem: riverbed.accepted.json is the number 7 where an array belongs.
        The new app has 1 error; no picture changed
        """))
  }

  /// Returns how many errors `check` counts in the old app: `1 error`.
  private func errors(in folder: borrowing TemporaryFolder) throws -> String {
    let check = CommandRun("check", "\(folder.path)/old")
    return String(try #require(check.output.firstMatch(of: #/, (\d+ errors?)/#)).1)
  }
}
