import Support
import Testing

/// What a repository and the environment plant: nothing of it runs, and nothing is fetched.
@Suite struct PlantedProgramTests {
  /// Every command that reads a revision.
  private static let commands = [
    ["check", "main:app"], ["inspect", "main:app"], ["build", "main:app", "-o", "../site"],
    ["diff", "main~1:", "app"], ["diff", "--merge-base", "main", "app"],
    ["build", "app", "--since", "main:", "-o", "../site"],
  ]

  @Test(.needs(.git, .bash), arguments: [false, true])
  func `nothing runs that a repository or the environment plants`(hasVariables: Bool) throws {
    let repository = try GitRepository.planted()
    let variables = hasVariables ? repository.plantedVariables : [:]
    for words in Self.commands {
      let run = try repository.run(
        [try RecipeRepository.program()] + words, environment: variables)
      #expect(run.status == 0, "\(words): \(run.output)")
      #expect(try repository.ran == [], "\(words)")
    }
    // Nor by looking for what was probably meant.
    let meant = try repository.riverbed("check", "main", environment: variables)
    #expect(meant.output.hasSuffix("; did you mean 'main:'?\n"), "\(meant.output)")
    #expect(try repository.ran == [])
  }

  @Test(.needs(.git, .bash)) func `git itself runs what is planted`() throws {
    let repository = try GitRepository.planted()
    let git = try Tool.git.installedPath
    _ = try repository.run([git, "status"])
    _ = try repository.run([git, "cat-file", "--filters", "HEAD:app/feeds/stories.json"])
    _ = try repository.run([
      git, "-c", "filter.planted.process=", "-c", "filter.planted.smudge=cat", "cat-file",
      "--textconv", "HEAD:app/feeds/stories.json",
    ])
    #expect(try repository.run([git, "show", "HEAD:app/rivers.json"]).output == "[}")
    #expect(try repository.run([git, "merge-base", "HEAD", "HEAD~1"]).status != 0)
    let ran = try repository.ran
    for name in ["core.fsmonitor", "filter.planted.process", "diff.planted.textconv"] {
      #expect(ran.contains(name), "\(ran)")
    }
  }

  @Test(.needs(.git, .bash), arguments: ["program", "file"])
  func `nothing is fetched from a remote that has the missing objects`(kind: String) throws {
    let repository = try GitRepository.planted()
    let address =
      kind == "program" ? repository.programAddress : "file://\(repository.folder.path)/remote.git"
    try repository.plantRemote(address, without: "HEAD:app/feeds/stories.json")
    for variables in [[:], repository.plantedVariables] {
      for word in ["main:app", "main:app/feeds/stories.json"] {
        let run = try repository.riverbed("check", word, environment: variables)
        #expect(run.status == 74)
        #expect(
          run.output.hasPrefix("riverbed: error: cannot read 'main:app/feeds/stories.json': "),
          "\(run.output)")
        #expect(try repository.ran == [])
      }
    }
    // A fetch of git itself runs the program, or brings the object.
    _ = try repository.run(
      [try Tool.git.installedPath, "cat-file", "blob", "HEAD:app/feeds/stories.json"])
    #expect(try repository.ran.isEmpty == false)
  }
}
