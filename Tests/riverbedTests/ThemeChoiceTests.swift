import AppModel
import Disk
import FoundationEssentials
import Support
import Testing
import Themes

@testable import riverbed

@Suite struct ThemeChoiceTests {
  /// Returns a custom theme: paper under another name, with one change.
  private func theme(_ name: String, page: String = "#ffffff") -> String {
    String(decoding: ThemeFile.paper.bytes, as: UTF8.self)
      .replacing("\"paper\"", with: "\"\(name)\"")
      .replacing("\"page\": \"#f3f4f6\"", with: "\"page\": \"\(page)\"")
  }

  private let rivers = #"[{"id": "home", "name": "Home", "home": true}]"#

  @Test func `themes lists the four themes`() {
    let list = CommandRun("themes")
    #expect(list.code == .clean)
    for theme in ThemeFile.allCases { #expect(list.output.contains("\n\(theme.rawValue) ")) }
  }

  @Test(arguments: [("nigth", "night"), ("light", "paper"), ("Dark", "night")])
  func `an unknown theme is a usage error that suggests a name`(word: String, meant: String) throws
  {
    let app = try TemporaryFolder()
    try app.write(rivers, to: "rivers.json")
    let run = CommandRun("build", app.path, "-o", "\(app.path)/site", "--theme", word)
    #expect(run.code == .usage && run.errors.contains("did you mean '\(meant)'?"))
  }

  @Test(arguments: [
    ("iphone-15", "iphone-14-pro"), ("iphone-15-plus", "iphone-14-pro-max"),
    ("iphone-se-2nd-gen", "iphone-8"), ("ipad-10", "ipad-air-4"), ("ipad-air-5", "ipad-air-4"),
    ("ipad-mini-5", "ipad-9.7"), ("iphone-14-por", "iphone-14-pro"), ("ipad-9", "ipad-10.2"),
    ("iphone15", "iphone-14-pro"), ("iphone-13-mini", "iphone-12-mini"),
    ("iPad (10th generation)", "ipad-air-4"), ("ipad-pro-12.9-6", "ipad-pro-12.9-3"),
    ("iPad Air 11-inch (M3)", "ipad-air-4"), ("ipad-pro-13", "ipad-pro-13-m4"),
  ])
  func `an unknown device is a usage error that suggests the one that is drawn alike`(
    word: String, meant: String
  ) throws {
    let app = try TemporaryFolder()
    try app.write(rivers, to: "rivers.json")
    let run = CommandRun("build", app.path, "-o", "\(app.path)/site", "--device", word)
    #expect(run.code == .usage && run.errors.contains("did you mean '\(meant)'?"))
    try app.write(#"{"devices": ["\#(word)"]}"#, to: "riverbed.json")
    let check = CommandRun("check", app.path)
    #expect(check.output.contains("did you mean '\(meant)'?"))
  }

  @Test(arguments: ["/", "//", "/,x", ",", "", "my/", "(9-1)", "(1-99999999999)"])
  func `devices may have any name where another one is wanted`(name: String) throws {
    let app = try TemporaryFolder()
    try app.write(rivers, to: "rivers.json")
    try app.write(
      #"{"devices": [{"id": "mine", "name": "\#(name)", "portrait": {"w": 400, "h": 700}}]}"#,
      to: "riverbed.json")
    #expect(CommandRun("build", app.path, "--device", "nosuch").code == .usage)
    #expect(CommandRun("inspect", app.path, "--device", "mine", "--screen", "home").code == .clean)
  }

  @Test func `a custom theme is found by its path`() throws {
    let app = try TemporaryFolder()
    try app.write(rivers, to: "rivers.json")
    let file = try app.write(theme("house"), to: "looks/house.json")
    let run = CommandRun("build", app.path, "-o", "\(app.path)/site", "--theme", "paper,\(file)")
    #expect(run.code == .clean)
    let folder = "\(app.path)/site/themes/house/screens/home"
    #expect(FileManager.default.fileExists(atPath: folder))
  }

  @Test func `a broken theme is reported with its line, and no site is made`() throws {
    let app = try TemporaryFolder()
    try app.write(rivers, to: "rivers.json")
    let file = try app.write(theme("house", page: "white"), to: "house.json")
    let run = CommandRun("build", app.path, "-o", "\(app.path)/site", "--theme", file)
    #expect(run.code == .wrongInput)
    #expect(run.errors.contains("house.json:") && run.errors.contains("[theme-color]"))
    #expect(!FileManager.default.fileExists(atPath: "\(app.path)/site"))
  }

  @Test func `a theme with low contrast is reported and can fail the build`() throws {
    let app = try TemporaryFolder()
    try app.write(rivers, to: "rivers.json")
    let text = theme("house").replacing("\"text\": \"#1f2730\"", with: "\"text\": \"#ffffff\"")
    let file = try app.write(text, to: "house.json")
    let words = ["build", app.path, "-o", "\(app.path)/site", "--theme", file]
    for (more, code) in [([], ExitCode.clean), (["--fail-on", "theme-contrast"], .failOn)] {
      let run = CommandRun(words + more)
      #expect(run.code == code)
      #expect(run.errors.contains("[theme-contrast]"))
    }
  }

  @Test(arguments: ["../passwd.json", "/etc/passwd", "looks/../../passwd.json", "link.json"])
  func `a theme outside the app's folder is not read unless that is allowed`(
    path: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("root:x:0:0:secret", to: "passwd.json")
    try folder.write(rivers, to: "app/rivers.json")
    try folder.write("", to: "app/looks/none")
    try folder.symbolicLink("app/link.json", to: "../passwd.json")
    try folder.write("{\"themes\": [\"\(path)\"]}", to: "app/riverbed.json")
    for command in ["check", "build"] {
      let run = CommandRun(command, "\(folder.path)/app")
      let text = run.text
      #expect(run.code == .file)
      #expect(
        text.contains(
          "riverbed.json:1:13: error: the theme '\(path)' is not read: it is outside the "
            + "app's folder; --follow-links allows that [outside-file]"))
      #expect(!text.contains("root:") && !text.contains("'root'"))
    }
    #expect(CommandRun("check", "\(folder.path)/app", "--follow-links").code == .wrongInput)
  }

  @Test func `themes count toward the size limit of the app's files`() throws {
    let app = try TemporaryFolder()
    try app.write(rivers, to: "rivers.json")
    let site = "{\"themes\": [\"a.json\", \"b.json\", \"c.json\"]}"
    try app.write(site, to: "riverbed.json")
    for name in ["a", "b", "c"] {
      try app.write("{}" + String(repeating: " ", count: 998), to: "\(name).json")
    }
    let read = rivers.utf8.count + site.utf8.count
    var texts: [String] = []
    for limit in [read + 2999, read + 3000] {
      let run = CommandRun("check", app.path, "--max-input", "\(limit)")
      texts.append(run.output)
      #expect(run.code == (limit == read + 2999 ? .file : .wrongInput))
    }
    #expect(
      texts[0].contains(
        "the theme 'c.json' is not read: it would take the app's files over the limit of bytes "
          + "that may be read; --max-input allows more [input-limit]"))
    #expect(texts[0].split(separator: "[input-limit]").count == 2)
    #expect(!texts[1].contains("[input-limit]"))
  }

  @Test(arguments: [nil, "{\"themes\": [\"large.json\"]}"])
  func `a theme of more than a megabyte is refused without being read`(site: String?) throws {
    let app = try TemporaryFolder()
    try app.write(rivers, to: "rivers.json")
    if let site { try app.write(site, to: "riverbed.json") }
    let file = try app.sparseFile("large.json", size: (1 << 20) + 1)
    let words = ["build", app.path] + (site == nil ? ["--theme", file] : [])
    let run = CommandRun(words)
    #expect(run.code == (site == nil ? .usage : .wrongInput))
    #expect(run.errors.contains("is larger than a theme may be"))
  }

  @Test(arguments: [
    (#"["papr"]"#, "there is no theme named 'papr'; did you mean 'paper'?"),
    (#"["looks/none.json"]"#, "there is no theme file 'looks/none.json'"),
    (#"["night", "night.json"]"#, "two different themes are named 'night'"),
  ])
  func `problems with themes of riverbed.json are reported`(words: String, text: String) throws {
    let app = try TemporaryFolder()
    try app.write(rivers, to: "rivers.json")
    try app.write(theme("night"), to: "night.json")
    try app.write("{\"themes\": \(words)}", to: "riverbed.json")
    for command in ["check", "build"] {
      let run = CommandRun(command, app.path)
      #expect(run.code == .wrongInput)
      #expect(run.text.contains("riverbed.json:1:"))
      #expect(run.text.contains("error: \(text) [unusable-theme]"))
    }
  }
}
