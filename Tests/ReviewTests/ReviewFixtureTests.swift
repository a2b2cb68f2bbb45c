import Support
import Testing

@testable import Review

@Suite struct `Reviews of fixtures` {
  @Test(arguments: try FixtureApp.cases(in: "Review"))
  func `a review says what changed and why, in both directions`(name: String) throws {
    let fixture = try ReviewCase(name)
    let text = try fixture.review().text + "\nreversed\n" + fixture.reversed.review().text
    try Golden("Review/\(FixtureApp.stem(name)).txt").expect(text)
  }
}
