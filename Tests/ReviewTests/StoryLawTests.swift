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
  func `a cause is what the new app differs by without it`(seed: UInt64) throws {
    try law(seed).examineShares()
  }

  @Test(arguments: LawCount.seeds(40))
  func `the pictures of causes are all that differ`(seed: UInt64) throws {
    _ = try law(seed).examinePictures()
  }

  @Test(arguments: LawCount.seeds(40))
  func `what a side lacks is only added or removed`(seed: UInt64) throws {
    try law(seed).examineThings()
  }

  private func law(_ seed: UInt64) throws -> StoryLaw {
    try StoryLaw(RandomPullRequest.pair(of: LawCount.app(seed), seed: seed), seed: seed)
  }
}
