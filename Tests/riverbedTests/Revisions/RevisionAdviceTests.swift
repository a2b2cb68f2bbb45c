import FoundationEssentials
import Support
import Testing

/// What is said about a word that names nothing: what was probably meant, or how to get it.
@Suite struct RevisionAdviceTests {
  private static let start = "riverbed: error: cannot read"

  @Test(.needs(.git, .bash)) func `a revision without a colon is recognized`() throws {
    let repository = try GitRepository.withBranches()
    let meant = { (word: String) in
      "\(Self.start) '\(word)': no such file or directory; did you mean '\(word):'?\n"
    }
    for words in [
      ["diff", "main", "apps/footers"], ["diff", "apps/footers", "main"], ["check", "main"],
      ["inspect", "main"], ["build", "main"], ["build", "apps/footers", "--since", "main"],
    ] {
      let run = try repository.run([try RecipeRepository.program()] + words)
      #expect(run.status == 74)
      #expect(run.output == meant("main"), "\(words)")
    }
    let directory = ["GIT_DIR": "\(repository.path)/.git"]
    let named = try repository.riverbed("check", "main", in: "..", environment: directory)
    #expect(named.output == meant("main"))
    #expect(try repository.riverbed("check", "HEAD~1").output == meant("HEAD~1"))
  }

  @Test(.needs(.git, .bash)) func `no revision is suggested that does not exist`() throws {
    let repository = try GitRepository.withBranches()
    let missing = { (word: String) in "\(Self.start) '\(word)': no such file or directory\n" }
    for word in ["mian", "apps/none", "--all", ""] {
      let run = try repository.riverbed("check", "--", word)
      #expect(run.status == 74)
      #expect(run.output == missing(word), "\(word)")
    }
    #expect(try repository.riverbed("check", "main", in: "..").output == missing("main"))
    let path = ["PATH": "/nowhere"]
    #expect(try repository.riverbed("check", "main", environment: path).output == missing("main"))
  }

  @Test(.needs(.git, .bash)) func `a missing folder is reported, not the revision of it`() throws {
    let repository = try GitRepository.withBranches()
    let missing = "\(Self.start) 'nothere': no such file or directory\n"
    for words in [
      ["diff", "main:", "nothere"], ["diff", "nothere", "main:"],
      ["diff", "--merge-base", "main", "nothere"], ["build", "nothere", "--since", "main:"],
    ] {
      let run = try repository.run([try RecipeRepository.program()] + words)
      #expect(run.status == 74)
      #expect(run.output == missing, "\(words)")
    }
  }

  @Test(.needs(.git, .bash)) func `a site is not made before it is known what to compare`() throws {
    let repository = try GitRepository.withBranches()
    try repository.write("[]", to: "apps/footers/feeds/unused.json")
    for since in ["none:", "main:none", "none"] {
      let run = try repository.riverbed("build", "apps/footers", "--since", since)
      #expect(run.status == 74)
      #expect(run.output.hasPrefix("\(Self.start) '\(since)': "), "\(run.output)")
    }
  }

  @Test(.needs(.git, .bash)) func `the branch of a server is suggested`() throws {
    let repository = try GitRepository.withBranches()
    let clone = "\(repository.folder.path)/clone"
    try repository.git("clone", "--quiet", "--branch=branch", repository.path, clone)
    let run = try repository.riverbed("diff", "main:", "apps/footers", in: "../clone")
    #expect(run.status == 74)
    #expect(
      run.output == """
        \(Self.start) 'main:': there is no such file or folder, and the repository has no \
        revision 'main'; did you mean 'origin/main'?

        """)
    let base = try repository.riverbed(
      "diff", "--merge-base", "main", "apps/footers", in: "../clone")
    #expect(base.output.hasSuffix(" revision 'main'; did you mean 'origin/main'?\n"))
  }

  @Test(
    .needs(.git, .bash),
    arguments: [
      ("none", "'git fetch --tags' gets branches and tags from the server"),
      ("HEAD~9", "'git log --all' shows those that it has"),
      ("HEAD^{/nothing like it}", "'git log --all' shows those that it has"),
      (String(repeating: "a", count: 40), "'git log --all' shows those that it has"),
      ("-x", "a revision is a branch, a tag, a hash, or one such as HEAD~3"),
    ])
  func `it depends on the word how to get a revision`(word: String, advice: String) throws {
    let repository = try GitRepository.withBranches()
    let run = try repository.riverbed("check", "--", "\(word):apps/footers")
    #expect(run.status == 74)
    #expect(run.output.hasSuffix("the repository has no revision '\(word)'; \(advice)\n"))
  }

  @Test(.needs(.git, .bash)) func `a shallow clone gets older commits by deepening`() throws {
    let repository = try GitRepository.withBranches()
    let clone = "\(repository.folder.path)/clone"
    try repository.git("clone", "--quiet", "--depth=1", "file://\(repository.path)", clone)
    let older = { try repository.riverbed("diff", "HEAD~1:", "apps/footers", in: "../clone") }
    let run = try older()
    #expect(run.status == 74)
    #expect(
      run.output.hasSuffix(
        "'HEAD~1'; it is a shallow clone: 'git fetch --deepen=100' gets more history\n"),
      "\(run.output)")
    try repository.git("-C", clone, "fetch", "--quiet", "--deepen=100")
    #expect(try older().status == 1)
    let name = { try repository.riverbed("diff", $0, "apps/footers", in: "../clone") }
    #expect(
      try name("branch:").output.hasSuffix(
        "'branch'; 'git fetch --tags' gets branches and tags from the server\n"))
    try repository.git("clone", "--quiet", "--depth=1", "file://\(repository.path)", "\(clone)-2")
    let second = try repository.riverbed("check", "branch:apps/footers", in: "../clone-2")
    #expect(
      second.output.hasSuffix("'git fetch origin' with its name gets it as FETCH_HEAD\n"))
    try repository.git("-C", "\(clone)-2", "fetch", "--quiet", "origin", "branch")
    let found = try repository.riverbed("check", "FETCH_HEAD:apps/footers", in: "../clone-2")
    #expect(found.status == 0, "\(found.output)")
  }
}
