import Support
import Testing

@testable import Printing
@testable import riverbed

/// The files of `riverbed diff` where nothing was compared: none keeps what an earlier run wrote.
@Suite struct UncomparedTests {
  private static let rivers = #"[{"id": "home", "name": "Home", "home": true}]"#

  /// Returns two apps, a theme without anything in it, and files of an earlier run.
  private func apps(old: String = rivers, new: String = rivers) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(old, to: "old/rivers.json")
    try folder.write(new, to: "new/rivers.json")
    try folder.write("{}", to: "theme.json")
    for format in DiffFormat.allCases {
      try folder.write("STALE", to: "\(format.rawValue)")
    }
    return folder
  }

  /// Runs a comparison that writes every format, and returns the texts of the files.
  private func texts(
    in folder: borrowing TemporaryFolder, _ words: String..., old: String? = "old",
    code: ExitCode = .wrongInput
  ) throws -> [DiffFormat: String] {
    let path = folder.path
    let formats = DiffFormat.allCases.flatMap { ["--format", "\($0.rawValue)=\(path)/\($0)"] }
    let operands = [old, "new"].compactMap(\.self).map { "\(path)/\($0)" }
    let run = CommandRun(["diff"] + operands + ["-o", "\(path)/report"] + formats + words)
    #expect(run.code == code && run.output.isEmpty, "\(run.text)")
    var texts: [DiffFormat: String] = [:]
    for format in DiffFormat.allCases {
      texts[format] = try TemporaryFolder.text(of: "\(path)/\(format)")
    }
    #expect(texts.values.allSatisfy { !$0.contains("STALE") && !$0.contains("Nothing changed") })
    return texts
  }

  /// Expects a valid document with a sentence, without counts, and with some diagnostics.
  private func expectDocument(
    _ text: String?, _ sentence: String, new: [String], fixed: [String]
  ) throws {
    let root = try JSONTree(strictly: Array(try #require(text).utf8))
    #expect(try JSONSchema(named: "diff").violations(in: root) == [])
    #expect(try root.at("/sentence").text == sentence)
    #expect(try root.at("/counts").members.allSatisfy { $0.value.whole == 0 })
    for (list, codes) in [("new", new), ("fixed", fixed)] {
      let found = try root.at("/problems/\(list)").elements.map { $0["code"]?.text }
      #expect(Set(found) == Set(codes))
    }
  }

  @Test func `an app with a damaged file`() throws {
    let folder = try apps(new: "[{")
    let texts = try texts(in: folder)
    let sentence = "Nothing was compared: the new app has 1 error."
    try expectDocument(texts[.json], sentence, new: ["json-truncated"], fixed: [])
    let lines = try #require(texts[.human]).split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == sentence)
    #expect(lines.last?.contains("/new/rivers.json:1:2: error: ") == true)
    #expect(texts[.reg]?.contains("rivers.json") == false)
    #expect(texts[.reg]?.contains(#""failedItems": []"#) == true)
    let quiet = try self.texts(in: folder, "--quiet")
    #expect(quiet[.human]?.split(separator: "\n").count == 1)
  }

  @Test func `an old app with a damaged file`() throws {
    let folder = try apps(old: "[{")
    let texts = try texts(in: folder)
    let sentence = "Nothing was compared: the old app has 1 error."
    try expectDocument(texts[.json], sentence, new: [], fixed: ["json-truncated"])
    #expect(texts[.human]?.hasPrefix("\(sentence)\n") == true)
    #expect(texts[.markdown]?.contains("/old/rivers.json:1:2") == true)
    // The new app is not written over, although nothing else reads it.
    let run = CommandRun(
      "diff", "\(folder.path)/old", "\(folder.path)/new", "--format",
      "json=\(folder.path)/new/rivers.json")
    #expect(run.code == .usage)
    #expect(try TemporaryFolder.text(of: "\(folder.path)/new/rivers.json") == Self.rivers)
  }

  @Test(arguments: [
    (#"{"baseline": "none"}"#, ExitCode.file, "missing-file"),
    (#"{"baseline": "../old"}"#, .file, "outside-file"),
    (#"{"baseline": 1}"#, .wrongInput, "wrong-type"),
    (#"{"baseline": "#, .wrongInput, "json-truncated"),
  ])
  func `a baseline that cannot be read`(file: String, code: ExitCode, rule: String) throws {
    let folder = try apps()
    try folder.write(file, to: "new/riverbed.json")
    let texts = try texts(in: folder, old: nil, code: code)
    let sentence = "Nothing was compared: the baseline of the new app cannot be read."
    try expectDocument(texts[.json], sentence, new: [rule], fixed: [])
    for format in DiffFormat.allCases where format != .reg {
      #expect(texts[format]?.contains("new/riverbed.json") == true, "\(format)")
    }
    // The app is not written over, although nothing is compared with it.
    let run = CommandRun(
      "diff", "\(folder.path)/new", "--format", "json=\(folder.path)/new/rivers.json")
    #expect(run.code == .usage)
    #expect(try TemporaryFolder.text(of: "\(folder.path)/new/rivers.json") == Self.rivers)
  }

  @Test func `a side that is not there`() throws {
    let folder = try apps()
    let absent = try texts(in: folder, old: "none", code: .file)
    let sentence = "Nothing was compared: the old side cannot be read."
    try expectDocument(absent[.json], sentence, new: [], fixed: ["unreadable-file"])
    for format in DiffFormat.allCases where format != .reg {
      #expect(absent[format]?.contains("no such file or directory") == true, "\(format)")
    }
    try folder.write("", to: "empty/notes.txt")
    let nothing = try texts(in: folder, old: "empty", code: .file)
    #expect(nothing[.sarif]?.contains("there is nothing to compare at") == true)
    try folder.write("{", to: "site/site.json")
    let site = try texts(in: folder, old: "site", code: .file)
    #expect(site[.junit]?.contains("<failure") == true)
    // A baseline that is a revision is only looked for here, with the path of the app.
    try folder.write(#"{"baseline": "no-such-branch:"}"#, to: "new/riverbed.json")
    let revision = try texts(in: folder, old: nil, code: .file)
    try expectDocument(revision[.json], sentence, new: [], fixed: ["unreadable-file"])
    #expect(revision[.github]?.contains("::error file=\(folder.path)/new,line=1,col=1") == true)
    // Nothing is known of a new side that is not there, not even its baseline.
    try folder.write("STALE", to: "json")
    let json = "json=\(folder.path)/json"
    #expect(CommandRun("diff", "\(folder.path)/none", "--format", json).code == .file)
    try expectDocument(
      try TemporaryFolder.text(of: "\(folder.path)/json"),
      "Nothing was compared: the new side cannot be read.", new: ["unreadable-file"], fixed: [])
  }

  @Test func `a theme that cannot be used`() throws {
    let folder = try apps()
    let texts = try texts(in: folder, "--theme", "\(folder.path)/theme.json")
    let sentence = "Nothing was compared: a theme cannot be used."
    try expectDocument(
      texts[.json], sentence, new: ["theme-name", "theme-missing-role"], fixed: [])
    #expect(texts[.human]?.hasPrefix("\(sentence)\n\(folder.path)/theme.json:1:1: ") == true)
  }
}
