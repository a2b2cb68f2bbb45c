import Support
import Testing

/// Outputs where git keeps the repository that is read.
@Suite struct RepositoryOutputTests {
  private static let app = "apps/footers"

  @Test(
    .needs(.git, .bash),
    arguments: [
      ["diff", "--base", "HEAD", app, "--format", "json=.git/HEAD"],
      ["diff", "--base", "HEAD", app, "--repository", ".git", "--format", "json=.git/x"],
      ["diff", "--base", "HEAD", app, "-o", ".git/report"],
      ["build", "HEAD:\(app)", "-o", "site", "--stats=.git/config"],
      ["build", app, "--base", "HEAD", "-o", ".git/objects/pack"],
      ["check", "HEAD:\(app)", "--write-known", ".git/index"],
      ["check", "HEAD:\(app)", "--format", "json=.git"],
    ])
  func `nothing is written there`(words: [String]) throws {
    let repository = try GitRepository.withBranches()
    let before = try repository.git("status", "--porcelain")
    let run = try repository.run([try RecipeRepository.program()] + words)
    #expect(run.status == 64, "\(run.output)")
    #expect(run.output.contains("the repository that is read is there"), "\(run.output)")
    #expect(try repository.git("status", "--porcelain") == before)
    #expect(try repository.git("rev-parse", "HEAD").isEmpty == false)
  }

  @Test(.needs(.git, .bash)) func `next to it something may be written`() throws {
    let repository = try GitRepository.withBranches()
    let run = try repository.riverbed("check", "HEAD:\(Self.app)", "--format", "json=found.json")
    #expect(run.status == 0, "\(run.output)")
  }
}
