import FoundationEssentials
import Support
import Testing

/// In which repository a revision is looked up.
@Suite struct RepositoryChoiceTests {
  private func repository() throws -> GitRepository {
    let repository = try GitRepository()
    try repository.writeFixture("Apps/footers", to: "app")
    try repository.commit()
    return repository
  }

  private static let found = "app: 3 screens, no problems (12 notes, shown by -v)\n"

  @Test(.needs(.git, .bash)) func `it is the one of the environment`() throws {
    let repository = try repository()
    for (directory, folder) in [
      ("\(repository.path)/.git", ".."), ("repository/.git", ".."), (".git", "."),
      ("../.git", "app"),
    ] {
      let run = try repository.riverbed(
        "check", "HEAD:app", in: folder, environment: ["GIT_DIR": directory])
      #expect(run.output == Self.found, "\(directory): \(run.output)")
    }
    // A hook of git runs in the root of the files, with this variable.
    let hook = ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index", "GIT_PREFIX": ""]
    let run = try repository.riverbed("diff", "HEAD:", "app", environment: hook)
    #expect(run.output.hasPrefix("Nothing changed."), "\(run.output)")
    let variable = ["GIT_DIR": "nowhere"]
    let none = try repository.riverbed("check", "HEAD:app", environment: variable)
    #expect(none.status == 74)
    #expect(none.output.hasSuffix("GIT_DIR is 'nowhere', which is not a git repository\n"))
    // An option wins.
    let option = try repository.riverbed(
      "check", "HEAD:app", "--repository", ".", environment: variable)
    #expect(option.output == Self.found)
    for name in ["nowhere", "app"] {
      let other = try repository.riverbed("check", "HEAD:app", "--repository", name)
      #expect(other.status == 74)
      #expect(other.output.hasSuffix("--repository is '\(name)', which is not a git repository\n"))
    }
  }

  @Test(.needs(.git, .bash)) func `one of the environment knows where its files are`() throws {
    let repository = try repository()
    let directory = "\(repository.path)/.git"
    try repository.git("worktree", "add", "--quiet", "../tree", "-b", "other")
    let worktree = try repository.git("-C", "../tree", "rev-parse", "--absolute-git-dir")
    let other = try GitRepository()
    for (named, folder, words) in [
      (directory, "app", ["check", "HEAD:"]), (directory, ".", ["check", "HEAD:./app"]),
      ("../.git", "app", ["check", "HEAD:"]), (worktree, "../tree/app", ["check", "HEAD:"]),
      (directory, "..", ["diff", "main:", "repository/app"]),
      (worktree, "..", ["diff", "main:", "tree/app"]),
      (directory, other.path, ["diff", "main:", "\(repository.path)/app"]),
    ] {
      let place = folder.hasPrefix("/") ? String(repeating: "../", count: 20) + folder : folder
      let run = try repository.run(
        [try RecipeRepository.program()] + words, in: place, environment: ["GIT_DIR": named])
      #expect(run.status == 0, "\(named) \(folder) \(words): \(run.output)")
    }
    // Without a folder of its own, git takes the current one, as for settings in a home folder.
    try repository.git("clone", "--quiet", "--bare", repository.path, "../home.git")
    try repository.git("-C", "../home.git", "config", "core.bare", "false")
    let home = try repository.riverbed("check", "HEAD:", environment: ["GIT_DIR": "../home.git"])
    // The whole repository holds one app, which is found.
    #expect(home.output.hasPrefix("3 screens"), "\(home.output)")
  }

  @Test(.needs(.git, .bash)) func `a hook of git checks what is committed`() throws {
    let repository = try repository()
    try repository.git("worktree", "add", "--quiet", "../tree", "-b", "other")
    let program = try RecipeRepository.program()
    try repository.folder.writeProgram(
      "#!/bin/sh\ncd app && exec '\(program)' check HEAD: > '\(repository.folder.path)/log' 2>&1\n",
      to: "repository/.git/hooks/pre-commit")
    for folder in [".", "../tree"] {
      try repository.git("-C", folder, "commit", "--quiet", "--allow-empty", "-m", "hook")
      #expect(try TemporaryFolder.text(of: "\(repository.folder.path)/log") == Self.found)
    }
  }

  @Test(.needs(.git, .bash)) func `it is that of the other operand, or else of the current folder`()
    throws
  {
    let repository = try repository()
    try repository.folder.write("{", to: "outside/rivers.json")
    let outside = "\(repository.folder.path)/outside"
    for (old, new, folder) in [
      ("HEAD:", "\(repository.path)/app", "../outside"), ("HEAD:app", "repository/app", ".."),
      ("repository/app", "HEAD:", ".."), ("HEAD:./app/rivers.json", "app/rivers.json", "."),
    ] {
      let run = try repository.riverbed("diff", old, new, in: folder)
      #expect(run.status == 0, "\(old) \(new): \(run.output)")
    }
    let here = try repository.riverbed("diff", "HEAD:app", outside)
    #expect(here.status == 2, "\(here.output)")
    let path = try repository.riverbed("diff", "HEAD:", outside)
    #expect(path.status == 74)
    #expect(
      path.output.contains("'\(outside)' is not among the files of the repository"),
      "\(path.output)")
  }

  @Test(.needs(.git, .bash)) func `a link in the repository is a name like others`() throws {
    let repository = try repository()
    try repository.git("mv", "app", "real")
    for (link, target) in [("app", "real"), ("linked", "."), ("../way", "repository")] {
      _ = try repository.run(["ln", "-s", target, link])
    }
    for (new, folder) in [
      ("app", "."), ("../way/app", "."), ("repository/app", ".."), ("../app", "real"),
      ("./real/../app/", "."), ("way/app", ".."), ("\(repository.folder.path)/way/app", "."),
      ("../repository/app", "."),
    ] {
      let run = try repository.riverbed("diff", "HEAD:", new, in: folder)
      #expect(run.status == 0, "\(new): \(run.output)")
    }
    #expect(try repository.riverbed("diff", "HEAD:", "real").status == 74)
  }

  @Test(.needs(.git, .bash)) func `it may be bare, or one of several working folders`() throws {
    let repository = try repository()
    try repository.git("clone", "--quiet", "--bare", repository.path, "../bare.git")
    for (word, folder, path) in [
      ("HEAD:app", "../bare.git", "."), ("HEAD:./app", "../bare.git/objects", ".."),
      ("HEAD:app", "app", "../../bare.git"),
    ] {
      let words = [try RecipeRepository.program(), "check", word]
      let named = try repository.run(words + ["--repository", path], in: folder)
      #expect(named.output == Self.found)
      let variable = try repository.run(words, in: folder, environment: ["GIT_DIR": path])
      #expect(variable.output == Self.found)
      guard folder != "app" else { continue }
      let found = try repository.run(words, in: folder)
      #expect(found.status == 74)
      #expect(
        found.output == """
          riverbed: error: cannot read '\(word)': there is no such file or folder, and the current \
          folder is only in a bare git repository, which has to be named: --repository \(path)

          """)
    }
    let root = try repository.riverbed("check", "main:", "--repository", ".", in: "../bare.git")
    #expect(root.output.hasPrefix("3 screens"), "\(root.output)")
    try repository.git("worktree", "add", "--quiet", "../tree", "-b", "other")
    #expect(try repository.riverbed("check", "main:./app", in: "../tree").output == Self.found)
    let run = try repository.riverbed("diff", "main:", "../tree/app")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(.needs(.git, .bash)) func `one that belongs to another user is not used`() throws {
    let repository = try repository()
    let chown = try repository.run(["chown", "-R", "65534", "."])
    guard chown.status == 0 else {
      return SkippedTest.report("only root can give files to another user")
    }
    try repository.folder.write("", to: "home/none")
    let home = ["HOME": "\(repository.folder.path)/home", "XDG_CONFIG_HOME": ""]
    let run = try repository.riverbed("check", "HEAD:app", environment: home)
    #expect(run.status == 74)
    #expect(
      run.output == """
        riverbed: error: cannot read 'HEAD:app': git does not use the repository in \
        '\(repository.path)', because it belongs to another user; if you trust it, run: git \
        config --global --add safe.directory \(repository.path)

        """)
    try repository.folder.write(
      "[safe]\n\tdirectory = \(repository.path)\n", to: "home/.gitconfig")
    #expect(
      try repository.riverbed("check", "HEAD:app", environment: home).output == Self.found)
  }

  @Test(.needs(.git, .bash), arguments: ["it's x", "a;touch ${IFS}PWN", "$(id)"])
  func `a command to paste names the folder as one word`(name: String) throws {
    let repository = try repository()
    _ = try repository.run(["mkdir", "-p", "../\(name)"])
    _ = try repository.run(["cp", "-R", ".git", "app", "../\(name)"])
    let chown = try repository.run(["chown", "-R", "65534", "../\(name)"])
    guard chown.status == 0 else {
      return SkippedTest.report("only root can give files to another user")
    }
    try repository.folder.write("", to: "home/none")
    let home = ["HOME": "\(repository.folder.path)/home", "XDG_CONFIG_HOME": ""]
    let run = try repository.riverbed("check", "HEAD:app", in: "../\(name)", environment: home)
    #expect(run.status == 74)
    let command = try #require(run.output.split(separator: ": git config").last)
    // What a shell makes of it is the folder.
    let words = try repository.run([
      Tool.bash.installedPath, "-c", "printf '%s\\n' config\(command)",
    ])
    let folder = try repository.run(["realpath", "../\(name)"]).output
    #expect(words.output == "config\n--global\n--add\nsafe.directory\n\(folder)")
  }

  @Test(.needs(.git, .bash)) func `one that git cannot use is explained in its words`() throws {
    let repository = try repository()
    try repository.git("config", "core.repositoryFormatVersion", "99")
    let run = try repository.riverbed("check", "HEAD:app")
    #expect(run.status == 74)
    #expect(run.output.contains("git says: "), "\(run.output)")
    let empty = try GitRepository()
    try empty.write("[]", to: "app/rivers.json")
    #expect(try empty.riverbed("check", "HEAD:app").status == 74)
  }
}
