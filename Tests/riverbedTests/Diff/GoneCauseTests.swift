import Support
import Testing

@testable import riverbed

/// What `riverbed diff` says about accepted causes that no longer occur.
@Suite struct GoneCauseTests {
  private static let line = "The accepted cause 'Before' (0123456789ab) no longer occurs"

  /// A run whose new app accepts two causes that do not occur.
  private struct Stale: ~Copyable {
    static let file = "new/riverbed.accepted.json"

    let run: DiffRun
    /// The id of the cause that has the edit of the first.
    let id: String

    init() throws {
      let run = try DiffRun(of: "family-inset.json")
      let cause = try #require(try run.json.at("/causes").elements.first)
      let path = try #require(try cause.at("/edits").elements.first?["path"]?.text)
      let id = try #require(cause["id"]?.text)
      try run.folder.write(
        """
        [
          { "cause": "0123456789ab", "sentence": "Before", "edits": [{ "path": "\(path)", "hash": "0123456789ab" }], "note": "Kept" },
          { "cause": "0123456789ac" }
        ]
        """, to: Self.file)
      self.id = id
      self.run = run
    }

    var list: String {
      get throws { try TemporaryFolder.text(of: "\(run.folder.path)/\(Self.file)") }
    }
  }

  @Test func `every format for people has a line, and JSON the causes with its edits`() throws {
    let stale = try Stale()
    let words = "\(Self.line); \(stale.id) has its edits."
    let other = "The accepted cause 0123456789ac no longer occurs."
    #expect(stale.run.result().output.contains("\n\(words)\n\(other)\n"))
    let comment = stale.run.result("--format", "markdown").output
    #expect(
      comment.contains(
        """
        |

        - The accepted cause 'Before' (`0123456789ab`) no longer occurs; `\(stale.id)` has its edits.
        - The accepted cause `0123456789ac` no longer occurs.

        """))
    let report = "\(stale.run.folder.path)/report"
    #expect(stale.run.result("-o", report, "--quiet").code == .differences)
    let page = try TemporaryFolder.text(of: "\(report)/index.xhtml")
    #expect(page.contains("<li>\(words)</li>") && page.contains("<li>\(other)</li>"))
    let gone = try stale.run.json.at("/acceptedGone").elements
    #expect(gone.map { $0["cause"]?.text } == ["0123456789ab", "0123456789ac"])
    #expect(gone.map { $0["sentence"]?.text } == ["Before", nil])
    #expect(try gone.map { try $0.at("/causes").elements.map(\.text) } == [[stale.id], []])
    #expect(try JSONSchema(named: "diff").violations(in: stale.run.json).isEmpty)
    #expect(!stale.run.result("--quiet").output.contains("0123456789ab"))
  }

  @Test func `what is gone does not fail anything, and pruning drops it`() throws {
    let stale = try Stale()
    #expect(stale.run.result("--accept", "all", "--quiet").code == .clean)
    let kept = stale.run.result()
    #expect(kept.code == .clean && kept.output.contains(Self.line))
    #expect(stale.run.result("--fail-on", "differences,new-problems").code == .clean)
    #expect(stale.run.result("--accept", "all", "--prune").errors.contains("2 dropped"))
    #expect(!stale.run.result().output.contains("The accepted cause"))
    #expect(try stale.run.json.at("/acceptedGone").elements.isEmpty)
  }

  @Test func `a comparison of a part does not say that a cause no longer occurs`() throws {
    let stale = try Stale()
    let words =
      "The accepted cause 'Before' (0123456789ab) does not occur in this comparison; \(stale.id) has "
    for options in [["--device", "iphone-se-1"], ["--tolerance", "0.1"], ["--ignore", "zzz"]] {
      #expect(stale.run.result(options).output.contains(words), "\(options)")
    }
  }

  @Test func `accepting stores the paths and the hashes of the edits`() throws {
    let stale = try Stale()
    _ = stale.run.result("--accept", stale.id)
    let text = try stale.list
    let entries = try JSONTree(strictly: Array(text.utf8)).elements
    #expect(entries.count == 3 && entries[2]["cause"]?.text == stale.id)
    let paths = try [entries[0], entries[2]].map { entry in
      try entry.at("/edits").elements.map { $0["path"]?.text }
    }
    #expect(paths[0] == paths[1] && !paths[0].isEmpty)
    #expect(
      try JSONSchema(named: "accepted").violations(in: JSONTree(strictly: Array(text.utf8)))
        .isEmpty)
  }

  @Test func `a list that would be too large to be read again is not written`() throws {
    let stale = try Stale()
    let note = String(repeating: "n", count: (4 << 20) - 80)
    let text = "[{ \"cause\": \"0123456789ab\", \"note\": \"\(note)\" }]"
    try stale.run.folder.write(text, to: Stale.file)
    let refused = stale.run.result("--accept", "all")
    #expect(refused.code == .file && refused.errors.contains("would be larger than 4 MB"))
    #expect(try stale.list == text)
  }
}
