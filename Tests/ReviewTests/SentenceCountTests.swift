import AppModel
import SiteFiles
import Support
import Testing

@testable import Review

@Suite struct `Numbers in the sentence of a review` {
  @Test(arguments: try FixtureApp.cases(in: "Review"))
  func `the screens are those of pictures that differ`(name: String) throws {
    let review = try ReviewedFixture.of(name).there
    let verdicts: Set<Verdict> = [.moved, .changed, .added, .removed, .renamed]
    let screens = Set(
      review.pictures.filter { verdicts.contains($0.verdict) && !$0.isCancelled }
        .compactMap(\.subject.screen))
    let sentence = review.counts(accepting: [])
    guard !screens.isEmpty else { return }
    #expect(sentence.contains(" on \(screens.count.of("screen"))"), "\(sentence)")
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a, and b"), (["a", "b", "c"], "a, b, and 1 more"),
      (["a", "b", "c", "d"], "a, b, and 2 more"),
    ] as [([String], String)])
  func `clauses have one "and", also where only the first are said`(
    clauses: [String], sentence: String
  ) {
    #expect(clauses.joinedClauses(atMost: 2) == sentence)
    #expect(["a", "b", "c"].joinedClauses(atMost: 3) == "a, b, and c")
  }

  @Test func `a color that no theme shows is news`() throws {
    let edited = try ReviewCase(
      editing: "rivers.json", replacing: "\"#FF0F4C5C\"", with: "\"#FF7A1F3D\"")
    let hidden = try edited.review().counts(accepting: [])
    #expect(hidden == "Nothing compared shows what changed.")
    let shown = try edited.review(themes: ["paper", "brand"]).counts(accepting: [])
    #expect(!shown.contains("theme") && !shown.contains("no effect"))
  }

  @Test func `the picture of a cause is of the screen that was edited, where that shows it`() throws
  {
    let edited = try ReviewCase(
      editing: "rivers.json", replacing: "\"home-explore\"", with: "\"home-more\"")
    let button = try ReviewCase("target.json").review()
    for review in [try edited.review(), button] {
      let examples = review.examples()
      for (cause, _) in review.causes.withIndices {
        let screens = Set(review.causes[cause].edits.compactMap(\.screenKey))
        let pictures = review.picturesOfCause(cause).map { review.pictures[$0].subject.screen }
        guard let example = examples[cause],
          pictures.contains(where: { $0.map(screens.contains) ?? false })
        else {
          continue
        }
        let screen = try #require(review.pictures[example].subject.screen)
        #expect(screens.contains(screen), "\(review.causes[cause].sentence)")
      }
    }
  }
}

extension ChangeReview {
  fileprivate func picturesOfCause(_ cause: ElementIndex<Cause>) -> [ElementIndex<ComparedPicture>]
  {
    pictures.withIndices.map(\.0).filter { causesOfPictures[$0].contains(cause) }
  }
}
