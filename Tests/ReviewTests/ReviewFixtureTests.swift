import AppModel
import Support
import Testing

@testable import Review

@Suite struct `Reviews of fixtures` {
  @Test(arguments: try FixtureApp.cases(in: "Review"))
  func `a review says what changed and why, in both directions`(name: String) throws {
    let fixture = try ReviewCase(name)
    let reversed = fixture.reversed
    let text =
      try fixture.review(on: fixture.devices).text + "\nreversed\n"
      + reversed.review(on: reversed.devices).text
    try Golden("Review/\(FixtureApp.stem(name)).txt").expect(text)
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
