import Support
import Testing

/// What scripts of CI do where the app of a revision is a link out of the repository.
@Suite struct LinkedAppTests {
  private static let sentence =
    "path of the app, or a link in it, leads out of the repository or to .git."

  /// Runs a script where the working copy's app is a link, and where the old one's is.
  private func expectRefusal(
    of script: String, shell: String = "bash -eo pipefail", hasOld: Bool = true,
    _ variables: (borrowing RecipeRepository) throws -> [String: String]
  ) throws {
    for plant in [Plant.linkToFolder, .linkToFile] {
      let repository = try RecipeRepository(at: "branch")
      try repository.keepSecret()
      try repository.plant(plant, at: ["my-app"])
      let result = try repository.run(script, variables(repository), shell: shell)
      #expect(result.status == 1)
      #expect(result.output.contains(Self.sentence), "\(result.output)")
      try repository.expectSecret(in: result.output)
    }
    let repository = try RecipeRepository(at: "branch")
    try repository.keepSecret()
    try repository.expect("rm -rf my-app && ln -s .git/config my-app")
    #expect(try repository.run(script, variables(repository), shell: shell).status == 1)
    for target in [".git/config", ".git"] {
      try repository.expect("rm -rf my-app && git checkout --quiet -- my-app")
      try repository.expect("ln -s \(target) inside && ln -s ../inside my-app/settings.json")
      let linked = try repository.run(script, variables(repository), shell: shell)
      #expect(linked.status == 1 && linked.output.contains(Self.sentence), "\(linked.output)")
      try repository.expect("rm inside")
    }
    guard hasOld else { return }
    try repository.expect("rm -rf my-app && git checkout --quiet -- my-app")
    try repository.commitLink()
    // Riverbed itself reads the old one, from the repository alone.
    let result = try repository.run(script, variables(repository), shell: shell)
    #expect(result.status == 74)
    #expect(
      result.output.contains("the path, or a link in it, leads out of the repository\n"),
      "\(result.output)")
    try repository.expectSecret(in: result.output)
  }

  @Test(.needs(.git, .bash)) func `the recipes for GitHub do not read it`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitHub Actions")
    try expectRefusal(of: recipe.containing("riverbed diff")) { _ in [:] }
    try expectRefusal(of: recipe.containing("--shard \"$SHARD\""), hasOld: false) { _ in
      ["SHARD": "1/1"]
    }
  }

  @Test(.needs(.git, .bash)) func `the recipe for GitLab does not read it`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitLab")
    try expectRefusal(of: recipe.containing("riverbed diff")) { repository in
      let start = try repository.expect("git rev-parse HEAD^1").prefix(40)
      return ["CI_MERGE_REQUEST_DIFF_BASE_SHA": String(start)]
    }
    try expectRefusal(of: recipe.containing("--shard auto"), hasOld: false) { _ in
      ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"]
    }
  }

  @Test(.needs(.git, .bash)) func `the recipe for Jenkins does not read it`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "Jenkins")
    try expectRefusal(of: recipe.containing("\"$TARGET\""), shell: "sh -xe") { repository in
      try repository.expect("git push --quiet --force origin HEAD^1:refs/heads/target")
      return ["TARGET": "target"]
    }
    try expectRefusal(
      of: recipe.containing("build my-app -o preview"), shell: "sh -xe", hasOld: false
    ) { _ in
      [:]
    }
  }

  @Test(.needs(.git, .bash)) func `the root of the repository may be the app`() throws {
    let repository = try RecipeRepository(at: "merge", depth: 1)
    try repository.installGitHub()
    try repository.expect("cp -R my-app/. .")
    let compared = try repository.compare(with: "main", app: ".")
    #expect(!compared.output.contains(Self.sentence), "\(compared.output)")
    try repository.expect("rm -f settings.json && ln -s .git/config settings.json")
    #expect(try repository.compare(with: "main", app: ".").status == 74)
  }

  @Test(
    .needs(.git, .bash), arguments: ["my-app", "apps/inner", ".git/config", "../../outside/folder"])
  func `the action does not read it`(app: String) throws {
    let repository = try RecipeRepository(at: "merge", depth: 1)
    try repository.installGitHub()
    try repository.keepSecret()
    try repository.plant(.linkToFolder, at: ["my-app"])
    // A link may also be on the way to the app.
    try repository.expect(
      "mkdir ../../outer && cp -R my-app/ ../../outer/inner && ln -s ../../outer apps")
    let compared = try repository.compare(with: "main", app: app)
    #expect(compared.status == 74, "\(compared.output)")
    #expect(compared.output.contains("::error title=Riverbed::Nothing was compared: the "))
    #expect(try repository.text("../../output").hasPrefix("code=74\nsentence=Nothing was compared"))
    _ = try repository.comment()
    try repository.expectSecret(in: compared.output, ["riverbed.txt", "riverbed-comment.md"])
    #expect(try repository.text("riverbed-comment.md").contains(Self.sentence))
  }

  @Test(.needs(.git, .bash)) func `the action does not read it in the old revision`() throws {
    let repository = try RecipeRepository(at: "branch")
    try repository.keepSecret()
    try repository.commitLink()
    let old = String(try repository.expect("git rev-parse HEAD^1").prefix(40))
    let compared = try repository.compare(with: old)
    #expect(compared.status == 74)
    try repository.expectSecret(in: compared.output, ["riverbed.txt"])
  }

  @Test(.needs(.git, .bash)) func `a link to an app in the repository is read`() throws {
    let repository = try RecipeRepository(at: "merge", depth: 2)
    try repository.expect("mv my-app real && ln -s real my-app")
    let compared = try repository.compare(with: "main")
    #expect(compared.output.contains("Home is called New Home now."), "\(compared.output)")
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "GitHub Actions")
    #expect(try repository.run(recipe.containing("riverbed diff")).status == 0)
  }
}
