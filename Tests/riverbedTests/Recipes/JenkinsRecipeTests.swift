import Support
import Testing

/// The recipe for Jenkins of `docs/ci.md`, run as it is shown, in the shell of Jenkins.
@Suite struct JenkinsRecipeTests {
  private let shell = "sh -xe"

  @Test(.needs(.git, .bash), arguments: ["branch", "merge"])
  func `a run works after one that failed or was stopped`(branch: String) throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "Jenkins")
    let repository = try RecipeRepository(at: branch)
    let history = try repository.history()
    let compare = try recipe.containing("\"$TARGET\"")
    let target = ["TARGET": "main"]
    try repository.expect(compare, target, shell: shell)
    // Nothing of the run before is published as if it were this one's, and nothing cleans up.
    try repository.damage()
    let damaged = try repository.run(compare, target, shell: shell)
    #expect(damaged.status == 2, "\(damaged.output)")
    #expect(try repository.text("changes/index.xhtml").contains("Nothing was compared"))
    try repository.damage(false)
    let output = try repository.expect(compare, target, shell: shell)
    #expect(output.contains("\n1 edit changes "), "\(output)")
    #expect(try repository.text("changes.xml").contains("<failure "))
    let isKept = repository.has("changes/index.xhtml")
    #expect(isKept && recipe.folders.contains("changes"))
    #expect(try repository.expect("git worktree list").split(separator: "\n").count == 1)
    #expect(try repository.history() == history)
    let others = try repository.expect("ls -A ..")
    #expect(others == "work\n")
  }

  @Test(.needs(.git, .bash)) func `an app that is new is checked`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "Jenkins")
    let repository = try RecipeRepository(at: "branch")
    try repository.expect("cp -R my-app new-app")
    let compare = try recipe.containing("\"$TARGET\"").replacing("my-app", with: "new-app")
    let output = try repository.expect(compare, ["TARGET": "main"], shell: shell)
    #expect(output.contains("\nThe app is new.\n"))
    try repository.expect("echo '[ { ] }' > new-app/rivers.json")
    #expect(try repository.run(compare, ["TARGET": "main"], shell: shell).status == 2)
  }

  @Test(.needs(.git, .bash)) func `the preview is built and published`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md", section: "Jenkins")
    let repository = try RecipeRepository(at: "main")
    try repository.expect(
      recipe.containing("build my-app -o preview"), shell: shell)
    #expect(try repository.text("preview/index.xhtml").contains(repository.label))
    #expect(recipe.folders == ["changes", "preview"])
  }
}
