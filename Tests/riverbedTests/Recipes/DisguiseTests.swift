import Support
import Testing

/// What scripts of CI say of an app with new mistakes, where something in the checkout passes for
/// the app before.
@Suite(.needs(.git, .bash)) struct DisguiseTests {
  /// Makes the checkout of a pull request that breaks links of the app.
  private func checkout(_ disguises: Disguise...) throws -> RecipeRepository {
    let repository = try RecipeRepository(at: "merge")
    try repository.breakLinks(behind: disguises)
    return repository
  }

  @Test(arguments: Disguise.allCases)
  func `the action finds new problems`(disguise: Disguise) throws {
    let repository = try checkout(disguise)
    let compared = try repository.compare(with: "main", failOn: "new-problems")
    #expect(compared.status == 4, "\(compared.output)")
    #expect(compared.output.contains(RecipeRepository.brokenLink), "\(compared.output)")
  }

  @Test(arguments: ["main:my-app", "-o"])
  func `the action takes every name for a path`(name: String) throws {
    let repository = try checkout(.named)
    try repository.expect("git branch main origin/main && cp -R my-app/. './\(name)'")
    let compared = try repository.compare(with: "main", app: name, failOn: "unknown-target")
    #expect(compared.output.hasPrefix("The app is new, "), "\(compared.output)")
    #expect(compared.status == 4)
  }

  private static let comparing = ["GitHub Actions", "GitLab", "Jenkins"]

  /// Runs the script of a recipe that compares.
  private func compare(
    _ section: String, in repository: borrowing RecipeRepository, _ base: String
  ) throws -> FinishedProcess {
    try repository.run(
      RecipeScripts(markdown: "docs/ci.md", section: section)
        .containing("--fail-on new-problems"),
      ["CI_MERGE_REQUEST_DIFF_BASE_SHA": base, "TARGET": "main"],
      shell: section == "Jenkins" ? "sh -xe" : "bash -eo pipefail")
  }

  @Test(arguments: comparing, Disguise.allCases)
  func `the recipes find new problems`(section: String, disguise: Disguise) throws {
    let repository = try checkout(disguise)
    let base = String(try repository.expect("git rev-parse HEAD^1").prefix(40))
    let compared = try compare(section, in: repository, base)
    #expect(compared.status == 4, "\(compared.output)")
    let report = try repository.expect("cat changes/index.xhtml")
    #expect(report.contains("nowhere"), "\(compared.output)")
  }

  @Test(arguments: comparing)
  func `without the repository of the checkout nothing is compared`(section: String) throws {
    let repository = try checkout(.root)
    let base = String(try repository.expect("git rev-parse HEAD^1").prefix(40))
    try repository.expect("mv .git ../aside")
    let compared = try compare(section, in: repository, base)
    #expect(compared.status == 128, "\(compared.output)")
    #expect(!compared.output.contains("The app is new"))
  }

  @Test func `without it the action does not begin`() throws {
    let repository = try checkout(.root)
    try repository.expect("mv .git ../aside")
    let action = try RecipeScripts(yaml: "action.yml")
    let result = try repository.run(action.containing("origin \"$OLD\""), ["OLD": "main"])
    #expect(result.status == 128, "\(result.output)")
  }

  @Test(arguments: Disguise.allCases)
  func `the commands of README find new problems`(disguise: Disguise) throws {
    let commands = try Document(path: "README.md").commands.map(\.text)
      .filter { $0.contains("--base") }
    #expect(commands.count == 3)
    let repository = try checkout(disguise)
    try repository.expect("git branch main origin/main")
    for command in commands {
      let run = try repository.run(command)
      let isBuild = command.contains("riverbed build ")
      let status: Int32 = isBuild ? 0 : command.contains("--fail-on") ? 4 : 1
      #expect(run.status == status, "\(command): \(run.output)")
      let said = isBuild ? try repository.text("preview/changes/index.xhtml") : run.output
      #expect(said.contains("nowhere now"), "\(command): \(said)")
    }
  }

  @Test func `previews are the same as without it`() throws {
    let repository = try checkout(.bare, .folder, .root, .named)
    let plain = try checkout()
    let variables = [
      "SHARD": "1/1", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1",
    ]
    let builds = try RecipeScripts(markdown: "docs/ci.md").all
      .filter { $0.contains("riverbed build ") }
    #expect(builds.count == 4)
    for build in builds {
      let name = try #require(build.firstMatch(of: /riverbed build my-app -o "?([a-z]+)/)).1
      for place in [repository.work, plain.work] {
        // Both have other commits.
        let build = build.replacing("--label auto", with: "--label same")
        try repository.expect("cd '\(place)'\nrm -rf site\n\(build)", variables)
      }
      try repository.expect(
        "for site in \(name)*; do diff -r -x .riverbed $site '\(plain.work)'/$site; done")
    }
  }

  @Test func `checks before a commit and in a container are the same as without it`() throws {
    let hook = try RecipeScripts(yaml: ".pre-commit-hooks.yaml").blocks[0]
    let entry = try #require(hook.firstMatch(of: /entry: (.*)/)).1
    let guide = try Document(path: "docs/ci.md").text
    let argument = try #require(guide.firstMatch(of: /args: \[(.*)\]/)).1
    let image = try #require(guide.firstMatch(of: /podman run .* (riverbed check [a-z-]+)/)).1
    let repository = try checkout(.bare, .folder, .root, .named)
    let plain = try checkout()
    // The image has nothing but the program.
    for check in ["\(entry) \(argument)", "PATH=../../bin \(image)"] {
      let output = try repository.expect(check)
      #expect(output.contains(RecipeRepository.brokenLink), "\(output)")
      #expect(try output == plain.expect(check))
    }
  }
}
