import Disk
import FoundationEssentials
import Support
import Testing

@testable import AppModel
@testable import riverbed

/// Which feeds are read, and which are kept.
@Suite struct FeedReadingTests {
  /// Returns the contents of the files of an app whose index lists one feed.
  private func files(
    index: String? = #"[{"source": "1", "file": "a.json"}, {"file": "x"}]"#,
    _ prepare: (borrowing TemporaryFolder) throws -> Void = { _ in }
  ) throws -> AppFiles {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "rivers.json")
    if let index { try folder.write(index, to: "feeds/index.json") }
    for name in ["a.json", "b.json"] { try folder.write("{\"a\":\n[1,]}", to: "feeds/\(name)") }
    for name in ["notes.txt", ".hidden.json", "deep/c.json"] {
      try folder.write("x", to: "feeds/\(name)")
    }
    try prepare(folder)
    return try AppSource(folder.path).files()
  }

  @Test func `listed feeds are kept, and only the findings of other feeds are`() throws {
    let files = try files()
    let text = Array("{\"a\":\n[1,]}".utf8)
    #expect(files.names == ["feeds/a.json", "feeds/b.json", "feeds/index.json", "rivers.json"])
    #expect(files["feeds/a.json"] == .bytes(text))
    #expect(files["feeds/b.json"] == .examined(Examination(of: text)))
  }

  @Test(arguments: [nil, "{", "{}"])
  func `no feed is read without a readable index`(index: String?) throws {
    let files = try files(index: index) { try $0.symbolicLink("feeds/c.json", to: "/etc/passwd") }
    #expect(files["feeds/a.json"] == .unread && files["feeds/b.json"] == .unread)
    #expect(files["feeds/c.json"] == .outside)
  }

  @Test func `listed feeds are read first where not all may be read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "rivers.json")
    let index = #"[{"source": "1", "file": "z.json"}]"#
    try folder.write(index, to: "feeds/index.json")
    for name in ["a", "z"] { try folder.write("{\"id\": 12345}", to: "feeds/\(name).json") }
    let limits = InputLimits(total: 2 + index.utf8.count + 20)
    let files = try AppSource(folder.path, limits).files()
    #expect(files["feeds/a.json"] == .overLimit(limits.total))
    #expect(files["feeds/z.json"] == .bytes(Array("{\"id\": 12345}".utf8)))
  }

  @Test(.timeLimit(.minutes(10)))
  func `anything named like a feed is reported, and nothing blocks`() throws {
    let reading = AppReading(
      try files { folder in
        _ = try folder.pipe("feeds/pipe.json")
        try folder.write("", to: "feeds/folder.json/inner")
        try folder.writeEmpty(named: Array("feeds/".utf8) + [0xFF] + Array(".json".utf8))
        try folder.symbolicLink("feeds/none.json", to: "nowhere")
      })
    let reported = reading.diagnostics.filter { $0.rule == .unreadableFile }
      .map { "\($0.file): \($0.message.text)" }
    #expect(
      reported.sorted() == [
        "feeds/folder.json: the file cannot be read: is a directory",
        "feeds/none.json: the file cannot be read: is a symbolic link that leads nowhere",
        "feeds/pipe.json: the file cannot be read: is a pipe",
      ])
    let name = "feeds/" + String(systemBytes: [0xFF]) + ".json"
    #expect(reading.diagnostics.contains { $0.file == name && $0.rule.code == "json-empty" })
  }

  @Test func `a folder in place of the screens is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "rivers.json/inner")
    let run = CommandRun("check", folder.path, "--quiet")
    #expect(run.code == .file)
    #expect(
      run.output.hasSuffix("the file cannot be read: is a directory [unreadable-file]\n"))
  }
}
