import Support
import Testing

@testable import riverbed

/// The exit codes of `riverbed diff`, and what it prints besides causes.
@Suite struct DiffOutcomeTests {
  private static let box =
    ##"<g data-kind="cell" data-key="a" data-frame="0 0 9 9"><rect width="9" height="9"/></g>"##

  private static func svg(_ content: String) -> String {
    ##"<svg viewBox="0 0 99 99" stroke-width="1">\##(content)</svg>"##
  }

  private static func run(
    _ words: String..., in folder: borrowing TemporaryFolder
  ) -> CommandRun {
    CommandRun(["diff", "\(folder.path)/old", "\(folder.path)/new"] + words)
  }

  @Test func `differences, accepted causes and --fail-on have their own exit codes`() throws {
    let run = try DiffRun(of: "family-inset.json")
    #expect(run.result().code == .differences)
    #expect(run.result("--fail-on", "differences").code == .failOn)
    #expect(run.result("--fail-on", "new-problems").code == .clean)
    #expect(run.result("--screen", "nowhere").code == .usage)
    #expect(run.result("--tolerance", "-1").errors.contains("expected a number of points from 0"))
    #expect(run.result("--accept", "all", "--quiet").code == .clean)
    #expect(run.result().code == .clean)
    try run.folder.write("{\"accepted\": 7}", to: "new/riverbed.accepted.json")
    let broken = run.result("--quiet")
    #expect(broken.code == .wrongInput)
    #expect(broken.output.contains("new/riverbed.accepted.json:1:"))
    let refused = run.result("--accept", "all")
    #expect(refused.code == .wrongInput)
    #expect(refused.errors.contains("fix them first\n"))
    #expect(refused.errors.contains("new/riverbed.accepted.json:1:"))
  }

  @Test func `a file that an app uses now, or no longer, did not change`() throws {
    // On a disk a file that nothing names is not read.
    let names = try FixtureApp.cases(in: "PullRequests").filter { name in
      ["error", "feed", "source"].contains { name.contains($0) }
    }
    try #require(names.count > 9)
    for name in names {
      let edits = try Mistake("PullRequests/\(name)")
      let run = try DiffRun(old: FixtureApp.files(edits.app), new: edits.files())
      let expected = try Fixtures.bytes("PullRequests/\(FixtureApp.stem(name)).expected.txt")
      let sentence = expected.split(separator: UInt8(ascii: "\n"))[0]
      let output = run.result("--theme", "paper").output
      #expect(
        output.utf8.starts(with: sentence), "\(name): \(output.prefix { !$0.isNewline })")
    }
  }

  @Test func `a problem that a cause says is said once in every format`() throws {
    let edits = try Mistake("PullRequests/second-home.json")
    let run = try DiffRun(old: try FixtureApp.files(edits.app), new: try edits.files())
    let words = "Watch is marked as a home screen too; the app starts with 'Home'."
    let human = run.result()
    #expect(human.output.hasPrefix("\(words)\nNothing compared shows what changed.\n"))
    #expect(human.code == .differences)
    #expect(try run.json["sentence"]?.text == words)
    #expect(run.result("--format", "markdown").output.hasPrefix("**\(words)**"))
    #expect(run.result("--fail-on", "new-problems").code == .failOn)
  }

  @Test func `a list of accepted causes that is a link to nothing says so in a sentence`() throws {
    let run = try DiffRun(of: "family-inset.json")
    try run.folder.symbolicLink("new/riverbed.accepted.json", to: "nothing")
    let refused = run.result()
    #expect(refused.code == .file)
    #expect(
      refused.errors.hasSuffix(
        "/new/riverbed.accepted.json': it is a symbolic link that leads nowhere\n"))
  }

  @Test func `two outputs cannot be one file in other words`() throws {
    let run = try DiffRun(of: "family-inset.json")
    let refused = run.result("--format", "json=a//b.txt", "--format", "human=./a/b.txt")
    #expect(refused.code == .usage && refused.errors.contains("would both be written"))
  }

  @Test func `pictures that cannot be compared are named with the reason`() throws {
    let folder = try TemporaryFolder()
    for index in 0..<12 {
      try folder.write(Self.svg(Self.box), to: "old/screens/home/iphone/p\(index).svg")
      try folder.write("<html/>", to: "new/screens/home/iphone/p\(index).svg")
    }
    for run in [Self.run(in: folder), Self.run("--quiet", in: folder)] {
      #expect(run.code == .differences)
      #expect(run.output.contains("p0.svg could not be compared: the new picture "))
      #expect(run.output.contains("and 2 more pictures could not be compared"))
    }
    let markdown = Self.run("--format", "markdown", in: folder).output
    #expect(markdown.contains("\n**Pictures that could not be compared: 12**\n\n- `screens/home/"))
    #expect(markdown.contains("p0.svg`: the new picture "))
    #expect(markdown.contains("\n- and 2 more\n") && !markdown.contains("p9.svg"))
    // They never pass, whatever else the run is to fail on.
    #expect(Self.run("--fail-on", "new-problems", in: folder).code == .differences)
    let json = Self.run("--format", "json", in: folder).output
    #expect(json.contains("\"reason\": \"the new picture "))
    let mistyped = Self.run("--screen", "hone", in: folder)
    #expect(mistyped.code == .usage && mistyped.errors.contains("did you mean 'home'?"))
  }
}
