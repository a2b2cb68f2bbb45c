import FoundationEssentials
import Support
import Testing

/// How `action.yml` gets the old revision, and what holds for all of its steps.
@Suite struct ActionRevisionTests {
  @Test(.needs(.git, .bash)) func `a full clone stays full, whatever names the revision`() throws {
    let repository = try RecipeRepository(at: "merge")
    let history = try repository.history()
    #expect(history.hasPrefix("false\n") && history.split(separator: "\n").count == 5)
    let hash = try repository.expect("git rev-parse HEAD^1").prefix(40)
    for old in ["main", String(hash), String(hash.prefix(8))] {
      let compared = try repository.compare(with: old)
      #expect(compared.output.hasPrefix("Home is called New Home now."), "\(compared.output)")
      #expect(try repository.history() == history)
    }
  }

  @Test(.needs(.git, .bash)) func `a shallow clone gets as many commits more as it needs`() throws {
    let repository = try RecipeRepository(at: "merge", depth: 1)
    let commit = "git -c user.name=Test -c user.email=test@example.org commit --quiet --allow-empty"
    try repository.expect(
      """
      cd ../../origin
      git checkout --quiet -b long main
      for number in {1..40}; do \(commit) -m $number; done
      git checkout --quiet -b topic
      sed -i 's/"Home"/"Topic"/' my-app/rivers.json
      \(commit) --all -m topic
      git checkout --quiet long
      sed -i 's/"New All stories"/"Later"/' my-app/rivers.json
      \(commit) --all -m later
      for number in {1..5}; do \(commit) -m $number; done
      """)
    try repository.expect(
      "git fetch --quiet --depth=1 origin topic && git checkout --quiet FETCH_HEAD")
    let compared = try repository.compare(with: "long")
    #expect(compared.output.hasPrefix("Home is called Topic now."), "\(compared.output)")
    #expect(try repository.history().hasPrefix("true\n"))
    let count = try repository.expect("git rev-list --count HEAD")
    #expect(count == "12\n")
  }

  @Test(.needs(.git, .bash)) func `histories without a common commit are not compared`() throws {
    let repository = try RecipeRepository(at: "merge", depth: 1)
    let commit = "git -c user.name=Test -c user.email=test@example.org commit --quiet"
    try repository.expect(
      "cd ../../origin && git checkout --quiet --orphan other && \(commit) -m other")
    let compared = try repository.compare(with: "other")
    #expect(compared.status == 74)
    #expect(
      compared.output.contains("::error title=Riverbed::Nothing was compared: in the history "))
    #expect(try repository.text("../../output").contains("\nsentence=Nothing was compared: "))
  }

  @Test(.needs(.git, .bash)) func `an annotated tag is its commit`() throws {
    let repository = try RecipeRepository(at: "merge", depth: 1)
    try repository.expect(
      "git -C ../../origin -c user.name=Test -c user.email=a@example.org tag -m one v1 main")
    let compared = try repository.compare(with: "v1")
    #expect(compared.output.hasPrefix("Home is called New Home now."), "\(compared.output)")
    let commit = try repository.expect("git -C ../../origin rev-parse main")
    #expect(try repository.text("../../old") == "commit=\(commit)")
  }

  @Test(.needs(.git, .bash), arguments: ["../work/my-app", "my-app/", "./my-app/../my-app"])
  func `a path that leads back into the repository is compared`(app: String) throws {
    let repository = try RecipeRepository(at: "merge")
    let compared = try repository.compare(with: "main", app: app)
    #expect(compared.output.hasPrefix("Home is called New Home now."), "\(compared.output)")
  }

  @Test(.needs(.git, .bash), arguments: ["no-branch", "short", "--all"])
  func `what does not name a revision is explained`(name: String) throws {
    let script = try RecipeScripts(yaml: "action.yml").containing("origin \"$OLD\"")
    let repository = try RecipeRepository(at: "merge", depth: 1)
    let hash = try repository.expect("git -C ../../origin rev-parse --short main")
    let old = name == "short" ? String(hash.prefix(7)) : name
    let found = try repository.folder.write("", to: "old")
    let result = try repository.run(script, ["OLD": old, "GITHUB_OUTPUT": found])
    #expect(result.status == 1)
    #expect(result.output.contains("\n::error title=Riverbed::The input 'old' must be a branch"))
    #expect(try repository.text("../../old") == "")
  }

  @Test func `the number of scripts is known, so that a new one gets a test`() throws {
    let recipe = try RecipeScripts(markdown: "docs/ci.md")
    #expect(recipe.all.count == 18)
    #expect(Set(recipe.all).count == 18)
    #expect(try RecipeScripts(yaml: "action.yml").all.count == 7)
  }

  @Test
  func `the outputs are of a step that never fails, and a later one always ends with the code`()
    throws
  {
    let action = try RecipeScripts(yaml: "action.yml")
    let text = action.blocks[0]
    let values = text.matches(of: /value: \$\{\{ steps\.([a-z]+)\.outputs/).map(\.1)
    #expect(values.count == 3 && values.allSatisfy { $0 == "compare" })
    let compare = try action.containing("riverbed diff")
    #expect(compare.contains("GITHUB_OUTPUT") && !compare.contains("\nexit "))
    let steps = text.split(separator: "\n    - name: ").map(String.init)
    let result = try #require(steps.first { $0.hasPrefix("Result\n") })
    #expect(result.contains("if: always()") && result.contains("steps.compare.outputs.code"))
    let order = steps.map { $0.prefix { $0 != "\n" } }
    let places = ["Compare", "Comment", "Result"].map { name in order.firstIndex { $0 == name } }
    #expect(places.compactMap(\.self).count == 3 && places.compactMap(\.self).sorted() == places)
  }

  @Test func `every input and output of the action is explained`() throws {
    let action = try RecipeScripts(yaml: "action.yml").blocks[0]
    let guide = try Data(contentsOf: Fixtures.repository.appending(path: "docs/ci.md"))
    let rows = String(decoding: guide, as: UTF8.self).matches(of: /\n\| `([a-z-]+)` \|/).map(\.1)
    for part in ["\ninputs:\n", "\noutputs:\n"] {
      let text = action.split(separator: part, maxSplits: 1)[1]
      let names = text.split(separator: "\n\n")[0].matches(of: /(?:^|\n)  ([a-z-]+):/).map(\.1)
      #expect(names.count > 2)
      for name in names { #expect(rows.contains(name), "\(name)") }
    }
  }
}
