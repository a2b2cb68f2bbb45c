import FoundationEssentials
import Support
import Testing
import Themes

@testable import riverbed

/// Outputs that would lie on or in something that is read or owned: nothing is written.
@Suite struct OutputRefusalTests {
  private static let rivers = #"[{"id": "home", "name": "Home", "home": true}]"#

  /// Returns a folder with two apps, a site of each, pictures, a theme and links.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for side in ["old", "new"] {
      try folder.write(rivers, to: "\(side)/rivers.json")
      try folder.write("[]", to: "\(side)/feeds/index.json")
    }
    try folder.write(#"{"themes": ["paper", "looks/own.json"]}"#, to: "new/riverbed.json")
    let theme = String(decoding: ThemeFile.paper.bytes, as: UTF8.self)
    for name in ["new/looks/own.json", "theme.json"] { try folder.write(theme, to: name) }
    try folder.symbolicLink("link.json", to: "new/rivers.json")
    try folder.symbolicLink("feeds", to: "new/feeds")
    try FileManager.default.linkItem(
      atPath: "\(folder.path)/new/rivers.json", toPath: "\(folder.path)/hard.json")
    for side in ["old", "new"] {
      let site = "\(folder.path)/\(side) site"
      let run = CommandRun(
        "build", "\(folder.path)/\(side)", "-o", site, "--device", "iphone-se-1", "--quiet",
        "--theme", "paper")
      try #require(run.code == .clean, "\(run.errors)")
    }
    return folder
  }

  /// Expects a command line to be refused with 64 before it writes anything.
  private static func expectRefused(
    _ words: [String], in folder: borrowing TemporaryFolder
  ) throws {
    let before = try TemporaryFolder.files(in: folder.path)
    let run = CommandRun(words.map { $0.replacing("@", with: "\(folder.path)/") })
    #expect(run.code == .usage, "\(words) \(run.errors)")
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains(
        #/^riverbed: error: cannot (build into|write) '.*': .*; choose another (file|folder|one)\n$/#
      ),
      "\(words) \(run.errors)")
    #expect(try TemporaryFolder.files(in: folder.path) == before, "\(words)")
  }

  /// Files that an app is read from, or would be read from the next time.
  private static let inputs = [
    "new/rivers.json", "new/../new/./rivers.json", "new/RIVERS.json", "new/settings.json",
    "new/feeds/index.json", "new/feeds/more.json", "feeds/more.json", "new/riverbed.json",
    "new/riverbed.accepted.json", "new/looks/own.json", "new/Main.storyboard", "link.json",
    "hard.json", "new site/site.json", "new site/index.xhtml", "new site/.riverbed/state",
    "new site/SCREENS", "new site/screens/home/iphone-se-1/full.svg", "new site/screens/new.json",
    "new site/screens/new/x.json", "new site/.riverbed/new",
  ]

  @Test(arguments: inputs) func `a file of check or diff is not an input`(file: String) throws {
    let folder = try Self.folder()
    for format in ["json", "human", "sarif"] {
      let output = ["--format", "\(format)=@\(file)"]
      try Self.expectRefused(["check", "@new"] + output, in: folder)
      try Self.expectRefused(["diff", "@old", "@new"] + output, in: folder)
      try Self.expectRefused(["diff", "@new", "@old"] + output, in: folder)
    }
  }

  @Test func `an app that cannot be read keeps its files`() throws {
    let folder = try Self.folder()
    try folder.write("[{", to: "new/rivers.json")
    let output = ["--format", "sarif=@new/rivers.json"]
    try Self.expectRefused(["check", "@new"] + output, in: folder)
    try Self.expectRefused(["check", "@new/rivers.json"] + output, in: folder)
    try Self.expectRefused(["diff", "@old", "@new"] + output, in: folder)
  }

  @Test(arguments: ["old site/x.json", "new site/x.json", "old site/.x", "new site/new/x"])
  func `nothing is written into a site or into pictures that are compared`(path: String) throws {
    let folder = try Self.folder()
    let sites = ["diff", "@old site", "@new site"]
    try Self.expectRefused(sites + ["--format", "json=@\(path)"], in: folder)
    try Self.expectRefused(sites + ["-o", "@\(path)"], in: folder)
    for side in ["old", "new"] {
      for file in ["site.json", ".riverbed/state"] {
        let path = "\(folder.path)/\(side) site/\(file)"
        if FileManager.default.fileExists(atPath: path) {
          try FileManager.default.removeItem(atPath: path)
        }
      }
    }
    try Self.expectRefused(sites + ["--format", "json=@\(path)"], in: folder)
    try Self.expectRefused(sites + ["-o", "@\(path)"], in: folder)
  }

  @Test func `a theme of the command line is read too`() throws {
    let folder = try Self.folder()
    let themes = ["--theme", "paper,@theme.json"]
    let diff = ["diff", "@old", "@new"] + themes
    try Self.expectRefused(diff + ["--format", "json=@theme.json"], in: folder)
    try Self.expectRefused(diff + ["-o", "@"], in: folder)
    try Self.expectRefused(["build", "@new", "-o", "@"] + themes, in: folder)
  }

  @Test(arguments: ["-o", "--format"])
  func `a theme is called what it is`(option: String) throws {
    let folder = try Self.folder()
    try folder.write(String(decoding: ThemeFile.paper.bytes, as: UTF8.self), to: "looks/own.json")
    let path = folder.path
    let output = option == "-o" ? "\(path)/looks" : "json=\(path)/looks/own.json"
    let run = CommandRun(
      "diff", "\(path)/old", "\(path)/new", "--theme", "\(path)/looks/own.json", option, output)
    let reason =
      option == "-o"
      ? "the theme '\(path)/looks/own.json' is in it; choose another folder"
      : "it is read; choose another file"
    #expect(run.code == .usage && run.errors.hasSuffix("': \(reason)\n"), "\(run.errors)")
  }

  @Test func `a record that is a link protects its site, and a link to nothing does not`() throws {
    let folder = try Self.folder()
    let record = "\(folder.path)/new site/site.json"
    try FileManager.default.moveItem(atPath: record, toPath: "\(folder.path)/record.json")
    try folder.symbolicLink("new site/site.json", to: "../record.json")
    for file in ["site.json", "index.xhtml", "screens/new.json", ".riverbed/state"] {
      try Self.expectRefused(["check", "@new", "--format", "json=@new site/\(file)"], in: folder)
    }
    try FileManager.default.removeItem(atPath: "\(folder.path)/record.json")
    let run = CommandRun(
      "check", "\(folder.path)/new", "--format", "json=\(folder.path)/new site/index.xhtml")
    #expect(run.code == .clean)
  }

  @Test func `a report keeps its own files, and may hold others`() throws {
    let folder = try Self.folder()
    let words = ["diff", "@old", "@new", "--theme", "paper", "--device", "iphone-se-1"]
    let report = ["-o", "@report"]
    for _ in 0..<2 {
      for file in [
        "site.json", "index.xhtml", "INDEX.xhtml", "../report/style.css", ".riverbed/state", "",
      ] {
        let path = file.isEmpty ? "@report" : "@report/\(file)"
        try Self.expectRefused(words + report + ["--format", "json=\(path)"], in: folder)
      }
      let other = words + report + ["--format", "json=@report/changes.json"]
      #expect(
        CommandRun(other.map { $0.replacing("@", with: "\(folder.path)/") }).code == .differences)
    }
    try Self.expectRefused(words + ["--format", "json=@report/site.json"], in: folder)
    try folder.write(Self.rivers.replacing("Home", with: "Start"), to: "new/rivers.json")
    for file in ["new/x.json", "Causes/x"] {
      try Self.expectRefused(
        words + ["-o", "@changes", "--format", "json=@changes/\(file)"], in: folder)
    }
    try Self.expectRefused(words + ["-o", "@a/b", "--format", "json=@a"], in: folder)
    try Self.expectRefused(words + ["-o", "@new site/screens"], in: folder)
  }

  @Test(arguments: ["A.json", "x/../a.json", "here/a.json"])
  func `two formats are not one file in other words`(other: String) throws {
    let folder = try Self.folder()
    try folder.write("", to: "x/none")
    try folder.symbolicLink("here", to: ".")
    for command in [["check", "@new"], ["diff", "@old", "@new"]] {
      try Self.expectRefused(
        command + ["--format", "json=@a.json", "--format", "sarif=@\(other)"], in: folder)
    }
  }

  @Test func `pictures are not copied over where they come from`() throws {
    let folder = try Self.folder()
    try folder.write("<svg/>", to: "pictures/a.svg")
    try folder.write("<svg/>", to: "pictures/inner/b.svg")
    for new in ["@pictures", "@pictures/inner"] {
      try Self.expectRefused(["diff", "@pictures", new, "--update-baseline"], in: folder)
    }
  }

  @Test func `a merged site is not one of its shards, nor in another site`() throws {
    let folder = try Self.folder()
    let shard = CommandRun(
      "build", "\(folder.path)/new", "-o", "\(folder.path)/shard", "--shard", "1/1", "--quiet",
      "--device", "iphone-se-1")
    #expect(shard.code == .clean)
    for output in ["@shard", "@shard/new", "@new site/screens"] {
      try Self.expectRefused(["merge", "@shard", "-o", output], in: folder)
    }
  }

  @Test func `files next to the inputs are written, and a summary is added to`() throws {
    let folder = try Self.folder()
    let files = ["new/riverbed.sarif", "old/changes.json", "new site/changes.json", "x.json"]
    for file in files {
      for words in [
        ["check", "\(folder.path)/new"], ["diff", "\(folder.path)/old", "\(folder.path)/new"],
      ] {
        let run = CommandRun(words + ["--format", "json=\(folder.path)/\(file)"])
        #expect(run.code == .clean || run.code == .differences, "\(run.errors)")
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(file)"))
      }
    }
  }
}
