import FoundationEssentials
import Support
import Testing

/// Which folders the files of a repository are in.
@Suite struct WorkTreeTests {
  private static let news = "Home is called New Home now.\n"
  private static let old = "'HEAD' does not have 'sub/apps/footers'"
  private static let advice =
    "'sub' has a repository of its own, whose revisions are read with: --repository sub\n"

  /// Compares an app with its last commit but one, in which it had another name.
  private func expectNews(
    _ words: [String], in folder: String, of repository: borrowing GitRepository,
    environment: [String: String] = [:], _ location: SourceLocation = #_sourceLocation
  ) throws {
    let run = try repository.run(
      [try RecipeRepository.program(), "diff"] + words, in: folder, environment: environment)
    #expect(run.status == 1, "\(words) \(folder): \(run.output)", sourceLocation: location)
    #expect(run.output.hasPrefix(Self.news), "\(run.output)", sourceLocation: location)
  }

  /// Makes a repository with another one, with an app whose screen was renamed, in a folder: a
  /// submodule, or one that the outer one does not know.
  private func outerRepository(asSubmodule: Bool) throws -> GitRepository {
    let inner = try GitRepository.withBranches()
    try inner.git("checkout", "--quiet", "branch")
    let outer = try GitRepository()
    try outer.writeFixture("Apps/footers", to: "app")
    try outer.commit()
    if asSubmodule {
      try outer.git(
        "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.path, "sub")
      try outer.commit()
    } else {
      try outer.git("clone", "--quiet", inner.path, "sub")
    }
    return outer
  }

  @Test(.needs(.git, .bash), arguments: [false, true])
  func `a repository inside another one has to be named`(isSubmodule: Bool) throws {
    let outer = try outerRepository(asSubmodule: isSubmodule)
    let app = "apps/footers"
    for (words, folder, variable) in [
      (["HEAD^1:", "sub/\(app)", "--repository", "sub"], ".", nil),
      (["HEAD^1:", "sub/\(app)", "--repository", "sub/.git"], ".", nil),
      (["HEAD^1:", "sub/\(app)"], ".", "sub/.git"), (["HEAD^1:", app], "sub", nil),
      (["HEAD^1:", "."], "sub/\(app)", nil), (["HEAD^1:", "repository/sub/\(app)"], "..", nil),
    ] {
      try expectNews(
        words, in: folder, of: outer, environment: variable.map { ["GIT_DIR": $0] } ?? [:])
    }
    if isSubmodule {
      // As in a hook of the submodule.
      let variable = ["GIT_DIR": "\(outer.path)/.git/modules/sub"]
      for folder in [".", "sub", "sub/\(app)"] {
        try expectNews(
          ["HEAD^1:", "\(outer.path)/sub/\(app)"], in: folder, of: outer, environment: variable)
      }
    }
    let note =
      "riverbed: note: 'sub' has a repository of its own, which counts as a plain folder, and whose "
      + "revisions are read with: --repository sub\n"
    for (old, reason) in [
      ("HEAD:", isSubmodule ? "'sub' is a submodule" : Self.old), ("branch:", "no revision"),
      ("HEAD:sub/\(app)", isSubmodule ? "'sub' is a submodule" : Self.old),
    ] {
      let run = try outer.riverbed("diff", old, "sub/\(app)")
      #expect(run.status == 74)
      #expect(run.output.hasPrefix(note) && run.output.contains(reason), "\(run.output)")
      #expect(run.output.hasSuffix("whose revisions are read with: --repository sub\n"))
      let quiet = try outer.riverbed("diff", "--quiet", old, "sub/\(app)")
      #expect(quiet.output == String(run.output.dropFirst(note.count)))
    }
    let base = try outer.riverbed("diff", "--merge-base", "branch", "sub/\(app)")
    #expect(base.output.hasSuffix(Self.advice), "\(base.output)")
    let check = try outer.riverbed("check", "HEAD:sub/\(app)")
    #expect(check.status == 74 && check.output.hasSuffix("--repository sub\n"), "\(check.output)")
  }

  @Test(.needs(.git, .bash), arguments: ["inner/sub", "../other"])
  func `so has one that a link leads into`(place: String) throws {
    let outer = try GitRepository()
    try outer.writeFixture("Apps/footers", to: "app")
    try outer.commit()
    try outer.git("clone", "--quiet", ".", place)
    try outer.folder.symbolicLink("repository/whole", to: place)
    try outer.folder.symbolicLink("repository/linked", to: "\(place)/app")
    for path in ["linked", "linked/rivers.json", "whole/app"] {
      let run = try outer.riverbed("diff", "HEAD:", path, "--repository", ".")
      #expect(run.status == 74)
      #expect(run.output.contains("'HEAD' does not have '\(path)'"), "\(run.output)")
      #expect(
        run.output.hasSuffix(
          "'\(place)' has a repository of its own, whose revisions are read with: --repository "
            + "\(place)\n"), "\(run.output)")
    }
    // One that leads to other files of the same repository has no other.
    try outer.folder.symbolicLink("repository/own", to: "app")
    let own = try outer.riverbed("diff", "HEAD:", "own", "--repository", ".")
    #expect(own.status == 74 && !own.output.contains("of its own"), "\(own.output)")
  }

  @Test(.needs(.git, .bash)) func `a new one does not have a commit yet`() throws {
    let outer = try GitRepository()
    try outer.git("init", "--quiet", "--initial-branch=main", "sub")
    try outer.writeFixture("Apps/footers", to: "sub/app")
    for (word, name) in [("HEAD:", "HEAD"), ("main~1:", "main~1")] {
      let run = try outer.riverbed("diff", word, "sub/app", "--repository", "sub")
      #expect(run.status == 74)
      #expect(
        run.output.hasSuffix(
          "the repository has no revision '\(name)'; its HEAD does not have a commit yet\n"),
        "\(run.output)")
    }
  }

  @Test(.needs(.git, .bash), arguments: ["tree", "../tree", "apps/tree"])
  func `a listed work tree has its own HEAD, wherever it is`(place: String) throws {
    let repository = try GitRepository.withBranches()
    try repository.git("worktree", "add", "--quiet", place, "branch")
    let app = "\(place)/apps/footers"
    let back = String(repeating: "../", count: place == "apps/tree" ? 2 : 1)
    let main = place == "../tree" ? "../repository" : String(back.dropLast())
    for (words, folder) in [
      (["HEAD^1:", app], "."), (["HEAD^1:apps/footers", app], "apps"),
      (["HEAD^1:", "apps/footers"], place), (["HEAD^1:", "."], app),
      (["HEAD^1:", "repository/\(app)"], ".."),
    ] {
      let isUp = folder == "apps"
      try expectNews(isUp ? [words[0], "../\(app)"] : words, in: folder, of: repository)
    }
    for (words, folder) in [
      (["HEAD:", app], "."), (["HEAD:", "\(main)/apps/footers"], place),
      (["main:", "\(main)/apps/footers"], place), (["branch:", app], "."),
      (["branch:", app, "--repository", "."], "."), (["--merge-base", "branch", app], "."),
    ] {
      let run = try repository.run([try RecipeRepository.program(), "diff"] + words, in: folder)
      #expect(run.output.hasPrefix("Nothing changed."), "\(words) \(folder): \(run.output)")
    }
    // HEAD of a repository that is named is its own.
    let named = try repository.riverbed("diff", "HEAD:", app, "--repository", ".")
    #expect(named.status == 1, "\(named.output)")
  }

  @Test(.needs(.git, .bash)) func `a listed work tree that is gone is not one`() throws {
    let repository = try GitRepository.withBranches()
    try repository.git("worktree", "add", "--quiet", "tree", "branch")
    _ = try repository.run(["rm", "-rf", "tree"])
    try repository.folder.symbolicLink("repository/tree", to: "apps")
    try repository.folder.write("gitdir: ../.git/worktrees/tree\n", to: "repository/apps/.git")
    for path in ["apps/footers", "tree/footers"] {
      let run = try repository.riverbed("diff", "HEAD:apps/footers", path)
      #expect(run.output.contains("Nothing changed."), "\(run.output)")
      #expect(run.output.hasPrefix("riverbed: note: '"), "\(run.output)")
    }
  }

  @Test(.needs(.git, .bash), arguments: ["apps", "..", "/nowhere"])
  func `settings do not say where the files are`(setting: String) throws {
    let repository = try GitRepository.withBranches()
    try repository.git("checkout", "--quiet", "branch")
    try repository.git("config", "core.worktree", setting)
    for words in [
      ["HEAD^1:", "apps/footers"], ["HEAD^1:", "apps/footers", "--repository", "."],
      ["HEAD^1:", "apps/footers", "--repository", ".git"],
    ] { try expectNews(words, in: ".", of: repository) }
    let variable = ["GIT_DIR": ".git"]
    try expectNews(["HEAD^1:", "apps/footers"], in: ".", of: repository, environment: variable)
  }

  @Test(.needs(.git, .bash), arguments: ["file", "link"])
  func `what git keeps may be elsewhere`(kind: String) throws {
    let repository = try GitRepository.withBranches()
    try repository.git("checkout", "--quiet", "branch")
    _ = try repository.run(["mv", ".git", "../kept"])
    if kind == "file" {
      try repository.write("gitdir: ../kept\n", to: ".git")
    } else {
      try repository.folder.symbolicLink("repository/.git", to: "../kept")
    }
    let app = "apps/footers"
    for (words, folder) in [
      (["HEAD^1:", app], "."), (["HEAD^1:", "."], app), (["HEAD^1:", "repository/\(app)"], ".."),
      (["HEAD^1:", "repository/\(app)", "--repository", "repository"], ".."),
      (["HEAD^1:", ".", "--repository", "../../../kept"], app),
    ] { try expectNews(words, in: folder, of: repository) }
    let variable = ["GIT_DIR": "\(repository.folder.path)/kept"]
    try expectNews(["HEAD^1:", "."], in: app, of: repository, environment: variable)
  }

  @Test(.needs(.git, .bash)) func `a folder of git that git does not use is not the nearest`()
    throws
  {
    let repository = try GitRepository.withBranches()
    try repository.git("checkout", "--quiet", "branch")
    for name in ["HEAD", "objects/x", "refs/x", "config"] {
      try repository.write("broken", to: "apps/.git/\(name)")
    }
    _ = try repository.run(["mkdir", "apps/footers/.git"])
    try repository.folder.symbolicLink("repository/.github", to: "nowhere")
    let run = try repository.riverbed("diff", "HEAD^1:", ".", in: "apps/footers")
    #expect(run.status == 1 && run.output.contains(Self.news), "\(run.output)")
  }
}
