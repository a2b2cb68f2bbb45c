import Disk
import FoundationEssentials
import Support
import Testing

/// The scripts of `docs/ci.md` and `action.yml`, run as they are shown.
@Suite struct RecipeTests {
  @Test(.needs(.git, .bash))
  func `the recipe for GitHub compares, and joins what three machines build`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md")
    let repository = try RecipeRepository()
    let summary = "\(repository.folder.path)/summary.md"
    try expect(repository.run(recipe.containing("$GITHUB_BASE_REF"), ["GITHUB_BASE_REF": "main"]))
    let compared = try repository.run(
      recipe.containing("--format github"), ["GITHUB_STEP_SUMMARY": summary])
    try expect(compared)
    #expect(compared.output.contains("\n::warning file=my-app/rivers.json,line="))
    let log = try repository.text("changes.sarif")
    #expect(log.contains("\"uri\": \"../old/my-app/rivers.json\""))
    #expect(try Data(contentsOf: URL(filePath: summary)).count > 100)
    for shard in 1...3 {
      try expect(
        repository.run(
          recipe.containing("--shard \"$SHARD\""),
          ["SHARD": "\(shard)/3", "GITHUB_SHA": "0123abc"]))
      try FileManager.default.createDirectory(
        atPath: "\(repository.work)/shards", withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: "\(repository.work)/site", toPath: "\(repository.work)/shards/shard-\(shard)")
    }
    try expect(repository.run(recipe.containing("merge shards/*")))
    let page = try repository.text("preview/index.xhtml")
    #expect(page.contains("<bdi>0123abc</bdi>"))
  }

  @Test(.needs(.git, .bash))
  func `the recipe for GitLab compares, joins and publishes`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md")
    let repository = try RecipeRepository()
    let compare = try recipe.containing("$CI_MERGE_REQUEST_TARGET_BRANCH_NAME")
    let cleanUp = recipe.all.filter { $0 == "git worktree remove --force ../old" }
    #expect(cleanUp.count == 1)
    // The second pipeline uses the same folder.
    for _ in 1...2 {
      try expect(repository.run(compare, ["CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"]))
      try expect(repository.run(cleanUp[0]))
    }
    let issues = try repository.text("gl-code-quality-report.json")
    #expect(issues.contains("\"path\": \"my-app/rivers.json\""))
    let (tests, page) = (
      try repository.text("changes.xml"), try repository.text("changes/index.xhtml")
    )
    #expect(tests.contains("<failure "))
    #expect(page.contains("1 edit changes "))
    for number in 1...3 {
      try expect(
        repository.run(
          recipe.containing("--shard auto"),
          [
            "CI_NODE_INDEX": "\(number)", "CI_NODE_TOTAL": "3", "CI_COMMIT_SHORT_SHA": "0123abc",
          ]))
    }
    try expect(repository.run(recipe.containing("merge shard-*")))
    try expect(repository.run(recipe.containing("mv preview public")))
    let isPublished = repository.has("public/index.xhtml")
    #expect(isPublished)
  }

  @Test(.needs(.git, .bash))
  func `the recipe for Jenkins compares and builds`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md")
    let repository = try RecipeRepository()
    let compare = try recipe.containing("\"$TARGET\"")
    // Workspaces are kept: neither a run that fails nor one that ends well is in the way of the next.
    let rivers = "\(repository.work)/my-app/rivers.json"
    let text = try repository.text("my-app/rivers.json")
    try Data("[".utf8).write(to: URL(filePath: rivers))
    #expect(try repository.run(compare, ["TARGET": "main"]).status == 2)
    try Data(text.utf8).write(to: URL(filePath: rivers))
    for _ in 1...2 { try expect(repository.run(compare, ["TARGET": "main"])) }
    let isLeft = repository.has(".riverbed-old")
    #expect(!isLeft)
    try expect(repository.run(recipe.containing("$BUILD_TAG"), ["BUILD_TAG": "jenkins-7"]))
    let (tests, page) = (
      try repository.text("changes.xml"), try repository.text("preview/index.xhtml")
    )
    #expect(tests.contains("<failure "))
    #expect(page.contains("<bdi>jenkins-7</bdi>"))
  }

  @Test func `no script of the recipes is left out of these tests`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md")
    #expect(recipe.all.count == 11)
    #expect(Set(recipe.all).count == 11)
    #expect(try RecipeScripts(yaml: "action.yml").all.count == 6)
  }

  @Test(.needs(.git, .bash), arguments: [("", 0), ("differences", 4), ("new-problems", 0)])
  func `the action compares, comments once and cleans up`(failOn: String, status: Int32) throws {
    let action = try RecipeScripts(yaml: "action.yml")
    let repository = try RecipeRepository()
    let folder = repository.folder.path
    var variables = [
      "RUNNER_TEMP": "\(folder)/temp", "GITHUB_PATH": "\(folder)/path", "OLD": "main",
      "BINARY": "\(folder)/bin/riverbed", "APP": "my-app", "FAIL_ON": failOn,
      "LINK_BASE": "https://example.org/p", "GITHUB_OUTPUT": "\(folder)/output",
      "GITHUB_REPOSITORY": "owner/app", "PULL_REQUEST": "7", "KNOWN": "",
    ]
    try expect(repository.run(action.containing("$BINARY"), variables))
    try expect(repository.run(action.containing("\"$OLD\""), variables))
    let compared = try repository.run(action.containing("riverbed diff"), variables)
    #expect(compared.status == status, "\(compared.output)")
    let output = String(
      decoding: try Data(contentsOf: URL(filePath: "\(folder)/output")), as: UTF8.self)
    #expect(output.hasPrefix("sentence<<riverbed-end\n**1 edit changes "))
    try repository.install(
      "gh",
      "#!/bin/sh\necho \"$@\" >> \"\(folder)/gh.log\"\ncase \"$*\" in *--jq*) echo \"$KNOWN\";; esac\n"
    )
    let comment = try action.containing("gh api")
    try expect(repository.run(comment, variables))
    variables["KNOWN"] = "12\n34"
    try expect(repository.run(comment, variables))
    let calls = String(
      decoding: try Data(contentsOf: URL(filePath: "\(folder)/gh.log")), as: UTF8.self
    ).split(separator: "\n")
    #expect(calls.count == 4)
    #expect(
      calls[1] == "api --method POST repos/owner/app/issues/7/comments -F body=@riverbed-comment.md"
    )
    #expect(
      calls[3]
        == "api --method PATCH repos/owner/app/issues/comments/12 -F body=@riverbed-comment.md")
    let body = try repository.text("riverbed-comment.md")
    #expect(body.hasPrefix("<!-- riverbed -->\n\n**1 edit changes "))
    #expect(body.contains("(https://example.org/p/causes/"))
    try expect(repository.run(action.containing("worktree remove"), variables))
    let isLeft = repository.has("../riverbed-old")
    #expect(!isLeft)
  }

  @Test(.needs(.git, .bash))
  func `the action compares an app that is new with nothing, and keeps a whole clone whole`() throws
  {
    let action = try RecipeScripts(yaml: "action.yml")
    let repository = try RecipeRepository()
    let variables = ["OLD": "main", "APP": "new-app", "FAIL_ON": "", "LINK_BASE": ""]
    let history = try repository.run("git log --format=%H")
    #expect(history.output.split(separator: "\n").count == 2)
    try expect(repository.run(action.containing("\"$OLD\""), variables))
    #expect(try repository.run("git log --format=%H").output == history.output)
    let compared = try repository.run(action.containing("riverbed diff"), variables)
    try expect(compared)
    #expect(compared.output.contains("::notice::The app is new"))
  }

  @Test(.needs(.git, .bash))
  func `mistakes in the app appear where changes would`() throws {
    let action = try RecipeScripts(yaml: "action.yml")
    let repository = try RecipeRepository()
    let folder = repository.folder.path
    let summary = "\(folder)/summary.md"
    let variables = [
      "OLD": "main", "APP": "my-app", "FAIL_ON": "", "LINK_BASE": "",
      "GITHUB_OUTPUT": "\(folder)/output", "GITHUB_STEP_SUMMARY": summary,
    ]
    try expect(repository.run(action.containing("\"$OLD\""), variables))
    try Data("[ { ] }".utf8).write(to: URL(filePath: "\(repository.work)/my-app/rivers.json"))
    let compared = try repository.run(action.containing("riverbed diff"), variables)
    #expect(compared.status == 2)
    #expect(compared.output.contains("::error file=my-app/rivers.json,line=1,"))
    let words = String(decoding: try Data(contentsOf: URL(filePath: summary)), as: UTF8.self)
    #expect(words.contains("my-app/rivers.json:1:"))
    #expect(try repository.text("riverbed.md") == words)
    #expect(try repository.text("riverbed.sarif").contains("my-app/rivers.json"))
  }

  private func expect(_ result: FinishedProcess) throws {
    try #require(result.status == 0, "\(result.output)")
  }
}
