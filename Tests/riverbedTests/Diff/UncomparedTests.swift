import Support
import Testing

@testable import Printing
@testable import riverbed

/// The files of `riverbed diff` where nothing was compared: none keeps what an earlier run wrote.
@Suite struct UncomparedTests {
  static let rivers = #"[{"id": "home", "name": "Home", "home": true}]"#

  /// Returns two apps, a theme without anything in it, and files of an earlier run.
  func apps(old: String = rivers, new: String = rivers) throws -> TemporaryFolder {
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
  func texts(
    in folder: borrowing TemporaryFolder, _ words: [String] = [], old: String? = "old",
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
    let page = try TemporaryFolder.text(of: "\(path)/report/index.xhtml")
    #expect(page.contains(">Nothing was compared: "), "\(page)")
    return texts
  }

  /// Expects a valid document with a sentence, without counts, and with some diagnostics. Returns
  /// the name of the old side.
  @discardableResult private func expectDocument(
    _ text: String?, _ sentence: String, new: [String] = [], fixed: [String] = []
  ) throws -> String? {
    let root = try JSONTree(strictly: Array(try #require(text).utf8))
    #expect(try JSONSchema(named: "diff").violations(in: root) == [])
    #expect(try root.at("/sentence").text == sentence)
    #expect(try root.at("/counts").members.allSatisfy { $0.value.whole == 0 })
    for (list, codes) in [("new", new), ("fixed", fixed)] {
      let found = try root.at("/problems/\(list)").elements.map { $0["code"]?.text }
      #expect(Set(found) == Set(codes))
    }
    return try root.at("/old/name").text
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
    let quiet = try self.texts(in: folder, ["--quiet"])
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
    (#"{"baseline": "none"}"#, ExitCode.file, "missing-file", "/new/none"),
    (#"{"baseline": ""}"#, .file, "missing-file", ""),
    (#"{"baseline": "../old"}"#, .file, "outside-file", "/new/../old"),
    (#"{"baseline": 1}"#, .wrongInput, "wrong-type", ""),
    (#"{"baseline": "#, .wrongInput, "json-truncated", ""),
  ])
  func `a baseline that cannot be read`(
    file: String, code: ExitCode, rule: String, name: String
  ) throws {
    let folder = try apps()
    try folder.write(file, to: "new/riverbed.json")
    let texts = try texts(in: folder, old: nil, code: code)
    let sentence = "Nothing was compared: the baseline of the new app cannot be read."
    let old = try expectDocument(texts[.json], sentence, new: [rule])
    #expect(old == (name.isEmpty ? "" : folder.path + name))
    for format in DiffFormat.allCases where format != .reg {
      #expect(texts[format]?.contains("new/riverbed.json") == true, "\(format)")
    }
    // The app is not written over, although nothing is compared with it.
    let run = CommandRun(
      "diff", "\(folder.path)/new", "--format", "json=\(folder.path)/new/rivers.json")
    #expect(run.code == .usage)
    #expect(try TemporaryFolder.text(of: "\(folder.path)/new/rivers.json") == Self.rivers)
  }

  @Test(arguments: ["{}", #"{"baseline": ":app"}"#, #"{"baseline": "old"}"#])
  func `an app that does not say what to compare it with`(file: String) throws {
    let folder = try apps()
    try folder.write(file, to: "new/riverbed.json")
    try folder.write(Self.rivers, to: "new/old/rivers.json")
    // What is wrong is in the file, or missing there, although the command line is what ends so.
    let words = file.contains("old") ? ["--merge-base"] : []
    let texts = try texts(in: folder, words, old: nil, code: .usage)
    let root = try JSONTree(strictly: Array(try #require(texts[.json]).utf8))
    let sentence = try #require(try root.at("/sentence").text)
    #expect(sentence.hasPrefix("Nothing was compared: "))
    let name = try expectDocument(texts[.json], sentence)
    #expect(name == (file == "{}" ? "" : file.contains("old") ? "\(folder.path)/new/old" : ":app"))
  }

  /// Returns a JSON text as a tree.
  func tree(_ text: String?) throws -> JSONTree {
    try JSONTree(strictly: Array(try #require(text).utf8))
  }

  @Test(.needs(.xmllint)) func `a side that cannot be read, in each format's own way`() throws {
    let folder = try apps()
    let texts = try texts(in: folder, old: "none", code: .file)
    let sentence =
      "Nothing was compared: the old side, '\(folder.path)/none', cannot be read: "
      + "no such file or directory."
    try expectDocument(texts[.json], sentence)
    #expect(texts[.human] == "\(sentence)\n")
    #expect(texts[.markdown]?.hasPrefix("**Nothing was compared: the old side, ") == true)
    #expect(texts[.markdown]?.contains("Riverbed found") == false)
    #expect(
      texts[.github]?.hasPrefix("\(sentence)\n::error title=nothing-compared::Nothing ") == true)
    let sarif = try tree(texts[.sarif])
    #expect(try JSONSchema(published: "sarif-2.1.0").violations(in: sarif) == [])
    let run = try #require(try sarif.at("/runs").elements.first)
    let invocation = try #require(try run.at("/invocations").elements.first)
    #expect(try invocation.at("/executionSuccessful") == .bool(false))
    #expect(try invocation.at("/exitCode").whole == 74)
    let notifications = try invocation.at("/toolExecutionNotifications").elements
    let notification = try #require(notifications.first)
    #expect(try notification.at("/level").text == "error")
    #expect(try notification.at("/message/text").text == sentence)
    #expect(try run.at("/results").elements.isEmpty)
    let junit = try #require(texts[.junit])
    try JUnitFile.expectValid(junit)
    #expect(junit.contains(#"tests="1" failures="0" errors="1""#))
    #expect(junit.contains(#"<error type="nothing-compared" message="Nothing was compared: "#))
    let issues = try tree(texts[.gitlab]).elements
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(try JSONSchema(published: "gitlab-codeclimate").violations(in: issue) == [])
    #expect(try issue.at("/description").text == sentence)
    #expect(try issue.at("/location/path").text == "\(folder.path)/new")
  }

  @Test(.needs(.xmllint)) func `mistakes come after that nothing was compared`() throws {
    let folder = try apps(new: "[{")
    let texts = try texts(in: folder)
    let sentence = "Nothing was compared: the new app has 1 error."
    for format in DiffFormat.allCases where format != .reg {
      let text = try #require(texts[format])
      let said = try #require(text.ranges(of: sentence).first, "\(format)").lowerBound
      let mistake = try #require(text.ranges(of: "json-truncated").last, "\(format)").lowerBound
      #expect(said < mistake, "\(format)")
    }
    try JUnitFile.expectValid(try #require(texts[.junit]))
    let sarif = try tree(texts[.sarif])
    #expect(try JSONSchema(published: "sarif-2.1.0").violations(in: sarif) == [])
    #expect(texts[.sarif]?.contains("\"exitCode\": 2") == true)
    let fingerprints = try tree(texts[.gitlab]).elements.map { $0["fingerprint"]?.text }
    #expect(fingerprints.count == 2 && Set(fingerprints).count == 2)
  }

  @Test func `a side that is not there`() throws {
    let folder = try apps()
    try folder.write("", to: "empty/notes.txt")
    let nothing = try texts(in: folder, old: "empty", code: .file)
    #expect(nothing[.sarif]?.contains("cannot be read: it is not an app, a site or ") == true)
    try folder.write("{", to: "site/site.json")
    let site = try texts(in: folder, old: "site", code: .file)
    #expect(site[.junit]?.contains("<error") == true)
    // A baseline that is a revision is only looked for here, with the path of the app.
    try folder.write(#"{"baseline": "no-such-branch:"}"#, to: "new/riverbed.json")
    let revision = try texts(in: folder, old: nil, code: .file)
    #expect(try tree(revision[.json]).at("/old/name").text?.hasPrefix("no-such-branch:") == true)
    #expect(revision[.github]?.contains("::error file=") == false)
    // Nothing is known of a new side that is not there, not even its baseline.
    try folder.write("STALE", to: "json")
    let json = "json=\(folder.path)/json"
    #expect(CommandRun("diff", "\(folder.path)/none", "--format", json).code == .file)
    try expectDocument(
      try TemporaryFolder.text(of: "\(folder.path)/json"),
      "Nothing was compared: the new side, '\(folder.path)/none', cannot be read: "
        + "no such file or directory.")
  }

  @Test func `a theme that cannot be used`() throws {
    let folder = try apps()
    let texts = try texts(in: folder, ["--theme", "\(folder.path)/theme.json"])
    let sentence = "Nothing was compared: a theme cannot be used."
    try expectDocument(
      texts[.json], sentence, new: ["theme-name", "theme-missing-role"], fixed: [])
    #expect(texts[.human]?.hasPrefix("\(sentence)\n\(folder.path)/theme.json:1:1: ") == true)
  }
}
