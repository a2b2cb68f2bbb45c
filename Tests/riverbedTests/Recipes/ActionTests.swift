import Support
import Testing

/// The scripts of `action.yml`, run as they are.
@Suite struct ActionTests {
  @Test(.needs(.git, .bash), arguments: [("", 0), ("differences", 4), ("new-problems", 0)])
  func `the action compares, comments once and leaves nothing`(failOn: String, status: Int32) throws
  {
    let action = try RecipeScripts(yaml: "action.yml")
    let repository = try RecipeRepository(at: "merge", depth: 1)
    let folder = repository.folder.path
    try repository.installGitHub()
    try repository.expect(
      action.containing("$BINARY"),
      [
        "BINARY": "\(folder)/bin/riverbed", "RUNNER_TEMP": "\(folder)/temp",
        "GITHUB_PATH": "\(folder)/path",
      ])
    let compared = try repository.compare(
      with: "main", failOn: failOn, linkBase: "https://example.org/p")
    #expect(compared.status == status, "\(compared.output)")
    #expect(try repository.text("../../output").hasPrefix("code=\(status)\n"))
    let output = try repository.text("../../output")
    #expect(output.hasPrefix("code=\(status)\nreport=riverbed-report\n"))
    #expect(output.contains("\nsentence=Home is called New Home now."))
    let isThere = repository.has("riverbed-report/index.xhtml")
    #expect(isThere)
    _ = try repository.comment()
    _ = try repository.comment(["KNOWN": "12\n34"])
    let (calls, comments) = (try repository.calls(), "repos/owner/app/issues/7/comments")
    #expect(calls.count == 4)
    #expect(calls[1] == "api --method POST \(comments) -F body=@riverbed-comment.md")
    #expect(
      calls[3]
        == "api --method PATCH repos/owner/app/issues/comments/12 -F body=@riverbed-comment.md")
    let body = try repository.text("riverbed-comment.md")
    #expect(body.hasPrefix("<!-- riverbed my-app -->\n\n**Home is called New Home now."))
    #expect(body.contains("(https://example.org/p/causes/"))
    #expect(body.hasSuffix("\n\n[The log of this run](https://example.org/runs/9)\n"))
    // Nothing but the files that it writes is left.
    let others = try repository.expect(
      "ls -A .. && git worktree list && git for-each-ref refs/riverbed")
    #expect(others.split(separator: "\n").count == 2, "\(others)")
  }

  @Test(.needs(.git, .bash)) func `a damaged app replaces what an earlier comment said`() throws {
    let repository = try RecipeRepository(at: "merge", depth: 1)
    try repository.installGitHub()
    #expect(try repository.compare(with: "main").status == 0)
    let summary = try repository.text("../../summary.md")
    try repository.damage()
    let compared = try repository.compare(with: "main")
    #expect(compared.status == 2, "\(compared.output)")
    #expect(compared.output.contains("::error "))
    let output = try repository.text("../../output")
    #expect(
      output.hasSuffix(
        """
        code=2
        report=riverbed-report
        sentence=Nothing was compared: the new app has 1 error.

        """))
    _ = try repository.comment(["KNOWN": "12"])
    #expect(try repository.calls().last?.hasPrefix("api --method PATCH ") == true)
    let body = try repository.text("riverbed-comment.md")
    #expect(!body.contains("Home is called New Home now."))
    #expect(body.split(separator: "\n").count > 2)
    let added = try repository.text("../../summary.md").dropFirst(summary.count)
    #expect(!added.isEmpty && !added.contains("Home is called New Home now."))
  }

  @Test(.needs(.git, .bash)) func `mistakes in the app appear where changes would`() throws {
    let repository = try RecipeRepository(at: "merge", depth: 1)
    try repository.damage()
    let compared = try repository.compare(with: "main")
    #expect(compared.status == 2)
    #expect(compared.output.contains("::error file=my-app/rivers.json,line=1,"))
    let summary = try repository.text("../../summary.md")
    #expect(summary.contains("my-app/rivers.json:1:"))
    #expect(try repository.text("riverbed.md") == summary)
    #expect(try repository.text("riverbed.sarif").contains("my-app/rivers.json"))
  }

  @Test(.needs(.git, .bash)) func `a comment that is refused is a warning`() throws {
    let repository = try RecipeRepository(at: "merge", depth: 1)
    try repository.installGitHub()
    #expect(try repository.comment(["REFUSED": "1"]).contains("::warning title=Riverbed::"))
    // Nothing was compared before.
    let body = try repository.text("riverbed-comment.md")
    #expect(body.contains("\n**Nothing was compared.**\n"))
    #expect(try !repository.comment().contains("::warning"))
  }

  @Test(.needs(.git, .bash)) func `an app that is new gets a preview`() throws {
    let repository = try RecipeRepository(at: "merge", depth: 1)
    try repository.expect("cp -R my-app new-app")
    let compared = try repository.compare(with: "main", app: "new-app", failOn: "new-problems")
    #expect(compared.status == 0, "\(compared.output)")
    let sentence = "The app is new, so there is nothing to compare it with."
    #expect(compared.output.contains("::notice title=Riverbed::\(sentence)\n"))
    #expect(try repository.text("../../output").contains("\nsentence=\(sentence)\n"))
    #expect(try repository.text("../../summary.md") == "**\(sentence)**\n")
    let isBuilt = repository.has("riverbed-report/boot.xhtml")
    #expect(isBuilt)
    // An app that is there again has a report, in the same folder.
    #expect(try repository.compare(with: "main").status == 0)
    let isStale = repository.has("riverbed-report/boot.xhtml")
    #expect(!isStale)
    try repository.expect("echo '[ { ] }' > new-app/rivers.json")
    #expect(try repository.compare(with: "main", app: "new-app").status == 2)
    let removed = try repository.run("rm -r my-app")
    #expect(removed.status == 0)
    #expect(try repository.compare(with: "main").output.contains("The app was removed"))
    let missing = try repository.compare(with: "main", app: "no-app")
    #expect(missing.status == 74)
    #expect(missing.output.contains("::error title=Riverbed::Neither revision has the app"))
  }
}
