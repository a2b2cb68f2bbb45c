import Support
import Testing

@testable import Review

@Suite struct `Reviews of random pull requests` {
  @Test func `independent stories are the same alone and in company`() throws {
    var examined = 0
    for seed in LawCount.seeds(40) { examined += try law(seed).examineCompany() }
    #expect(examined > 0, "none of the stories is independent")
  }

  @Test(arguments: LawCount.seeds(40))
  func `a cause has its own share of what differs, and says nothing about holes`(
    seed: UInt64
  ) throws {
    let law = try law(seed)
    try law.examineShares()
    try withKnownIssue("a size is told that both apps have") {
      try NewsLaw(law.pair, law.review, "\(seed)").examine()
    } when: {
      seed == 39
    }
    law.examineThings()
    law.examinePictures()
  }

  private static let laws = MadeOnce<StoryLaw>()

  private func law(_ seed: UInt64) throws -> StoryLaw {
    try Self.laws.value("\(seed)") {
      try StoryLaw(RandomPullRequest.pair(of: LawCount.app(seed), seed: seed), seed: seed)
    }
  }
}
