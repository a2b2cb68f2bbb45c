import Support
import Testing

/// The recipes for GitHub of `docs/ci.md`, run as they are shown.
@Suite struct GitHubRecipeTests {
  @Test(.needs(.git, .bash), arguments: [2, nil])
  func `a pull request is compared with the commit that it is merged into`(depth: Int?) throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitHub Actions")
    let repository = try RecipeRepository(at: "merge", depth: depth)
    let history = try repository.history()
    let compare = try recipe.containing("riverbed diff")
    let summary = ["GITHUB_STEP_SUMMARY": "\(repository.folder.path)/summary.md"]
    // A runner that keeps its folders runs it again.
    for _ in 1...2 {
      let output = try repository.expect(compare, summary)
      #expect(output.contains("\n::warning file=my-app/rivers.json,line="))
    }
    #expect(try repository.text("changes.sarif").contains("\"uri\": \"my-app/rivers.json\""))
    #expect(try repository.text("changes.md").hasPrefix("**Home is called New Home now."))
    #expect(try repository.text("../../summary.md").contains("**Home is called New Home now."))
    let isKept = repository.has("changes/index.html")
    #expect(isKept && recipe.folders.contains("changes"))
    #expect(try repository.history() == history)
  }

  @Test(.needs(.git, .bash)) func `there is one comment, even if the app has errors`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitHub Actions")
    let repository = try RecipeRepository(at: "merge", depth: 2)
    try repository.installGitHub()
    let comment = try recipe.containing("gh api")
    var variables = ["COMMENTS": "repos/owner/app/issues/7/comments", "KNOWN": "", "REFUSED": ""]
    try repository.expect(recipe.containing("riverbed diff"))
    try repository.expect(comment, variables)
    #expect(
      try repository.text("comment.md").hasPrefix(
        "<!-- changes -->\n\n**Home is called New Home now."))
    let known = "https://api.example.org/comments/12"
    variables["KNOWN"] = "\(known)\nhttps://api.example.org/comments/34"
    try repository.expect("rm -r changes*")
    try repository.damage()
    let damaged = try repository.run(recipe.containing("riverbed diff"))
    #expect(damaged.status == 2, "\(damaged.output)")
    #expect(try !repository.expect(comment, variables).contains("::warning::"))
    #expect(try !repository.text("comment.md").contains("Home is called New Home now."))
    let calls = try repository.calls()
    #expect(calls.count == 4)
    let post = "api --method POST repos/owner/app/issues/7/comments -F body=@comment.md"
    #expect(calls[1] == post)
    #expect(calls[3] == "api --method PATCH \(known) -F body=@comment.md")
    variables["REFUSED"] = "1"
    #expect(try repository.expect(comment, variables).contains("::warning::"))
  }

  @Test(.needs(.git, .bash)) func `an app that is new is checked`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitHub Actions")
    let repository = try RecipeRepository(at: "merge", depth: 2)
    try repository.expect("cp -R my-app new-app")
    let compare = try recipe.containing("riverbed diff").replacing("my-app", with: "new-app")
    try repository.expect(compare)
    #expect(try repository.text("changes.md") == "**The app is new.**\n")
    try repository.expect("echo '[ { ] }' > new-app/rivers.json")
    let damaged = try repository.run(compare)
    #expect(damaged.status == 2)
    #expect(damaged.output.contains("::error file=new-app/rivers.json,line=1,"))
  }

  @Test(.needs(.git, .bash)) func `what three machines build is joined`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitHub Actions")
    let repository = try RecipeRepository(at: "main", depth: 1)
    for shard in 1...3 {
      try repository.expect(
        recipe.containing("--shard \"$SHARD\""), ["SHARD": "\(shard)/3"])
      try repository.expect("mkdir -p shards && mv site shards/shard-\(shard)")
    }
    try repository.expect(recipe.containing("merge shards/*"))
    #expect(try repository.text("preview/index.xhtml").contains(repository.label))
  }

  @Test(.needs(.git, .bash)) func `the report is published where its links lead`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitHub Actions")
    let repository = try RecipeRepository(at: "merge", depth: 1)
    #expect(recipe.blocks[1].contains("/my-repository/changes/${{ github.event.number }}\n"))
    #expect(recipe.blocks[1].contains("PLACE: changes/${{ github.event.number }}\n"))
    let origin = "file://\(repository.folder.path)/origin"
    try repository.expect("git push --quiet origin HEAD~0:refs/heads/gh-pages")
    try repository.expect("git clone --quiet --depth=1 --branch gh-pages \(origin) pages")
    #expect(try repository.compare(with: "main").status == 0)
    // Two pull requests, the second of which is run again without a change.
    for number in [7, 8, 8] {
      try repository.expect(recipe.containing("$PLACE"), ["PLACE": "changes/\(number)"])
    }
    let published = try repository.expect("git -C pages ls-tree -r --name-only origin/gh-pages")
      .split(separator: "\n")
    for path in [".nojekyll", "changes/7/index.xhtml", "changes/8/index.xhtml"] {
      #expect(published.contains { $0 == path })
    }
    #expect(!published.contains { $0.contains("riverbed-report") })
  }
}
