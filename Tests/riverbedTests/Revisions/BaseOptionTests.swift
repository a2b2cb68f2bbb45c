import Support
import Testing

/// `--base`, which is in place of OLD and always a revision.
@Suite struct BaseOptionTests {
  private func run(
    _ repository: borrowing GitRepository, _ words: [String], in folder: String = "."
  ) throws -> FinishedProcess {
    try repository.run([try RecipeRepository.program()] + words, in: folder)
  }

  @Test(.needs(.git, .bash), arguments: ["", ":", ":apps/footers", ":./apps/footers"])
  func `it has the path of the new side, or one of its own`(path: String) throws {
    let repository = try GitRepository.withBranches()
    let sentence = "All stories is called New All stories now.\n"
    for (new, folder) in [
      ("apps/footers", "."), ("main:apps/footers", "."), ("\(repository.path)/apps/footers", "."),
    ] {
      let run = try run(repository, ["diff", "--base", "main~1\(path)", new], in: folder)
      #expect(run.output.hasPrefix(sentence), "\(new): \(run.output)")
    }
    // As it is for a build.
    let here = try run(repository, ["diff", "--base", "main~1\(path)"], in: "apps/footers")
    // From there, the path would be another one.
    #expect(here.output.hasPrefix(sentence) == !path.contains("./"), "\(here.output)")
    let json = try run(
      repository, ["diff", "apps/footers", "--base=main~1\(path)", "--format=json"])
    #expect(json.output.contains("\"name\": \"main~1:apps/footers\""), "\(json.output)")
  }

  @Test(.needs(.git, .bash)) func `with a merge base it is where the search begins`() throws {
    let repository = try GitRepository.withBranches()
    try repository.write("[]", to: "main:/rivers.json")
    try repository.git("checkout", "--quiet", "branch")
    for words in [
      ["--merge-base", "--base", "main", "apps/footers"],
      ["--base=main", "--merge-base", "apps/footers"],
      ["--base", "main:apps/footers", "apps/footers", "--merge-base"],
      ["--base", "main", "--merge-base", "branch:apps/footers"],
      ["--merge-base", "main", "apps/footers"],
    ] {
      let run = try run(repository, ["diff"] + words)
      #expect(run.output.hasPrefix("Home is called New Home now.\n"), "\(words)")
      #expect(!run.output.contains("All stories"), "\(words): \(run.output)")
    }
  }

  @Test(.needs(.git, .bash)) func `a build says what changed since it`() throws {
    let repository = try GitRepository.withBranches()
    try repository.git("checkout", "--quiet", "branch")
    try repository.write("[]", to: "main/rivers.json")
    let words = ["build", "apps/footers", "--quiet", "--device", "iphone-8"]
    let sites = try [
      ["--base", "HEAD~1"], ["--since", "HEAD~1:"], ["--base", "main", "--merge-base"],
      ["--since", "main", "--merge-base"],
    ].enumerated().map { number, old in
      let run = try run(repository, words + ["-o", "../\(number)"] + old)
      #expect(run.status == 0, "\(run.output)")
      return try TemporaryFolder.files(in: "\(repository.folder.path)/\(number)")
    }
    #expect(sites[0].keys.contains("changes/index.xhtml"))
    #expect(sites.allSatisfy { $0 == sites[0] })
  }

  @Test(
    .needs(.git, .bash),
    arguments: [
      ("diff --base main old new", "with '--base', which is in place of OLD, there is only NEW"),
      ("diff --base= app", "'--base' needs a value: REV[:PATH]"),
      ("diff --base", "'--base' needs a value: REV[:PATH]"),
      (
        "diff --base :app app",
        "there is no revision in ':app'; HEAD is the current one, as in 'HEAD:app'"
      ),
      ("diff --base : app", "there is no revision in ':'; HEAD is the current one, as in 'HEAD:'"),
      ("diff --merge-base --base : app", "there is no revision in ':'"),
      ("diff --merge-base :app app", "there is no revision in ':app'"),
      ("diff --merge-base main old new", "'riverbed diff' does not take 'new'"),
      ("diff --update-baseline --base main app", "'--update-baseline' needs a folder of pictures"),
      ("build --base= app", "'--base' needs a value: REV[:PATH]"),
      ("build --base :x app", "there is no revision in ':x'"),
      (
        "build app --base main --since main:", "'--base' is in place of OLD, so '--since' cannot be"
      ),
      ("build app --base main --since=", "'--base' is in place of OLD, so '--since' cannot be"),
      ("build app --base main --since main --merge-base", "'--base' is in place of OLD"),
      ("build app --base main --shard 1/2", "'--base' and '--shard' cannot be combined"),
      ("build app --merge-base", "'--merge-base' needs '--base' or '--since'"),
    ]) func `a command line that says two things is wrong`(line: String, reason: String) throws
  {
    let repository = try GitRepository()
    try repository.writeFixture("Apps/footers", to: "app")
    try repository.commit()
    let run = try run(repository, line.split(separator: " ").map(String.init))
    #expect(run.status == 64, "\(run.output)")
    #expect(run.output.hasPrefix("riverbed: error: \(reason)"), "\(run.output)")
  }

  @Test(.needs(.git, .bash)) func `an empty word of a script is not a revision`() throws {
    let repository = try GitRepository.withBranches()
    for words in [["--base", ""], ["--merge-base", "", "--format=human"]] {
      let run = try run(repository, ["diff"] + words + ["apps/footers"])
      #expect(run.status == 64, "\(words): \(run.output)")
    }
  }

  @Test(.needs(.git, .bash)) func `what is not a revision is not a path either`() throws {
    let repository = try GitRepository.withBranches()
    for word in ["apps/footers", "./apps/footers", "\(repository.path)/apps/footers", "nothing"] {
      let run = try run(repository, ["diff", "--base", word, "apps/footers"])
      #expect(run.status == 74)
      #expect(
        run.output.hasPrefix(
          "riverbed: error: cannot read '\(word):': the repository has no revision '\(word)'; "),
        "\(run.output)")
    }
    let outside = try run(
      repository, ["diff", "--base", "main:apps/footers", "."], in: "..")
    #expect(
      outside.output
        == "riverbed: error: cannot read 'main:apps/footers': the current folder is not in a git "
        + "repository\n")
  }
}
