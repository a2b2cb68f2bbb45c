import Support
import Testing

/// Paths that are named like a revision, such as folders that a pull request plants.
@Suite struct NamedLikeRevisionTests {
  /// Makes a repository in which the last commit renames a screen, and plants the app with that
  /// name in a folder.
  private func planted(
    in folder: (borrowing GitRepository) throws -> String
  ) throws
    -> GitRepository
  {
    let repository = try GitRepository.withBranches()
    let rivers = try TemporaryFolder.text(of: "\(repository.path)/apps/footers/rivers.json")
    try repository.writeFixture("Apps/footers", to: try folder(repository))
    try repository.write(rivers, to: "\(try folder(repository))/rivers.json")
    return repository
  }

  private static let sentence = "All stories is called New All stories now.\n"

  @Test(.needs(.git, .bash), arguments: ["HEAD^1:", "main~1:", "main~1:apps/footers"])
  func `a folder does not take the place of a revision`(word: String) throws {
    let repository = try planted { _ in word }
    let run = try repository.riverbed("diff", word, "apps/footers")
    let revision = word.split(separator: ":")[0]
    #expect(run.status == 64)
    #expect(
      run.output == """
        riverbed: error: '\(word)' is a path, and '\(revision)' a revision of the repository; \
        write './\(word)' for the path, or '--base \(word)' for the revision
        'riverbed help diff' shows its usage

        """)
    for old in [["--base", word], ["--merge-base", word]] {
      let run = try repository.run(
        [try RecipeRepository.program(), "diff"] + old + ["apps/footers"])
      #expect(run.output.hasPrefix(Self.sentence), "\(old): \(run.output)")
    }
    let path = try repository.riverbed("diff", "./\(word)", "apps/footers")
    #expect(path.output.hasPrefix("Nothing changed"), "\(path.output)")
  }

  @Test(.needs(.git, .bash)) func `no file keeps what an earlier run found`() throws {
    let repository = try planted { _ in "main:" }
    for command in [["diff", "main:", "apps/footers"], ["check", "main:"]] {
      try repository.write("STALE", to: "json")
      let words = [try RecipeRepository.program()] + command
      let run = try repository.run(words + ["--format", "json=json"])
      #expect(run.status == 64, "\(run.output)")
      let text = try TemporaryFolder.text(of: "\(repository.path)/json")
      #expect(text.contains("'main:' is a path, and 'main' a revision"), "\(text)")
      for file in ["main:/rivers.json", "apps/footers/rivers.json", ".git/HEAD", ".git/x"] {
        guard file.hasPrefix(command[1]) || command.count > 2 || file.hasPrefix(".git") else {
          continue
        }
        let before = try repository.run(["cat", file]).output
        let misplaced = try repository.run(words + ["--format", "json=\(file)"])
        #expect(misplaced.status == 64, "\(file): \(misplaced.output)")
        #expect(try repository.run(["cat", file]).output == before, "\(file)")
      }
    }
  }

  @Test(.needs(.git, .bash), arguments: [40, 7]) func `nor the place of a commit`(
    digits: Int
  ) throws {
    let repository = try GitRepository.withBranches()
    let commit = String(try repository.git("rev-parse", "main~1").prefix(digits))
    try repository.write("[]", to: "\(commit):/rivers.json")
    for word in ["\(commit):", "\(commit):apps/footers"] {
      try repository.write("[]", to: "\(word)/rivers.json")
      let run = try repository.riverbed("diff", word, "apps/footers")
      #expect(run.status == 64)
      #expect(run.output.contains("'\(commit)' a revision"), "\(run.output)")
    }
    let base = try repository.riverbed("diff", "--base", commit, "apps/footers")
    #expect(base.output.hasPrefix(Self.sentence), "\(base.output)")
  }

  @Test(.needs(.git, .bash)) func `every operand is looked at`() throws {
    let repository = try planted { _ in "main:" }
    try repository.write("[]", to: "main:apps/footers/rivers.json")
    let hash = "; the revision can be named by its hash"
    for (words, option) in [
      (["check", "main:"], hash), (["inspect", "main:"], hash), (["build", "main:"], hash),
      (["check", "main:", "--link", "a://b"], hash),
      (["check", "main:apps/footers"], hash), (["diff", "apps/footers", "main:"], hash),
      (["diff", "--base", "main", "main:"], hash),
      (["diff", "--merge-base", "main", "main:"], hash),
      (["build", "apps/footers", "--since", "main:"], ", or '--base main:' for the revision"),
    ] {
      let run = try repository.run([try RecipeRepository.program()] + words)
      #expect(run.status == 64, "\(words): \(run.output)")
      #expect(run.output.contains("' for the path\(option)\n"), "\(words): \(run.output)")
    }
    let path = try repository.riverbed("check", "./main:")
    #expect(path.status == 0 && path.output.hasPrefix("main:: 3 screens"), "\(path.output)")
    let old = try repository.riverbed("diff", "./main:", "apps/footers")
    #expect(old.output.hasPrefix("Nothing changed"), "\(old.output)")
  }

  @Test(.needs(.git, .bash)) func `a path that is not named like a revision is one`() throws {
    let repository = try GitRepository.withBranches()
    for word in ["C:app", "nothing:apps/footers", ":app", "HEAD^9:", "{:x"] {
      try repository.write("[}", to: "\(word)/rivers.json")
      let run = try repository.riverbed("check", word)
      #expect(run.status == 2, "\(word): \(run.output)")
      let name = word.split(separator: "/")[0].trimmingPrefix(":")
      #expect(run.output.contains("\(name)"), "\(run.output)")
    }
    try repository.folder.write("[}", to: "outside/main:/rivers.json")
    #expect(try repository.riverbed("check", "main:", in: "../outside").status == 2)
    // Next to another operand, its repository counts.
    let run = try repository.riverbed(
      "diff", "main:", "../repository/apps/footers", in: "../outside")
    #expect(run.status == 64, "\(run.output)")
    try repository.write("[}", to: "main:/rivers.json")
    let none = try repository.riverbed("check", "main:", environment: ["PATH": "/nowhere"])
    #expect(none.status == 74, "\(none.output)")
    let outside = try repository.riverbed(
      "check", "main:", in: "../outside", environment: ["PATH": "/nowhere"])
    #expect(outside.status == 2, "\(outside.output)")
  }

  @Test(.needs(.git, .bash)) func `nor where git is not installed`() throws {
    let repository = try planted { _ in "main:" }
    let none = ["PATH": "/nowhere"]
    let run = try repository.riverbed("diff", "main:", "apps/footers", environment: none)
    #expect(run.status == 74)
    #expect(
      run.output == """
        riverbed: error: cannot find out whether 'main:' is only a path: git, which reads \
        revisions, is not installed; './main:' is the path

        """)
    let path = try repository.riverbed("diff", "./main:", "apps/footers", environment: none)
    #expect(path.status == 0, "\(path.output)")
    let head = try repository.git("rev-parse", "HEAD")
    let written = try repository.riverbed(
      "diff", "main:", "apps/footers", "--format", "json=.git/HEAD", environment: none)
    #expect(written.status == 64, "\(written.output)")
    #expect(try repository.git("rev-parse", "HEAD") == head)
  }

  @Test(.needs(.git, .bash)) func `a revision that a commit has without its folder is one`() throws
  {
    let repository = try GitRepository.withBranches()
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clone = "\(repository.folder.path)/clone"
    try repository.git(
      "clone", "--quiet", "--no-checkout", "--filter=tree:0", "file://\(repository.path)", clone)
    try repository.folder.write("[]", to: "clone/main:/rivers.json")
    let run = try repository.riverbed("check", "main:", in: "../clone")
    #expect(run.status == 64, "\(run.output)")
  }

  @Test(.needs(.git, .bash)) func `a repository that is not used decides nothing`() throws {
    let repository = try planted { _ in "main:" }
    try repository.git("config", "core.repositoryFormatVersion", "99")
    let run = try repository.riverbed("diff", "main:", "apps/footers")
    #expect(run.status == 74)
    #expect(
      run.output.hasPrefix(
        "riverbed: error: cannot find out whether 'main:' is only a path: git says: "),
      "\(run.output)")
    #expect(try repository.riverbed("diff", "./main:", "apps/footers").status == 0)
  }
}
