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

  @Test(arguments: [
    ("rivers.json", nil, ExitCode.file), ("rivers.json", "[{", .wrongInput),
    ("rivers.json", #"{"a": 1}"#, .wrongInput), ("feeds/news.json", "[", .wrongInput),
    ("families.xml", "<a", .wrongInput), ("Main.storyboard", "<a/>", .wrongInput),
    ("routes.json", #"{"storyboards": ["Gone.storyboard"]}"#, .file),
    ("riverbed.json", #"{"themes": ["../theme.json"]}"#, .file),
    ("riverbed.json", #"{"themes": ["gone.json"]}"#, .wrongInput),
    ("riverbed.json", #"{"baseline": "../old"}"#, .file),
  ])
  func `what keeps a file from being read is never known`(
    name: String, text: String?, code: ExitCode
  ) throws {
    let folder = try folder()
    try folder.write(#"[{"source": "1", "file": "news.json"}]"#, to: "app/feeds/index.json")
    try folder.write(#"{"entry": []}"#, to: "app/feeds/news.json")
    try #require(check(folder).code == .clean)
    if let text {
      try folder.write(text, to: "app/\(name)")
    } else {
      try FileManager.default.removeItem(atPath: "\(folder.path)/app/\(name)")
    }
    let known = "\(folder.path)/known.json"
    let first = check(folder, "--write-known", known)
    #expect(first.code == code)
    let rules = first.output.split(separator: "\n").filter { $0.contains(": error: ") }
      .compactMap { $0.split(separator: "[").last?.dropLast() }
    try #require(!rules.isEmpty)
    let text = try TemporaryFolder.text(of: known)
    #expect(rules.allSatisfy { !text.contains("\"\($0)\"") })
    // A file of an earlier version has them.
    let entries = rules.map { #"{"rule": "\#($0)", "path": "\#(name)"}"# }
    try folder.write("[\(entries.joined(separator: ", "))]", to: "known.json")
    let later = check(folder, "--known", known)
    #expect(later.code == code && later.output.contains(": error: "))
  }

  @Test(arguments: [
    "rivers.json#home/navigations/nav_bar/styles/background_color",
    "rivers.json#home/navigations/bar-1/styles/background_color",
    "rivers.json#home/ui_components/list:today/styles/cell_styles/LIST_0",
    "rivers.json#home/ui_components/list%20today/styles/cell_styles/LIST_0",
    "rivers.json#home/ui_components/list:today/styles/cell_styles/0",
    "rivers.json#home/navigations/nav_bar/nav_items/Odd/type",
    "rivers.json#home/navigations/nav_bar/nav_items/0/type",
  ])
  func `what earlier versions wrote is known too`(path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [{"id": "home", "name": "Home", "home": true, "styles": {"family": "FAMILY_1"},
        "ui_components": [{"component_type": "list", "data": {"source": "today"},
          "styles": {"cell_styles": ["LIST_0"]}}],
        "navigations": [{"id": "bar-1", "category": "nav_bar", "styles": {"background_color": "x"},
          "nav_items": [{"title": "Odd", "type": "odd"}]}]}]
      """, to: "app/rivers.json")
    let all = check(folder, "--write-known", "\(folder.path)/all.json")
    let rules = ["bad-color", "unknown-cell-style", "unknown-item-type"].filter {
      all.output.contains("[\($0)]")
    }
    #expect(rules.count == 3, "\(all.output)")
    let entries = rules.map { #"{"rule": "\#($0)", "path": "\#(path)"}"# }
    try folder.write("[\(entries.joined(separator: ", "))]", to: "known.json")
    let left = check(folder, "--known", "\(folder.path)/known.json").output
    #expect(rules.count { left.contains("[\($0)]") } == 2, "\(left)")
  }

  /// Writes a storyboard with segues that lead to nothing.
  private func write(
    _ segues: [String], separatedBy separator: String = "\n", to folder: borrowing TemporaryFolder
  ) throws {
    let before = [
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0""#
        + #" targetRuntime="iOS.CocoaTouch" initialViewController="a">"#,
      "<scenes>", #"<scene sceneID="s">"#, "<objects>", #"<viewController id="a">"#,
      "<connections>",
    ]
    let lines = segues.map { #"<segue id="\#($0)" kind="show" destination="gone"/>"# }
    let after = [
      "</connections>", "</viewController>", "</objects>", "</scene>", "</scenes>", "</document>",
    ]
    try folder.write(
      (before + lines + after).joined(separator: separator), to: "app/Main.storyboard")
  }

  @Test func `a problem of a storyboard is known by its element, never by its file alone`() throws {
    let folder = try folder()
    let known = "\(folder.path)/known.json"
    try write(["x"], to: folder)
    #expect(check(folder, "--write-known", known).code == .wrongInput)
    #expect(try TemporaryFolder.text(of: known).contains(##""path": "Main.storyboard#x""##))
    #expect(check(folder, "--known", known).code == .clean)
    try write(["y", "x"], to: folder)
    let later = check(folder, "--known", known)
    #expect(later.code == .wrongInput && later.output.contains("app: 1 screen, 1 error"))
    try write(["x"], separatedBy: "", to: folder)
    #expect(check(folder, "--write-known", known).code == .wrongInput)
    #expect(check(folder, "--known", known).code == .wrongInput)
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
      #""entry": "YQ""#, #""reason": null"#,
    ] {
      #expect(opens.output.contains(member), "\(member)")
    }
    let native = check(folder, "--link", "x://xray")
    #expect(native.output == "The link opens no screen: the native side shows its log.\n")
    #expect(native.code == .clean)
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
