import Support
import Testing
import Texts
import Themes

@testable import Disk
@testable import riverbed

/// Names that are not UTF-8, from the command line to the disk. macOS does not take such names.
#if !canImport(Darwin)
@Suite struct ByteNameTests {
  private static let rivers = #"[{"id": "home", "name": "Home", "home": true}]"#

  /// The name `cafÉ` in Latin-1, as a text.
  private static let cafe = "caf" + String(systemBytes: [0xE9])
  /// A byte that is never in UTF-8.
  private static let byte = String(systemBytes: [0xFF])

  /// Returns a folder with an app in a folder whose name is not UTF-8, and another app where a
  /// reader would look that replaces such bytes.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"id": "other", "home": true}]"#, to: "caf\u{FFFD}/rivers.json")
    try write(rivers, to: "\(folder.path)/\(cafe)/rivers.json")
    return folder
  }

  /// Writes a file whose name may be any bytes, and creates the folder around it.
  private static func write(_ text: String, to path: String) throws {
    try Folder(path: path.steps.dropLast().map { "/\($0)" }.joined()).create()
    try NamedFile.write(Array(text.utf8), at: path)
  }

  private static func text(of path: String) throws -> String {
    guard case .bytes(let bytes)? = FileContent(reading: path) else { throw Missing(path: path) }
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  private struct Missing: Error {
    let path: String
  }

  @Test func `an app and a single file are read by the bytes of their names`() throws {
    let folder = try Self.folder()
    try Self.write(Self.rivers, to: "\(folder.path)/\(Self.byte).json")
    for (name, shown) in [(Self.cafe, #"caf\xE9"#), ("\(Self.byte).json", #"\xFF.json"#)] {
      let inspect = CommandRun("inspect", "\(folder.path)/\(name)", "--screen", "home")
      #expect(inspect.code == .clean, "\(inspect.errors)")
      let check = CommandRun("check", "\(folder.path)/\(name)", "--quiet", "-v")
      #expect(check.output.contains("/\(shown)"), "\(check.output)")
    }
    let gone = CommandRun("check", "\(folder.path)/x\(Self.byte)")
    #expect(gone.code == .file && gone.errors.contains(#"/x\xFF': no such file"#))
  }

  @Test(arguments: [
    ("json", #""app": "@/caf\\xE9""#), ("sarif", "@/caf%E9/rivers.json"),
    ("junit", #"@/caf\xE9/rivers.json"#), ("markdown", #"@/caf\xE9/rivers.json"#),
    ("gitlab", #"@/caf\\xE9/rivers.json"#), ("github", #"@/caf\xE9/rivers.json"#),
    ("human", #"@/caf\xE9/rivers.json:1:48: "#),
  ])
  func `each format is UTF-8, and shows the bytes`(format: String, text: String) throws {
    let folder = try Self.folder()
    let app = "\(folder.path)/\(Self.cafe)"
    try Self.write(#"[{"id": "home", "home": true, "ui_components": 1}]"#, to: "\(app)/rivers.json")
    let file = "\(folder.path)/out\(Self.byte)"
    let run = CommandRun("check", app, "--format", "\(format)=\(file)")
    #expect(run.code == .clean)
    let written = try Self.text(of: file)
    let expected = text.replacing("@", with: folder.path)
    #expect(written.contains(expected), "\(format): \(written)")
    #expect(written.unicodeScalars.allSatisfy { !(0xFDD0...0xFDEF).contains($0.value) })
  }

  @Test func `a site, its times and its shards are written where the command line says`() throws {
    let folder = try Self.folder()
    let app = "\(folder.path)/\(Self.cafe)"
    let build = ["build", app, "--device", "iphone-se-1", "--theme", "paper"]
    let (site, times) = ("\(folder.path)/out\(Self.byte)", "\(folder.path)/t\(Self.byte).json")
    for outcome in ["38 written", "0 written"] {
      let run = CommandRun(build + ["-o", site, "--stats=\(times)", "--label", "v\(Self.byte)"])
      #expect(run.code == .clean && run.output.hasPrefix(outcome), "\(run.text)")
      #expect(run.output.contains(#"/out\xFF/index.xhtml"#))
    }
    #expect(try Self.text(of: times).hasPrefix("{"))
    #expect(try Self.text(of: "\(site)/site.json").contains(#""label": "v\\xFF""#))
    let page = try Self.text(of: "\(site)/index.xhtml")
    #expect(page.contains(#"caf\xE9"#) && page.contains(#"v\xFF"#))
    // What was removed from the app is removed from the site.
    try Self.write(
      Self.rivers.replacing("}]", with: #"}, {"id": "more", "name": "More"}]"#),
      to: "\(app)/rivers.json")
    #expect(CommandRun(build + ["-o", site]).code == .clean)
    try Self.write(Self.rivers, to: "\(app)/rivers.json")
    #expect(CommandRun(build + ["-o", site]).output.contains("removed"))
    for number in 1...2 {
      let part = "\(folder.path)/\(number)\(Self.byte)"
      #expect(CommandRun(build + ["-o", part, "--shard", "\(number)/2"]).code == .clean)
    }
    let merged = CommandRun(
      "merge", "\(folder.path)/1\(Self.byte)", "\(folder.path)/2\(Self.byte)", "-o",
      "\(folder.path)/all\(Self.byte)")
    #expect(merged.code == .clean, "\(merged.errors)")
  }

  @Test func `known problems and themes are files with any names`() throws {
    let folder = try Self.folder()
    let app = "\(folder.path)/\(Self.cafe)"
    let known = "\(folder.path)/k\(Self.byte)"
    try Self.write(#"[{"id": "home", "home": true, "ui_components": 1}]"#, to: "\(app)/rivers.json")
    #expect(CommandRun("check", app, "--write-known", known).code == .clean)
    #expect(CommandRun("check", app, "--known", known).code == .clean)
    let theme = "\(folder.path)/t\(Self.byte).json"
    try NamedFile.write(Array(ThemeFile.paper.bytes), at: theme)
    let build = ["build", app, "-o", "\(folder.path)/site", "--device", "iphone-se-1"]
    #expect(CommandRun(build + ["--theme", theme]).errors.contains("t\u{FFFD}") == false)
    let refused = CommandRun("check", app, "--known", known, "--format", "json=\(known)")
    #expect(refused.code == .usage && refused.errors.contains(#"k\xFF': it is read"#))
  }

  @Test func `storyboards are found whatever their names are`() throws {
    let folder = try Self.folder()
    let app = "\(folder.path)/\(Self.cafe)"
    for name in ["\(Self.byte).storyboard", "Base.lproj/\(Self.byte).storyboard"] {
      try Self.write("<broken", to: "\(app)/\(name)")
    }
    let run = CommandRun("check", app, "--quiet")
    #expect(run.code == .wrongInput)
    #expect(run.output.contains(#"/caf\xE9/\xFF.storyboard:1:8: error: "#), "\(run.output)")
    #expect(run.output.contains(#"/caf\xE9/Base.lproj/\xFF.storyboard:1:8: error: "#))
  }

  @Test func `feeds that only look the same are two files`() throws {
    let folder = try Self.folder()
    let app = "\(folder.path)/\(Self.cafe)"
    try Self.write(#"{"entry": []}"#, to: "\(app)/feeds/é.json")
    try Self.write("{broken", to: "\(app)/feeds/e\u{301}.json")
    for name in ["é", "e\u{301}"] {
      try Self.write(
        #"[{"source": "1", "file": "\#(name).json"}]"#, to: "\(app)/feeds/index.json")
      let run = CommandRun("check", app, "--quiet")
      #expect(run.code == .wrongInput)
      #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
      #expect(run.output.utf8.contains(Array("/feeds/e\u{301}.json:1:2: error: ".utf8)))
    }
  }

  @Test func `folders of pictures are compared and updated by the bytes of their names`() throws {
    let folder = try TemporaryFolder()
    let svg = { (size: Int) in
      ##"<svg viewBox="0 0 99 99" stroke-width="1"><g data-kind="cell" data-key="a" "##
        + ##"data-frame="0 0 \##(size) 9"><rect width="\##(size)" height="9"/></g></svg>"##
    }
    try Self.write(svg(9), to: "\(folder.path)/old/\(Self.byte).svg")
    try Self.write(svg(19), to: "\(folder.path)/new/\(Self.byte).svg")
    let words = ["diff", "\(folder.path)/old", "\(folder.path)/new"]
    let run = CommandRun(words + ["-o", "\(folder.path)/report\(Self.byte)"])
    #expect(run.code == .differences && run.output.contains(#"\xFF"#), "\(run.text)")
    #expect(CommandRun(words + ["--update-baseline"]).code == .clean)
    #expect(try Self.text(of: "\(folder.path)/old/\(Self.byte).svg") == svg(19))
    #expect(CommandRun(words).code == .clean)
  }

  @Test func `a shell gets the bytes that it gave`() throws {
    let folder = try Self.folder()
    let screens = CommandRun("--complete", "build", "\(folder.path)/\(Self.cafe)", "--screen", "")
    #expect(screens.output == "home\tHome\n")
    // What is not UTF-8 is replaced only here, where it is looked at.
    let themes = CommandRun("--complete", "build", "--theme", "\(Self.byte).json,pap")
    #expect(themes.output == "\u{FFFD}.json,paper\n\tfiles\t\u{FFFD}.json,\n")
  }
}

@Suite(.needs(.bash, .git)) struct ByteNameProcessTests {
  @Test func `the program takes the bytes of its arguments, and those of a revision`() throws {
    let repository = try GitRepository()
    try repository.write(#"[{"id": "other", "home": true}]"#, to: "caf\u{FFFD}/rivers.json")
    let script = #"""
      name=$(printf 'caf\351') && mkdir "$name" &&
      printf '[{"id": "home", "name": "Home", "home": true}]' > "$name/rivers.json" &&
      printf '<broken' > "$name/$(printf '\377').storyboard" &&
      git add --all && git -c user.name=Test -c user.email=test@example.org commit -qm state &&
      { "$0" check "$name" --quiet; "$0" check "HEAD:$name" --quiet; } &&
      "$0" build "$name" --device iphone-se-1 --quiet; test -d "Output/$name" && exit 9
      """#
    let run = try repository.run([
      Tool.bash.installedPath, "-c", script.replacing("} &&", with: "};"),
      try RecipeRepository.program(),
    ])
    #expect(run.status == 9, "\(run.output)")
    #expect(run.output.contains(#"caf\xE9/\xFF.storyboard:1:8: error: "#), "\(run.output)")
    #expect(run.output.contains(#"HEAD:caf\xE9/\xFF.storyboard:1:8: error: "#))
  }
}
#endif
