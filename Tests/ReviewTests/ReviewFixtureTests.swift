import AppModel
import Support
import Testing

@testable import Review

@Suite struct `Reviews of fixtures` {
  @Test(arguments: try FixtureApp.cases(in: "Review"))
  func `a review says what changed and why, in both directions`(name: String) throws {
    let reviewed = try ReviewedFixture.of(name)
    let text = reviewed.there.text + "\nreversed\n" + reviewed.back.text
    try Golden("Review/\(FixtureApp.stem(name)).txt").expect(text)
  }
}

/// The reviews of a fixture of one change in both directions, made once for all tests.
struct ReviewedFixture {
  let there: ChangeReview
  let back: ChangeReview

  var reviews: [ChangeReview] { [there, back] }

  private static let known = MadeOnce<ReviewedFixture>()

  /// Returns the reviews of a fixture.
  static func of(_ name: String) throws -> ReviewedFixture {
    try known.value(name) {
      let (pair, reversed) = (try ReviewCase(name), try ReviewCase(name).reversed)
      return ReviewedFixture(
        there: try pair.review(on: pair.devices), back: try reversed.review(on: reversed.devices))
    }
  }
}

extension ReviewCase {
  /// Two phones whose measures are rounded in different ways, and a tablet if the app is made for
  /// tablets; nil if the app chooses its devices.
  fileprivate var devices: [String]? {
    get throws {
      let app = try side(new).app
      guard app.site.devices == nil else { return nil }
      return ["iphone-se-1", "iphone-14-pro"]
        + (app.settings.deviceTarget.includesTablets ? ["ipad-9.7"] : [])
    }
  }
}
