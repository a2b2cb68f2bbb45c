import FoundationEssentials
import Support
import Testing

/// Why something in a revision cannot be read: one sentence that says what to do, and exit code 74.
@Suite struct RevisionFailureTests {
  private func repository() throws -> GitRepository {
    let repository = try GitRepository()
    try repository.writeFixture("Apps/footers", to: "app")
    try repository.commit()
    return repository
  }

  /// Expects that a command fails with a reason.
  private func expect(
    _ run: FinishedProcess, _ word: String = "HEAD:app", _ reason: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == 74, sourceLocation: location)
    #expect(
      run.output == "riverbed: error: cannot read '\(word)': \(reason)\n",
      sourceLocation: location)
  }

  @Test(
    .needs(.git, .bash), arguments: ["n'one", "-x", "--all", "HEAD..HEAD", "a\nb", "HEAD tree 1"])
  func `an unknown revision`(revision: String) throws {
    let repository = try repository()
    let run = try repository.riverbed("inspect", "--", "\(revision):app")
    #expect(run.status == 74)
    #expect(run.output.contains("there is no such file or folder, and the repository has no "))
    #expect(
      run.output.hasSuffix("'; a revision is a branch, a tag, a hash, or one such as HEAD~3\n"),
      "\(run.output)")
  }

  @Test(.needs(.git, .bash)) func `a revision that begins with a dash is not an option`() throws {
    let repository = try repository()
    try repository.git("update-ref", "refs/heads/--batch-all-objects", "HEAD")
    let run = try repository.riverbed("check", "--", "--batch-all-objects:app")
    #expect(run.status == 0 && run.output.hasPrefix("app: 3 screens"), "\(run.output)")
    let base = try repository.riverbed(
      "diff", "--merge-base", "--", "--batch-all-objects", "app")
    #expect(base.status == 0 && base.output.hasPrefix("Nothing changed."), "\(base.output)")
  }

  @Test(.needs(.git, .bash)) func `an unknown path, or one that is not in the repository`() throws {
    let repository = try repository()
    expect(
      try repository.riverbed("build", "HEAD:ap"), "HEAD:ap",
      "'HEAD' does not have 'ap'; paths count from the root of the repository, and with ./ from "
        + "the current folder")
    expect(
      try repository.riverbed("check", "HEAD:../x"), "HEAD:../x",
      "the path, or a link in it, leads out of the repository")
    expect(
      try repository.riverbed("check", "HEAD:app", in: ".."), "HEAD:app",
      "there is no such file or folder, and the current folder is not in a git repository")
    let other = try repository.riverbed(
      "diff", "HEAD:./x", "\(repository.path)/app", in: "..")
    expect(
      other, "HEAD:./x",
      "the current folder is not among the files of the repository that are checked out; write the "
        + "path from the root of the repository after the colon")
  }

  @Test(.needs(.git, .bash)) func `git is not installed, or only where the repository is`() throws {
    let repository = try repository()
    try repository.write("#!/bin/sh\ntouch ran\n", to: "git")
    try repository.folder.setPermissions(0o755, of: "repository/git")
    for path in ["/nowhere", ".:", "bin:./:"] {
      let run = try repository.riverbed("check", "HEAD:app", environment: ["PATH": path])
      expect(
        run, "HEAD:app",
        "there is no such file or folder, and git, which reads revisions, is not installed")
    }
    #expect(!FileManager.default.fileExists(atPath: "\(repository.path)/ran"))
  }

  @Test(.needs(.git, .bash)) func `a file in Git LFS`() throws {
    let repository = try repository()
    try repository.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: "app/families.json")
    try repository.commit()
    let reason =
      "it is a pointer to a file in Git LFS; check the revision out, run 'git lfs pull' there, and "
      + "name the folder"
    expect(try repository.riverbed("check", "HEAD:app"), "HEAD:app/families.json", reason)
    expect(try repository.riverbed("diff", "HEAD:", "app"), "HEAD:app/families.json", reason)
    expect(
      try repository.riverbed("check", "HEAD:app/families.json"), "HEAD:app/families.json", reason)
    #expect(try repository.riverbed("check", "HEAD~1:app").status == 0)
  }

  @Test(.needs(.git, .bash)) func `a submodule`() throws {
    let repository = try repository()
    let commit = try repository.git("rev-parse", "HEAD")
    try repository.git("rm", "-r", "--quiet", "app/feeds")
    try repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),sub")
    try repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),app/feeds")
    try repository.git("commit", "--quiet", "-m", "submodules")
    let start = "is a submodule, which is a repository of its own"
    let advice = "whose revisions are read with: --repository"
    for (folder, path) in [(".", "sub"), ("app", "../sub"), ("..", "repository/sub")] {
      let place = ["GIT_DIR": "\(repository.path)/.git"]
      expect(
        try repository.riverbed("check", "HEAD:sub/app", in: folder, environment: place),
        "HEAD:sub/app", "'sub' \(start), \(advice) \(path)")
    }
    expect(
      try repository.riverbed("check", "HEAD:app"), "HEAD:app/feeds",
      "'feeds' \(start); check the revision out with its submodules, and name the folder")
  }

  @Test(.needs(.git, .bash)) func `an object that a partial clone does not have`() throws {
    let repository = try repository()
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clone = "\(repository.folder.path)/clone"
    try repository.git(
      "clone", "--quiet", "--no-checkout", "--filter=blob:none", "file://\(repository.path)", clone)
    let run = try repository.riverbed("check", "HEAD:app", in: "../clone")
    #expect(run.status == 74)
    #expect(run.output.hasPrefix("riverbed: error: cannot read 'HEAD:app/rivers.json': "))
    #expect(run.output.contains("a partial clone gets it when the revision is checked out"))
    try repository.git("-C", clone, "checkout", "--quiet", "main")
    #expect(try repository.riverbed("check", "HEAD:app", in: "../clone").status == 0)
  }

  @Test(.needs(.git, .bash)) func `a partial clone without folders`() throws {
    let repository = try repository()
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clone = "\(repository.folder.path)/clone"
    try repository.git(
      "clone", "--quiet", "--no-checkout", "--filter=tree:0", "file://\(repository.path)", clone)
    let reason =
      "the repository does not have its content; a partial clone gets it when the revision is "
      + "checked out, and in any other 'git fsck' says what is damaged"
    expect(try repository.riverbed("check", "HEAD:app", in: "../clone"), "HEAD:app", reason)
    let base = try repository.riverbed(
      "diff", "--merge-base", "origin/main", "HEAD:app", in: "../clone")
    #expect(base.status == 74)
    #expect(base.output.hasSuffix(":': \(reason)\n"), "\(base.output)")
    try repository.git("-C", clone, "checkout", "--quiet", "main")
    #expect(try repository.riverbed("check", "HEAD:app", in: "../clone").status == 0)
  }

  @Test(.needs(.git, .bash)) func `a folder with more files than any app has`() throws {
    let repository = try repository()
    let file = try repository.git("rev-parse", "HEAD:app/rivers.json")
    let names = "for (i = 0; i < 130000; i++) printf \"100644 blob \(file)\\t%0250d\\n\", i"
    let made = try repository.run(["bash", "-c", "awk 'BEGIN { \(names) }' | git mktree"])
    let folder = String(made.output.prefix(40))
    let text = "040000 tree \(folder)\\tfeeds\\n100644 blob \(file)\\trivers.json\\n"
    let app = try repository.run(["bash", "-c", "printf '\(text)' | git mktree"])
    expect(
      try repository.riverbed("check", "\(app.output.prefix(40)):"),
      "\(app.output.prefix(40)):feeds",
      "its folder has more files than are read")
  }

  @Test(.needs(.git, .bash)) func `objects that are damaged or gone`() throws {
    let repository = try repository()
    for (name, path) in [
      ("HEAD:app/feeds/stories.json", "HEAD:app/feeds/stories.json"), ("HEAD:app", "HEAD:app"),
    ] {
      let id = try repository.git("rev-parse", name)
      let file = "\(repository.path)/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))"
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
      try Data("damaged".utf8).write(to: URL(filePath: file))
      let damaged = try repository.riverbed("check", "HEAD:app")
      #expect(damaged.status == 74)
      #expect(damaged.output.hasPrefix("riverbed: error: cannot read '\(path)': "))
      #expect(damaged.output.contains("'git fsck'"), "\(damaged.output)")
      try FileManager.default.removeItem(atPath: file)
      let gone = try repository.riverbed("check", "HEAD:app")
      #expect(gone.status == 74 && gone.output.contains("partial clone"), "\(gone.output)")
    }
  }
}
