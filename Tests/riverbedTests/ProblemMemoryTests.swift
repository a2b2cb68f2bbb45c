import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// Checks that remember what was found before, and that follow deep links.
@Suite struct `Known problems and deep links` {
  /// Returns a folder with an app that has a misspelled key, and one more if wanted.
  private func folder(withMore: Bool = false) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let more = withMore ? #", {"id": "b", "name": "B", "nmae": "C"}"# : ""
    try folder.write(
      #"[{"id": "home", "name": "Home", "home": true, "styels": {}}\#(more)]"#,
      to: "app/rivers.json")
    return folder
  }

  private func check(_ folder: borrowing TemporaryFolder, _ options: String...) -> CommandRun {
    CommandRun(["check", "\(folder.path)/app"] + options)
  }

  @Test func `what was written is left out, and what is new is not`() throws {
    let folder = try folder()
    let known = "\(folder.path)/known.json"
    let first = check(folder, "--write-known", known)
    #expect(first.output.contains("styels") && first.code == .clean)
    let text = try TemporaryFolder.text(of: known)
    #expect(text.contains(##""path": "rivers.json#home/styels""##))
    #expect(check(folder, "--known", known).output == "app: 1 screen, no problems\n")
    #expect(check(folder, "--known", known, "-v").output == "app: 1 screen, no problems\n")
    try folder.write(
      #"[{"id": "b", "name": "B", "ui_componnets": []}, {"id": "home", "name": "Home", "home": true, "styels": {}}]"#,
      to: "app/rivers.json")
    let later = check(folder, "--known", known)
    #expect(later.output.contains("ui_componnets") && !later.output.contains("styels"))
    _ = check(folder, "--write-known", known)
    _ = check(folder, "--write-known", "\(known)2")
    #expect(
      try TemporaryFolder.text(of: known) == TemporaryFolder.text(of: "\(known)2"))
  }

  @Test func `what a run fails on is only what is not known`() throws {
    let folder = try folder()
    let known = "\(folder.path)/known.json"
    #expect(check(folder, "--fail-on", "warnings", "--write-known", known).code == .failOn)
    #expect(check(folder, "--fail-on", "warnings", "--known", known).code == .clean)
    #expect(check(folder, "--strict", "--known", known).code == .clean)
  }

  @Test func `a file that is missing, of another form, or one too many is refused`() throws {
    let folder = try folder()
    let file = "\(folder.path)/known.json"
    #expect(check(folder, "--known", file).code == .file)
    for text in ["{}", "[1]", #"[{"rule": "a"}]"#, #"[{"rule": "a", "path": 1}]"#, "[", ""] {
      try folder.write(text, to: "known.json")
      #expect(check(folder, "--known", file).code == .wrongInput, "\(text)")
    }
    try folder.write("[]", to: "known.json")
    #expect(check(folder, "--known", file).code == .clean)
    #expect(check(folder, "--known", file, "--write-known", file).code == .usage)
    #expect(check(folder, "--write-known", "\(folder.path)/app/rivers.json").code != .clean)
    #expect(try TemporaryFolder.text(of: "\(folder.path)/app/rivers.json").contains("styels"))
  }

  @Test(arguments: [("2026-12-31", ExitCode.clean), ("31.12.2026", .usage), ("", .usage)])
  func `today is a day`(day: String, code: ExitCode) throws {
    let folder = try folder()
    #expect(check(folder, "--today", day).code == code)
  }

  @Test func `a link is answered with a sentence, and nothing else is printed`() throws {
    let folder = try folder()
    let opens = check(folder, "--link", "x://present?screen_id=home")
    #expect(opens.text == "The link opens 'Home', by its id.\n" && opens.code == .clean)
    let nothing = check(folder, "--link", "x://present?screen_id=gone")
    #expect(nothing.text == "The link opens nothing: no screen has the id 'gone'.\n")
    #expect(nothing.code == .wrongInput)
  }

  @Test func `a link is answered with an object`() throws {
    let folder = try folder()
    let link = "x://present?screen_id=home&entry_id=YQ"
    let opens = check(folder, "--link", link, "--format", "json")
    let keys = opens.output.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
    #expect(keys == ["link", "opens", "by", "dataSource", "entry", "reason"])
    for member in [
      #""link": "\#(link)""#, #""opens": "home""#, #""by": "screen_id""#, #""dataSource": null"#,
      #""entry": "a""#, #""reason": null"#,
    ] {
      #expect(opens.output.contains(member), "\(member)")
    }
    let nothing = check(folder, "--link", "x://present", "--format", "json")
    #expect(nothing.output.contains(#""opens": null"#) && nothing.code == .wrongInput)
  }

  @Test func `a link has no other formats, and nothing else to do`() throws {
    let folder = try folder()
    let link = "x://present?screen_id=home"
    for options in [["--format", "sarif"], ["--format", "json=x"], ["--today", "2026-01-01"]] {
      let run = CommandRun(["check", "\(folder.path)/app", "--link", link] + options)
      #expect(run.code == .usage, "\(options)")
    }
  }
}
