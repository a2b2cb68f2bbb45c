import Support
import Testing

@testable import riverbed

/// Apps that are read from a revision, as `REV:PATH`.
@Suite struct RevisionAppTests {
  @Test(.needs(.git, .bash), arguments: ["newsroom", "routes", "hostile-names"])
  func `the site of a revision has the bytes of that of a checkout`(app: String) throws {
    let repository = try GitRepository()
    try repository.writeFixture("Apps/\(app)", to: "apps/\(app)")
    try repository.commit()
    let options = ["--quiet", "--theme", "paper", "--placement", "on_top"]
    for (place, output) in [("HEAD:apps/\(app)", "a"), ("apps/\(app)", "b")] {
      let run = try repository.run(
        [try RecipeRepository.program(), "build", place, "-o", "../\(output)"] + options)
      #expect(run.status == 0, "\(run.output)")
    }
    let sites = try ["a", "b"].map {
      try TemporaryFolder.files(in: "\(repository.folder.path)/\($0)")
    }
    #expect(sites[0].count > 10)
    #expect(sites[0] == sites[1])
  }

  @Test(.needs(.git, .bash)) func `the report of revisions has the bytes of that of checkouts`()
    throws
  {
    let repository = try GitRepository.withBranches()
    try repository.git("worktree", "add", "--quiet", "../old", "branch")
    let runs = try [
      ("branch:apps/footers", "main:", "a"), ("../old/apps/footers", "apps/footers", "b"),
      ("branch:", "apps/footers", "c"), ("../old/apps/footers", "main:apps/footers", "d"),
    ].map { old, new, output in
      let run = try repository.riverbed("diff", old, new, "-o", "../\(output)", "--quiet")
      #expect(run.status == 1, "\(run.output)")
      return try TemporaryFolder.files(in: "\(repository.folder.path)/\(output)")
    }
    #expect(runs[0].count > 3)
    #expect(runs.allSatisfy { $0 == runs[0] })
  }

  @Test(.needs(.git, .bash)) func `a site says what changed since a revision`() throws {
    let repository = try GitRepository.withBranches()
    try repository.git("worktree", "add", "--quiet", "../old", "branch")
    for (old, output) in [("branch:", "a"), ("../old/apps/footers", "b")] {
      let run = try repository.riverbed(
        "build", "apps/footers", "--since", old, "-o", "../\(output)", "--quiet")
      #expect(run.status == 0, "\(run.output)")
    }
    let sites = try ["a", "b"].map {
      try TemporaryFolder.files(in: "\(repository.folder.path)/\($0)")
    }
    #expect(sites[0].keys.contains("changes/index.xhtml"))
    #expect(sites[0] == sites[1])
  }

  @Test(.needs(.git, .bash)) func `a path counts from the root, or with a dot from here`() throws {
    let repository = try GitRepository.withBranches()
    let reads = { (word: String, folder: String) in
      let run = try repository.riverbed("check", word, in: folder)
      return run.status == 0 ? run.output : "\(run.status ?? -1)"
    }
    let found = try reads("apps/footers", ".")
    #expect(found.hasPrefix("footers: 3 screens"))
    for word in [
      "main:./footers", "main:../apps/footers", "main:apps/footers", "main:/apps//footers/",
    ] {
      #expect(try reads(word, "apps") == found, "\(word)")
    }
    #expect(try reads("HEAD:", "apps/footers") == found)
    #expect(try reads("HEAD:.", "apps/footers") == found)
    #expect(try reads("HEAD:footers", "apps") == "74")
    #expect(try reads("HEAD:../../apps/footers", "apps") == "74")
    let file = try reads("HEAD:apps/footers/rivers.json", ".")
    #expect(file.replacing("HEAD:", with: "") == (try reads("apps/footers/rivers.json", ".")))
  }

  @Test(.needs(.git, .bash)) func `what a revision leaves out is that of the other operand`() throws
  {
    let repository = try GitRepository.withBranches()
    let sentence = "All stories is called New All stories now."
    for (old, new, folder) in [
      ("main~1:", "apps/footers", "."), ("main~1:", ".", "apps/footers"),
      ("main~1:apps/footers", "main:", "."), ("main~1:", "main:./footers", "apps"),
      ("main~1:", "\(repository.path)/apps/footers", "../.."), ("main~1:", "main:", "apps/footers"),
      ("main~1:", "apps/footers/rivers.json", "."),
    ] {
      let run = try repository.riverbed("diff", old, new, in: folder)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("\(sentence)\n"), "\(old) \(new): \(run.output)")
    }
  }

  @Test(.needs(.git, .bash)) func `inspect shows the app of a revision`() throws {
    let repository = try GitRepository.withBranches()
    let words = ["inspect", "--screen", "home", "--json"]
    let program = try RecipeRepository.program()
    let revision = try repository.run([program] + words + ["main:apps/footers"])
    let folder = try repository.run([program] + words + ["apps/footers"])
    #expect(revision.status == 0 && revision.output.count > 1000)
    #expect(revision.output == folder.output)
  }

  @Test(.needs(.git, .bash)) func `the default folder is named after the last part of the path`()
    throws
  {
    let repository = try GitRepository.withBranches()
    let run = try repository.riverbed("build", "main:apps/footers", "--device", "iphone-8")
    #expect(run.output.hasSuffix("\nOutput/footers/index.xhtml\n"), "\(run.output)")
    let page = try TemporaryFolder.text(of: "\(repository.path)/Output/footers/index.xhtml")
    #expect(page.contains("<title>footers"))
  }
}
