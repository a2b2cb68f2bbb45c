import Printing
import Support
import Testing

/// Where a problem is in a revision: people see the revision, and programs the path in the
/// repository, which is where they look for files.
@Suite struct RevisionFormatTests {
  private func repository() throws -> GitRepository {
    let repository = try GitRepository()
    try repository.write(
      #"[{"id": "home", "name": "Home", "styles": {"family": "NONE"}}]"#,
      to: "apps/one/rivers.json")
    try repository.write("{}", to: "apps/one/families.json")
    try repository.commit()
    return repository
  }

  @Test(.needs(.git, .bash), arguments: DiagnosticFormat.allCases)
  func `a diagnostic is at its line`(format: DiagnosticFormat) throws {
    let repository = try repository()
    let words = ["--format", format.rawValue, "-v"]
    let program = try RecipeRepository.program()
    let revision = try repository.run([program, "check", "main:apps/one"] + words).output
    let folder = try repository.run([program, "check", "apps/one"] + words).output
    try #require(folder.contains("apps/one/rivers.json"))
    switch format {
    case .github, .sarif, .gitlab:
      // The same problem is the same in the next revision, so services know it again.
      let lines = revision.split(separator: "\n").filter { !$0.hasPrefix("main:") }
      let others = folder.split(separator: "\n").filter { !$0.hasPrefix("apps/") }
      #expect(lines == others)
    case .human, .json, .markdown, .junit:
      #expect(
        revision == folder.replacing("apps/one", with: "main:apps/one"), "\(revision)")
    }
  }

  @Test(.needs(.git, .bash)) func `a difference is at its line of the repository`() throws {
    let repository = try GitRepository.withBranches()
    for format in ["github", "sarif", "gitlab", "junit"] {
      let words = ["--format", format]
      let program = try RecipeRepository.program()
      let runs = try [("branch:", "apps/footers"), ("branch:", "main:apps/footers")].map {
        try repository.run([program, "diff", $0, $1] + words).output
      }
      #expect(runs[0].contains(format == "junit" ? "New All stories" : "apps/footers/rivers.json"))
      #expect(runs[0] == runs[1])
      #expect(!runs[0].contains("main:") && !runs[0].contains("branch:"))
    }
    let human = try repository.riverbed("diff", "branch:", "main:./footers", in: "apps")
    #expect(human.output.contains("\n   main:apps/footers/rivers.json:"), "\(human.output)")
  }

  @Test(.needs(.git, .bash)) func `an old side that is not there has its whole name`() throws {
    let repository = try repository()
    let run = try repository.riverbed(
      "diff", "--base", "nope", "apps/one", "--format", "json=result")
    #expect(run.status == 74)
    let result = try TemporaryFolder.text(of: "\(repository.path)/result")
    let root = try JSONTree(strictly: Array(result.utf8))
    #expect(try root.at("/old/name").text == "nope:apps/one")
    #expect(try root.at("/sentence").text?.contains("'nope:apps/one'") == true)
  }

  @Test(.needs(.git, .bash)) func `an app that cannot be read is reported to programs`() throws {
    let repository = try repository()
    let run = try repository.riverbed(
      "check", "main:apps/none", "--format", "sarif=result", "--format", "human")
    #expect(run.status == 74)
    let sarif = try TemporaryFolder.text(of: "\(repository.path)/result")
    #expect(sarif.contains("\"uri\": \"apps/none\"") && sarif.contains("'main' does not have"))
  }

  @Test(.needs(.git, .bash)) func `what is written needs a folder`() throws {
    let repository = try GitRepository.withBranches()
    let accept = try repository.riverbed("diff", "branch:", "main:apps/footers", "--accept", "all")
    #expect(accept.status == 64)
    #expect(accept.output.contains("'--accept' needs the folder of an app as NEW"))
    let update = try repository.riverbed(
      "diff", "branch:", "apps/footers", "--update-baseline")
    #expect(update.status == 64)
    #expect(update.output.contains("'--update-baseline' needs a folder of pictures as OLD"))
    // A folder accepts what changed since a revision.
    #expect(
      try repository.riverbed("diff", "branch:", "apps/footers", "--accept", "all").status == 0)
    try repository.commit()
    #expect(try repository.riverbed("diff", "branch:", "main:apps/footers").status == 0)
  }
}
