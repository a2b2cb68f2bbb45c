import AppModel
import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// Markdown for comments, rendered as GitHub does.
@Suite struct DiffMarkdownTests {
  /// Texts that mean something to Markdown, HTML, or the services that render it.
  private static let hostile = [
    "@org/team", "#1", "a#1", "!2", "~label", "GH-3", "ABC-4", "0123456789abcdef", "abcdef1",
    "owner/repo#5",
    "```", "`a`b`", "|", "a|b\\|c", "---", "</td></table>", "<script>alert(1)</script>",
    "<img src=x onerror=y>", "<!-- x", "[x](http://evil.example)", "![x](//evil.example/y)",
    "[x]: http://evil.example", "[^1]", "http://evil.example", "www.evil.example",
    "a@evil.example", "&lt;b&gt;", "&#64;org", "**x**", "__x__", "~~x~~", "$x$", ":smile:",
    "/close", "{{ x }}", "\\", "\\@org", "- [ ] x", "1. x", "> x", "# x", "'@org'", "(#1)",
    "\"@org", "x\n\n# y", "::error::x", "\u{1B}[31mx", "x\u{202E}y", "@\u{200B}org",
  ]

  // Arguments are indexes, because the test runner prints arguments as they are.
  @Test(.needs(.cmarkGFM), arguments: hostile.indices)
  func `no name changes what is rendered`(number: Int) throws {
    let name = Self.hostile[number]
    let markdown = try markdown(named: name)
    let html = try render(markdown)
    let harmless = try Self.harmless.value("word") { try self.markdown(named: "word") }
    #expect(elements(html) == elements(try render(harmless)))
    let outside = text(html, withoutCode: true)
    for trap in ["@", "#", "!2", "~", "GH-", "ABC-", "evil", "$", ":smile", "[", "]", "{", "\\"] {
      #expect(!outside.contains(trap), "\(outside)")
    }
    #expect(!outside.contains(#/\b[0-9a-f]{7,}\b/#), "\(outside)")
    #expect(addresses(html).allSatisfy { $0.hasPrefix("https://example.org/p/") })
    #expect(!markdown.split(separator: "\n").contains { $0.hasPrefix("/") || $0.hasPrefix("::") })
    let invisible = markdown.unicodeScalars.filter { HostileCharacters.isHostile($0) && $0 != "\n" }
    #expect(invisible.isEmpty)
  }

  @Test(.needs(.cmarkGFM))
  func `a drawing cannot end its own block`() throws {
    for word in ["```", "~~~", "````text", "</pre>"] {
      let html = try render(
        ManyChanges(count: 1, word: word).run.result("--format", "markdown").output)
      #expect(html.ranges(of: "<pre").count == 1)
      #expect(html.ranges(of: "</pre>").count == 1)
    }
  }

  @Test func `a comment stays below 60 kB, whole to its last row, and says that it was cut`() throws
  {
    let word = String(repeating: "|@x ", count: 30)
    let output = try ManyChanges(count: 400, word: word).run.result(
      "--format", "markdown", "--device", "iphone-se-1", "--placement", "on_top"
    ).output
    #expect((50_000..<60_000).contains(output.utf8.count))
    #expect(output.hasSuffix("\n\nThis is cut at 60 kB; `riverbed diff` lists everything.\n"))
    #expect(output.contains("\n</details>\n"))
    let rows = output.split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.contains("1 screen")
    }
    #expect(rows.count > 20 && rows.allSatisfy { $0.hasSuffix(" on 1 screen |") })
  }

  @Test func `nothing changed is one sentence`() throws {
    let files = try FixtureApp.files("Apps/newsroom")
    let run = try DiffRun(old: files, new: files)
    let result = run.result("--format", "markdown")
    #expect(result.output == "**Nothing changed.**\n")
  }

  @Test func `problems are counted as they are listed, with the notes that fail the run`() throws {
    let before = #"[{"id": "home", "name": "Home", "home": true}]"#
    let after = #"[{"id": "home", "name": "Start", "home": 7, "xyzzy": 1, "plugh": 2}]"#
    let apps = [before, after].map { AppFiles(["rivers.json": .bytes(Array($0.utf8))]) }
    let run = try DiffRun(old: apps[0], new: apps[1])
    let counts = [
      ([], 1), (["-v"], 3), (["--fail-on", "unknown-key"], 3), (["--fail-on", "bad-color"], 1),
    ]
    for (words, count) in counts {
      let text = run.result(words).output
      let markdown = run.result(["--format", "markdown"] + words).output
      #expect(text.contains("problems: \(count) new"), "\(text)")
      #expect(markdown.contains("**New problems: \(count)**"), "\(markdown)")
      #expect(markdown.split(separator: "\n").count { $0.hasPrefix("- ") } == count)
    }
  }

  private static let harmless = MadeOnce<String>()

  /// Returns the comment about two states of an app whose names have a word.
  private func markdown(named word: String) throws -> String {
    try ManyChanges(count: 12, word: word).run.result(
      "--format", "markdown", "--link-base", "https://example.org/p"
    ).output
  }

  private func render(_ markdown: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(markdown, to: "comment.md")
    let result = try FinishedProcess(
      running: [
        try Tool.cmarkGFM.installedPath, "--unsafe", "-e", "table", "-e", "autolink", "-e",
        "strikethrough", "-e", "tasklist", "-e", "footnotes", file,
      ])
    try #require(result.status == 0)
    return result.output
  }

  /// Returns the names of all elements in order, without those of code.
  private func elements(_ html: String) -> [String] {
    html.split(separator: "<").dropFirst().map { String($0.prefix { $0 != " " && $0 != ">" }) }
      .filter { !["code", "/code"].contains($0) }
  }

  /// Returns the text between the elements.
  private func text(_ html: String, withoutCode: Bool) -> String {
    var isCode = false
    return html.split(separator: "<").map { part in
      if part.hasPrefix("code") || part.hasPrefix("pre") { isCode = true }
      if part.hasPrefix("/code") || part.hasPrefix("/pre") { isCode = false }
      return isCode ? "" : String(part.drop { $0 != ">" }.dropFirst())
    }.joined()
  }

  /// Returns the addresses that the page refers to.
  private func addresses(_ html: String) -> [String] {
    ["href=\"", "src=\""].flatMap { start in
      html.split(separator: start).dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
  }
}
