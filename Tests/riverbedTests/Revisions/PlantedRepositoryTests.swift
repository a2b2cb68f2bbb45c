import Support
import Testing

/// A repository that someone put into the folder of an app does not replace the real one.
@Suite struct PlantedRepositoryTests {
  private static let app = "apps/footers"
  private static let news = "Home is called New Home now.\n"
  private static let note =
    "riverbed: note: 'apps/footers' has a repository of its own, which counts as a plain folder, "
    + "and whose revisions are read with: --repository apps/footers\n"

  @Test(.needs(.git, .bash), arguments: PlantedRepository.allCases)
  func `the app is compared with what it was`(kind: PlantedRepository) throws {
    let repository = try GitRepository.withPlanted(kind)
    let base = try repository.git("rev-parse", "main")
    for words in [
      ["HEAD^1:", Self.app], ["\(base):", Self.app], ["HEAD^1:\(Self.app)", Self.app],
      ["--merge-base", base, Self.app],
    ] {
      let run = try repository.run([try RecipeRepository.program(), "diff"] + words)
      #expect(run.status == 1, "\(words)")
      #expect(run.output.contains(Self.news), "\(words): \(run.output)")
      #expect(run.output.contains(Self.note), "\(words): \(run.output)")
    }
    let quiet = try repository.riverbed("diff", "--quiet", "HEAD^1:", Self.app)
    #expect(quiet.output.hasPrefix("1. Home is called New Home now\n"), "\(quiet.output)")
  }

  @Test(.needs(.git, .bash), arguments: [PlantedRepository.bare, .folder, .claim])
  func `nor where the real one is named`(kind: PlantedRepository) throws {
    let repository = try GitRepository.withPlanted(kind)
    for (words, folder, variable) in [
      (["HEAD^1:", Self.app, "--repository", "."], ".", nil),
      (["HEAD^1:", Self.app, "--repository", ".git"], ".", nil),
      (["HEAD^1:", Self.app], ".", ".git"),
      (["HEAD^1:", ".", "--repository", "../.."], Self.app, nil),
      (["HEAD^1:", ".", "--repository=../.."], Self.app, "."),
      (["HEAD^1:", "repository/\(Self.app)", "--repository", "repository"], "..", nil),
      (["HEAD^1:", "repository/\(Self.app)"], "..", "repository/.git"),
    ] {
      let run = try repository.run(
        [try RecipeRepository.program(), "diff"] + words, in: folder,
        environment: variable.map { ["GIT_DIR": $0] } ?? [:])
      #expect(run.status == 1, "\(words)")
      #expect(run.output.contains(Self.news), "\(words) \(folder): \(run.output)")
    }
  }

  @Test(.needs(.git, .bash), arguments: PlantedRepository.allCases.filter(\.deceivesGit))
  func `git itself, run in the folder, takes it`(kind: PlantedRepository) throws {
    let repository = try GitRepository.withPlanted(kind)
    let before = try repository.run([
      Tool.git.installedPath, "-C", Self.app, "cat-file", "blob",
      "HEAD^1:\(Self.app)/rivers.json",
    ])
    #expect(before.output.contains("New Home"), "\(before.output)")
  }

  @Test(.needs(.git, .bash)) func `other commands do not take it either`() throws {
    let repository = try GitRepository.withPlanted(.bare)
    let run = try repository.riverbed(
      "build", Self.app, "--since", "HEAD^1:", "-o", "../site", "--device", "iphone-8")
    #expect(run.status == 0 && run.output.contains(Self.note), "\(run.output)")
    let page = try TemporaryFolder.text(
      of: "\(repository.folder.path)/site/changes/index.xhtml")
    #expect(page.contains("Home is called New Home now"))
    // In the folder itself a bare repository would be found.
    for command in ["check", "inspect"] {
      let run = try repository.riverbed(command, "main:", in: Self.app)
      #expect(run.status == 0)
      #expect(run.output.contains("riverbed: note: '.' has a repository of its own"))
      #expect(!run.output.contains("New Home"))
    }
  }

  @Test(.needs(.git, .bash), arguments: [false, true])
  func `a hook of git compares with what was committed`(isNamed: Bool) throws {
    let repository = try GitRepository.withPlanted(.bare)
    let program = try RecipeRepository.program()
    let variable = isNamed ? "export GIT_DIR=.git\n" : ""
    try repository.folder.writeProgram(
      "#!/bin/sh\n\(variable)'\(program)' diff HEAD^1: \(Self.app) > ../log 2>&1\n",
      to: "repository/.git/hooks/pre-push")
    try repository.git("init", "--quiet", "--bare", "../remote.git")
    _ = try repository.run([Tool.git.installedPath, "push", "--quiet", "../remote.git", "branch"])
    let log = try TemporaryFolder.text(of: "\(repository.folder.path)/log")
    #expect(log.contains(Self.news), "\(log)")
  }
}
