import Support
import Testing

@testable import Review

@Suite struct `Edits within the tolerance` {
  /// The first edit moves cells by up to 107.9 pt, the second only takes a header of 50 pt away.
  private static let fixture = "two-components.json"

  @Test func `an edit that only moves boxes by less is not said to have no effect`() throws {
    let review = try ReviewCase("family-inset.json").review(tolerance: 12_000)
    #expect(review.causes.isEmpty && review.pictures.contains(where: \.isTolerated))
    #expect(
      review.slightEdits.map(\.path) == review.edits.map(\.path)
        && review.unseenEdits.isEmpty)
    #expect(
      review.editsWithoutFinding.count == review.edits.count,
      "the contract counts edits without findings")
    #expect(review.sentence(accepting: []).contains("for 1 edit."))
  }

  @Test func `an edit beyond the tolerance is a cause, and one without effect has none`() throws {
    let fixture = try ReviewCase(Self.fixture)
    let review = try fixture.review(tolerance: 200_000)
    #expect(review.causes.count == 2 && review.slightEdits.isEmpty)
    let idle = try ReviewCase("reordered-keys.json").review(tolerance: 200_000)
    #expect(idle.slightEdits.isEmpty && idle.causes.isEmpty)
  }

  @Test func `without a tolerance no edit is slight`() throws {
    for name in ["family-inset.json", Self.fixture] {
      #expect(try ReviewCase(name).review().slightEdits.isEmpty)
    }
  }
}
