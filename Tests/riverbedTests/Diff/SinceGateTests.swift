import Printing
import Support
import Testing

@testable import riverbed

/// What makes `riverbed build --since` fail, as it makes `riverbed diff` fail.
@Suite struct SinceGateTests {
  /// Two states of an app on the disk: the new one has another name, and maybe a broken link.
  private struct Pair: ~Copyable {
    let folder: TemporaryFolder

    init(isBroken: Bool = false) throws {
      let folder = try TemporaryFolder()
      let screen = { (name: String, target: String) in
        #"""
        [{"id": "home", "name": "\#(name)", "home": true, "ui_components":
          [{"id": "a", "component_type": "list", "data": {"source": "1", "target": "\#(target)"}}]}]
        """#
      }
      try folder.write(screen("Home", "home"), to: "old/rivers.json")
      try folder.write(screen("Start", isBroken ? "gone" : "home"), to: "new/rivers.json")
      self.folder = folder
    }

    /// Builds the new state with what changed since the old one, or without that.
    func build(_ words: String..., since: Bool = true) -> CommandRun {
      CommandRun(
        ["build", "\(folder.path)/new", "-o", "\(folder.path)/site", "--quiet"] + Self.axes + words
          + (since ? ["--since", "\(folder.path)/old"] : []))
    }

    func diff(_ words: String...) -> CommandRun {
      CommandRun(["diff", "\(folder.path)/old", "\(folder.path)/new"] + Self.axes + words)
    }

    static let axes = ["--device", "iphone-8", "--theme", "paper"]
  }

  @Test(arguments: [
    ("differences", false, ExitCode.failOn), ("differences", true, .failOn),
    ("new-problems", false, .clean), ("new-problems", true, .failOn),
    ("unknown-target", true, .failOn), ("differences,new-problems", true, .failOn),
  ])
  func `it fails on what is named, with the exit code of a comparison`(
    words: String, isBroken: Bool, code: ExitCode
  ) throws {
    let pair = try Pair(isBroken: isBroken)
    #expect(pair.build("--fail-on", words).code == code)
    #expect(pair.diff("--fail-on", words).code == code)
    #expect(pair.build().code == .clean)
    // Without an old state there are neither differences nor new problems.
    let alone = pair.build("--fail-on", words, since: false)
    #expect(alone.code == (words == "unknown-target" ? .failOn : .clean))
    try pair.folder.write(
      "{\"failOn\": [\(words.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ", "))]}",
      to: "new/riverbed.json")
    #expect(pair.build().code == code)
    #expect(pair.build("--fail-on", "lint").code == .clean)
  }

  @Test func `it says why, unless what it prints is a document`() throws {
    let pair = try Pair(isBroken: true)
    let run = pair.build("--fail-on", "differences,new-problems")
    let old = "\(pair.folder.path)/old"
    #expect(run.errors.contains("riverbed: fails on differences from \(old): The list on Start "))
    let news = try #require(
      run.errors.split(separator: "riverbed: fails on what is new since ").last)
    #expect(news.hasPrefix("\(old):\n\(pair.folder.path)/new/rivers.json:2:"))
    #expect(news.contains("opens a screen that does not exist [unknown-target]\n"))
    #expect(run.output.isEmpty)
  }

  @Test func `it says what changed, once, unless it is quiet`() throws {
    let pair = try Pair()
    let words = [
      "build", "\(pair.folder.path)/new", "--since", "\(pair.folder.path)/old", "-o",
      "\(pair.folder.path)/site",
    ]
    let sentence = try #require(pair.diff().output.split(separator: "\n").first)
    try #require(sentence.contains("Start"))
    for (more, count) in [([], 1), (["--fail-on", "differences"], 1), (["--quiet"], 0)] {
      let run = CommandRun(words + Pair.axes + more)
      #expect(run.text.ranges(of: sentence).count == count, "\(run.text)")
    }
    let document = CommandRun(words + Pair.axes + ["--format", "json"])
    #expect(document.output.contains(sentence) && !document.errors.contains(sentence))
  }

  @Test(arguments: DiagnosticFormat.allCases)
  func `the reason never follows a document`(format: DiagnosticFormat) throws {
    let pair = try Pair(isBroken: true)
    let run = pair.build("--fail-on", "differences,new-problems", "--format", format.rawValue)
    #expect(run.code == .failOn)
    let isOfLines = [.human, .github].contains(format)
    let reason = isOfLines ? run.errors : run.output
    let old = "\(pair.folder.path)/old"
    for start in ["fails on differences from", "fails on what is new since"] {
      #expect(reason.contains("riverbed: \(start) \(old):"), "\(run.text)")
    }
    // What is left of the errors is what they are without that.
    let document = pair.build("--fail-on", "bad-color", "--format", format.rawValue)
    #expect(isOfLines || run.errors == document.errors && !run.errors.isEmpty, "\(run.errors)")
    #expect(document.code == .clean && document.output.isEmpty)
  }

  @Test(arguments: ["site", "site/screens"])
  func `a note says that nothing is new since what has no problems`(old: String) throws {
    let pair = try Pair(isBroken: true)
    let path = "\(pair.folder.path)/\(old)"
    let site = CommandRun(
      ["build", "\(pair.folder.path)/old", "-o", "\(pair.folder.path)/site", "--quiet"]
        + Pair.axes)
    #expect(site.code == .clean)
    let note =
      "riverbed: note: new problems are only found between two apps, so 'new-problems' fails "
      + "nothing\n"
    let new = "\(pair.folder.path)/new"
    let diff = ["diff", path, new] + Pair.axes
    let build = ["build", new, "--since", path, "-o", "\(pair.folder.path)/next"] + Pair.axes
    for words in [diff, build] {
      let run = CommandRun(words + ["--fail-on", "new-problems"])
      #expect(run.code == .clean && run.errors.contains(note), "\(run.text)")
      for quiet in [["--fail-on", "new-problems", "--quiet"], ["--fail-on", "differences"]] {
        #expect(!CommandRun(words + quiet).errors.contains("riverbed: note:"), "\(quiet)")
      }
    }
    let apps = pair.diff("--fail-on", "new-problems")
    #expect(apps.code == .failOn && !apps.errors.contains("riverbed: note:"))
  }

  @Test func `accepted causes do not count, and mistakes in their list are errors`() throws {
    let pair = try Pair()
    #expect(pair.diff("--accept", "all", "--quiet").code == .clean)
    #expect(pair.build("--fail-on", "differences").code == .clean)
    try pair.folder.write("[{]", to: "new/riverbed.accepted.json")
    let run = pair.build("--fail-on", "differences")
    #expect(run.code == .wrongInput && pair.diff("--fail-on", "differences").code == .wrongInput)
    #expect(run.errors.contains("new/riverbed.accepted.json:1:3: error: "))
  }
}
