import Support
import Testing

/// Comparing with the commit where two histories parted.
@Suite struct MergeBaseTests {
  @Test(.needs(.git, .bash)) func `only what the branch itself changed is compared`() throws {
    let repository = try GitRepository.withBranches()
    try repository.git("checkout", "--quiet", "branch")
    let base = String(try repository.git("merge-base", "main", "branch").prefix(12))
    let plain = try repository.riverbed("diff", "main:", "apps/footers")
    #expect(plain.output.contains("All stories") && plain.output.contains("New Home"))
    for (old, new) in [
      ("main", "apps/footers"), ("main:", "apps/footers"), ("main:apps/footers", "apps/footers"),
      ("main", "branch:apps/footers"), ("main:apps/footers", "branch:"),
    ] {
      let run = try repository.riverbed("diff", "--merge-base", old, new)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Home is called New Home now.\n"), "\(old) \(new)")
      #expect(!run.output.contains("All stories"), "\(run.output)")
      let json = try repository.riverbed("diff", "--merge-base", old, new, "--format", "json")
      #expect(json.output.contains("\"name\": \"\(base):apps/footers\""), "\(old) \(new)")
    }
  }

  @Test(.needs(.git, .bash)) func `a folder named like the revision does not matter`() throws {
    let repository = try GitRepository.withBranches()
    try repository.write("[}", to: "branch/rivers.json")
    let run = try repository.riverbed("diff", "--merge-base", "branch", "apps/footers")
    #expect(run.output.hasPrefix("All stories is called New All stories now.\n"), "\(run.output)")
  }

  @Test(.needs(.git, .bash)) func `a site says what changed since the branch began`() throws {
    let repository = try GitRepository.withBranches()
    let words = ["build", "apps/footers", "--quiet", "--device", "iphone-8"]
    let program = try RecipeRepository.program()
    for (since, output) in [(["branch", "--merge-base"], "a"), (["main~1:"], "b")] {
      let run = try repository.run([program] + words + ["-o", "../\(output)", "--since"] + since)
      #expect(run.status == 0, "\(run.output)")
    }
    let sites = try ["a", "b"].map {
      try TemporaryFolder.files(in: "\(repository.folder.path)/\($0)")
    }
    #expect(sites[0].keys.contains("changes/index.xhtml"))
    #expect(sites[0] == sites[1])
    let alone = try repository.riverbed("build", "apps/footers", "--merge-base")
    #expect(alone.status == 64)
    #expect(alone.output.hasPrefix("riverbed: error: '--merge-base' needs '--base' or '--since'\n"))
  }

  @Test(.needs(.git, .bash)) func `histories without a common commit are an error`() throws {
    let repository = try GitRepository.withBranches()
    try repository.git("checkout", "--quiet", "--orphan", "other")
    try repository.commit()
    let run = try repository.riverbed("diff", "--merge-base", "main", "apps/footers")
    #expect(run.status == 74)
    #expect(
      run.output == """
        riverbed: error: cannot find where 'main' and 'HEAD' parted: 'main' and 'HEAD' have no \
        commit in common

        """)
    let unknown = try repository.riverbed("diff", "--merge-base", "nothing", "apps/footers")
    #expect(unknown.status == 74)
    #expect(
      unknown.output.contains("parted: the repository has no revision 'nothing'; "),
      "\(unknown.output)")
    for word in [":apps/footers", ":"] {
      #expect(try repository.riverbed("diff", "--merge-base", word, "apps/footers").status == 64)
    }
  }

  @Test(.needs(.git, .bash)) func `a history with a missing commit is not one without a base`()
    throws
  {
    let repository = try GitRepository.withBranches()
    try repository.git("checkout", "--quiet", "branch")
    let lost = try repository.git("rev-parse", "HEAD~1")
    _ = try repository.run(["rm", "-f", ".git/objects/\(lost.prefix(2))/\(lost.dropFirst(2))"])
    let run = try repository.riverbed("diff", "--merge-base", "main", "apps/footers")
    #expect(run.status == 74)
    #expect(
      run.output.contains("' parted: git says: Could not read \(lost); 'git fsck' says what "))
  }

  @Test(.needs(.git, .bash)) func `a shallow clone says how to get more history`() throws {
    let repository = try GitRepository.withBranches()
    let clone = "\(repository.folder.path)/clone"
    try repository.git(
      "clone", "--quiet", "--depth=1", "--no-single-branch", "file://\(repository.path)", clone)
    let program = try RecipeRepository.program()
    let words = [program, "diff", "--merge-base", "origin/branch", "apps/footers"]
    let run = try repository.run(words, in: "../clone")
    #expect(run.status == 74)
    #expect(
      run.output.hasSuffix("this is a shallow clone: 'git fetch --deepen=100' gets more history\n"),
      "\(run.output)")
    try repository.git("-C", clone, "fetch", "--quiet", "--deepen=100")
    #expect(try repository.run(words, in: "../clone").status == 1)
    let old = try repository.riverbed("check", "origin/none:apps/footers", in: "../clone")
    #expect(old.status == 74)
  }
}
