import Support
import Testing

/// Outputs where git keeps the repository that is read.
@Suite struct RepositoryOutputTests {
  @Test(
    .needs(.git, .bash),
    arguments: [
      ["diff", "--base", "HEAD", "apps/footers", "--format", "json=.git/HEAD"],
      ["diff", "--base", "HEAD", "apps/footers", "--repository", ".git", "--format", "json=.git/x"],
      ["diff", "--base", "HEAD", "apps/footers", "-o", ".git/report"],
      ["build", "HEAD:apps/footers", "-o", "site", "--stats=.git/config"],
      ["build", "apps/footers", "--base", "HEAD", "-o", ".git/objects/pack"],
      ["check", "HEAD:apps/footers", "--write-known", ".git/index"],
      ["check", "HEAD:apps/footers", "--format", "json=.git"],
    ])
  func `nothing is written there`(words: [String]) throws {
    let repository = try GitRepository.withBranches()
    let before = try repository.git("status", "--porcelain")
    let run = try repository.run([RecipeRepository.program()] + words)
    #expect(run.status == 64, "\(run.output)")
    #expect(run.output.contains("the repository that is read is there"), "\(run.output)")
    #expect(try repository.git("status", "--porcelain") == before)
    #expect(try repository.git("rev-parse", "HEAD").isEmpty == false)
  }

  @Test(.needs(.git, .bash)) func `next to it something may be written`() throws {
    let repository = try GitRepository.withBranches()
    let run = try repository.riverbed("check", "HEAD:apps/footers", "--format", "json=problems.json")
    #expect(run.status == 0, "\(run.output)")
  }
}
