import Support
import Testing

@testable import Review

@Suite("Boxes that are left out") struct IgnoringTests {
  /// In each fixture only the boxes of one component change; what comes after it follows.
  @Test(arguments: [
    ("component-removed.json", "home-banner*"), ("component-added.json", "*"),
    ("component-removed.json", "*"),
  ])
  func `what only follows a box that is left out has no change`(
    name: String, pattern: String
  ) throws {
    for fixture in [try ReviewCase(name), try ReviewCase(name).reversed] {
      #expect(!(try fixture.review(on: ["iphone-14-pro"]).causes.isEmpty))
      let review = try fixture.review(on: ["iphone-14-pro"], ignoring: [pattern])
      #expect(review.findingSentences == [])
      #expect(review.pictures.filter { $0.verdict != .same }.map(\.key) == [])
      #expect(review.causes.isEmpty && review.editsWithoutFinding.count == 1)
    }
  }

  @Test func `other changes are still found`() throws {
    let review = try ReviewCase("two-unrelated.json").review(
      on: ["iphone-14-pro"], ignoring: ["home-hero*"])
    #expect(review.causes.map(\.edits.count) == [1])
    #expect(review.causes.first?.edits.first?.path.hasSuffix("/name") == true)
    #expect(review.editsWithoutFinding.map(\.path) == ["feeds/home-hero.json#70001/title"])
  }
}
