import Support
import Testing

/// The recipe for GitLab of `docs/ci.md`, run as it is shown.
@Suite struct GitLabRecipeTests {
  @Test(.needs(.git, .bash), arguments: [nil, 1])
  func `a merge request is compared with the commit that it began at`(depth: Int?) throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitLab")
    let repository = try RecipeRepository(at: "branch", depth: depth)
    let history = try repository.history()
    let compare = try recipe.containing("riverbed diff")
    let start = try hash("main^", in: repository)
    let variables = ["CI_MERGE_REQUEST_DIFF_BASE_SHA": start]
    // The folder is used again after a run that succeeds, and after one that fails.
    try repository.expect(compare, variables)
    try repository.damage()
    #expect(try repository.run(compare, variables).status == 2)
    try repository.damage(false)
    let output = try repository.expect(compare, variables)
    #expect(output.contains("\n1 edit changes "), "\(output)")
    let issues = try repository.text("gl-code-quality-report.json")
    #expect(issues.contains("\"path\": \"my-app/rivers.json\""))
    #expect(try repository.text("changes.xml").contains("<failure "))
    let isKept = repository.has("changes/index.html")
    #expect(isKept && recipe.folders.contains("changes/"))
    if depth == nil { #expect(try repository.history() == history) }
  }

  @Test(.needs(.git, .bash)) func `merged results are compared with the target branch`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitLab")
    let repository = try RecipeRepository(at: "merge", depth: 1)
    let variables = [
      "CI_MERGE_REQUEST_TARGET_BRANCH_SHA": try hash("main", in: repository),
      "CI_MERGE_REQUEST_DIFF_BASE_SHA": try hash("main^", in: repository),
    ]
    let output = try repository.expect(recipe.containing("riverbed diff"), variables)
    #expect(output.contains("\n1 edit changes "), "\(output)")
  }

  @Test(.needs(.git, .bash)) func `an app that is new is checked`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitLab")
    let repository = try RecipeRepository(at: "branch")
    try repository.expect("cp -R my-app new-app")
    let compare = try recipe.containing("riverbed diff").replacing("my-app", with: "new-app")
    let variables = ["CI_MERGE_REQUEST_DIFF_BASE_SHA": try hash("main^", in: repository)]
    #expect(try repository.expect(compare, variables).contains("The app is new.\n"))
    try repository.expect("echo '[ { ] }' > new-app/rivers.json")
    #expect(try repository.run(compare, variables).status == 2)
  }

  @Test(.needs(.git, .bash)) func `what three machines build is joined and published`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitLab")
    let repository = try RecipeRepository(at: "main")
    for number in 1...3 {
      try repository.expect(
        recipe.containing("--shard auto"),
        ["CI_NODE_INDEX": "\(number)", "CI_NODE_TOTAL": "3"])
      // Each machine has a folder of its own.
      try repository.expect("mv shard-\(number) part-\(number)")
    }
    try repository.expect("for number in 1 2 3; do mv part-$number shard-$number; done")
    try repository.expect(recipe.containing("riverbed merge"))
    try repository.expect(recipe.containing("mv preview public"))
    let isPublished = repository.has("public/index.xhtml")
    #expect(isPublished)
    try repository.expect(recipe.containing("echo '[]'"))
    #expect(try repository.text("gl-code-quality-report.json") == "[]\n")
  }

  @Test func `the pipeline of a merge request has everything that is shown there`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitLab")
    try #require(recipe.blocks.count == 1)
    let parts = recipe.blocks[0].split(separator: "\n\n")
    let condition = "    - if: $CI_PIPELINE_SOURCE == \"merge_request_event\"\n"
    #expect(parts[1].hasPrefix("workflow:\n  rules:\n\(condition)"))
    var exposed = 0
    for job in parts.dropFirst(2) where job.contains("expose_as:") || job.contains("shard-*") {
      // A job without rules is in every pipeline that the workflow allows.
      #expect(!job.contains("rules:\n") || job.contains(condition), "\(job)")
      guard let path = job.firstMatch(of: /expose_as: .*\n    paths: \[([^ ,\]]+)\]/)?.1 else {
        continue
      }
      // Without the slash, GitLab does not find a folder.
      #expect(path.hasSuffix("/") && recipe.folders.contains(String(path)))
      exposed += 1
    }
    #expect(exposed == 2)
    // The default branch has the report that GitLab compares with.
    let report = "codequality: gl-code-quality-report.json"
    #expect(parts.count { $0.contains(report) } == 2)
  }

  /// Returns the hash of a commit of the repository that was cloned.
  private func hash(_ name: String, in repository: borrowing RecipeRepository) throws -> String {
    try String(repository.expect("git -C ../../origin rev-parse \(name)").prefix(40))
  }
}
