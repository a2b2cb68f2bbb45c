import Support
import Testing

/// What scripts of CI do where a pull request has links with the names of the files they write.
@Suite struct PlantedFileTests {
  @Test(.needs(.git, .bash), arguments: Plant.allCases)
  func `the action replaces what has the names of its files`(plant: Plant) throws {
    let names = [
      "riverbed-report", "riverbed.txt", "riverbed.md", "riverbed.sarif", "riverbed-comment.md",
    ]
    let repository = try RecipeRepository(at: "merge", depth: 1)
    try repository.installGitHub()
    try repository.keepSecret()
    try repository.plant(plant, at: names)
    let compared = try repository.compare(with: "main", linkBase: "https://example.org/p")
    #expect(compared.status == 0)
    // The step that comments runs even where the one before it has not.
    try repository.plant(plant, at: ["riverbed-comment.md"])
    let printed = try repository.comment()
    try repository.expectSecret(in: compared.output + printed, names)
    #expect(try repository.text("riverbed-comment.md").contains("**Home is called New Home now."))
    #expect(try repository.text("../../output").contains("\nsentence=Home is called New Home now."))
    try repository.plant(plant, at: ["riverbed.md", "riverbed-comment.md"])
    try repository.expectSecret(in: repository.comment(), ["riverbed-comment.md"])
    #expect(try repository.text("riverbed-comment.md").contains("**Nothing was compared.**"))
  }

  @Test func `the action's first step removes the files of all of them`() throws {
    let first = try #require(try RecipeScripts(yaml: "action.yml").all.first)
    let line = try #require(first.split(separator: "\n").first { $0.hasPrefix("rm -rf ") })
    #expect(
      Set(line.split(separator: " ").dropFirst(2)) == [
        "riverbed-report", "riverbed.txt", "riverbed.md", "riverbed.sarif",
        "riverbed-comment.md",
      ])
  }

  @Test(.needs(.git, .bash), arguments: Plant.allCases)
  func `the recipe without the action replaces what has the names of its files`(
    plant: Plant
  ) throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitHub Actions")
    let names = ["changes", "changes.md", "changes.sarif", "comment.md"]
    let repository = try RecipeRepository(at: "merge", depth: 2)
    try repository.installGitHub()
    try repository.keepSecret()
    try repository.plant(plant, at: names)
    let variables = ["COMMENTS": "repos/owner/app/issues/7/comments", "KNOWN": "", "REFUSED": ""]
    let output =
      try repository.expect(recipe.containing("riverbed diff"))
      + repository.expect(recipe.containing("gh api"), variables)
    try repository.expectSecret(in: output, names)
    #expect(try repository.text("comment.md").contains("**Home is called New Home now."))
    // The comment is written even where nothing was compared.
    try repository.plant(plant, at: ["changes.md", "comment.md"])
    let comment = try repository.expect(recipe.containing("gh api"), variables)
    try repository.expectSecret(in: comment, ["changes.md", "comment.md"])
    #expect(try repository.text("comment.md").contains("**Nothing was compared.**"))
    try repository.plant(plant, at: ["site", "pages"])
    try repository.expect(
      recipe.containing("--shard \"$SHARD\""), ["SHARD": "1/1"])
    try repository.expect(recipe.containing("rm -rf pages"))
    let isThere = repository.has("pages")
    #expect(!isThere)
    try repository.expect("mkdir shards && cp -R site shards/shard-1")
    try repository.plant(plant, at: ["preview"])
    try repository.expectSecret(
      in: repository.expect(recipe.containing("merge shards/*")), ["site", "preview"])
  }

  /// Plants something at names in a repository, and expects that the script there that compares
  /// replaces it.
  private func compare(
    _ plant: Plant, at names: [String], with recipe: RecipeScripts, _ text: String,
    in repository: borrowing RecipeRepository, _ variables: [String: String], shell: String
  ) throws {
    try repository.keepSecret()
    try repository.plant(plant, at: names)
    let output = try repository.expect(recipe.containing(text), variables, shell: shell)
    #expect(output.contains("\n1 edit changes "), "\(output)")
    try repository.expectSecret(in: output, names)
  }

  @Test(.needs(.git, .bash), arguments: Plant.allCases)
  func `the recipe for GitLab replaces what has the names of its files`(plant: Plant) throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitLab")
    let repository = try RecipeRepository(at: "merge")
    let start = try repository.expect("git rev-parse HEAD^1").prefix(40)
    try compare(
      plant, at: ["changes", "changes.xml", "gl-code-quality-report.json"],
      with: recipe, "riverbed diff", in: repository,
      ["CI_MERGE_REQUEST_DIFF_BASE_SHA": String(start)], shell: "bash -eo pipefail")
    try repository.plant(plant, at: ["gl-code-quality-report.json", "shard-1", "shard-evil"])
    try repository.expect(recipe.containing("echo '[]'"))
    #expect(try repository.text("gl-code-quality-report.json") == "[]\n")
    for number in ["3", "2", "1"] {
      try repository.expect(
        recipe.containing("--shard auto"),
        ["CI_NODE_INDEX": number, "CI_NODE_TOTAL": "3"])
      let left = try repository.expect("ls -d shard-*")
      #expect(left == "shard-\(number)\n")
      // The artifacts of the jobs are unpacked together.
      try repository.expect("mv shard-\(number) part-\(number)")
    }
    try repository.plant(plant, at: ["preview", "public", "shard-evil"])
    try repository.expect("for number in 1 2 3; do mv part-$number shard-$number; done")
    try repository.expect(recipe.containing("riverbed merge"))
    try repository.expectSecret(in: "", ["shard-1", "preview"])
    try repository.expect(recipe.containing("mv preview public"))
    try repository.expectSecret(in: "", ["gl-code-quality-report.json", "shard-1", "public"])
    #expect(try repository.text("public/index.xhtml").contains(repository.label))
    guard plant != .folder else { return }
    try repository.plant(plant, at: ["preview"])
    #expect(try repository.run(recipe.containing("mv preview public")).status == 1)
    let isPublished = repository.has("public")
    #expect(!isPublished)
  }

  @Test(.needs(.git, .bash), arguments: Plant.allCases)
  func `the recipe for Jenkins replaces what has the names of its files`(plant: Plant) throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "Jenkins")
    let repository = try RecipeRepository(at: "branch")
    let shell = "sh -xe"
    try compare(
      plant, at: ["changes", "changes.xml"], with: recipe, "\"$TARGET\"",
      in: repository, ["TARGET": "main"], shell: shell)
    try repository.plant(plant, at: ["preview"])
    try repository.expect(
      recipe.containing("build my-app -o preview"), shell: shell)
    try repository.expectSecret(in: "", ["preview"])
  }

  @Test(arguments: ["action.yml", "docs/ci.md", "docs/pull-requests.md"])
  func `every script first removes what it writes`(path: String) throws {
    let recipes =
      try path.hasSuffix(".md") ? RecipeScripts(markdown: path) : RecipeScripts(yaml: path)
    var count = 0
    // What a cache restores is removed in a step of its own, before the cache.
    for (before, script) in zip([""] + recipes.all, recipes.all) {
      let emptied = before.split(separator: "\n").count == 1 ? before : ""
      let pattern =
        /(?:> |tee | -o "?|--format [a-z]+=|mv preview )([a-z][a-z-]*(?:\.[a-z]+)?)/
      for use in script.matches(of: pattern) {
        let removals = "\(emptied)\n\(script[..<use.range.lowerBound])".split(separator: "\n")
          .filter { $0.contains("rm -rf ") }
        #expect(removals.contains { $0.contains(use.1) }, "\(use.1) in \(script)")
        count += 1
      }
    }
    #expect(count > 0 || path == "docs/pull-requests.md")
  }
}
