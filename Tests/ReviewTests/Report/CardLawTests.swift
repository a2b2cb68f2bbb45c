import FoundationEssentials
import Markup
import Support
import Testing

@testable import Review
@testable import ReviewPages

/// The two pictures of a card, as browsers show them.
@Suite(.needs(.chromium)) struct CardLawTests {
  /// Fewer pixels are antialiasing.
  private static let fewest = 30

  @Test func `the pictures of a card differ to the eye`() throws {
    var browser = try Browser.start()
    var count = 0
    for name in try Fixtures.names(in: "PullRequests", endingIn: "json") {
      let made = try ReportCase(pullRequest: name)
      for (cause, card) in zip(made.report.review.causes, try made.cards) {
        let images = card.everything.filter { $0.name == "img" }.compactMap { $0["src"] }
        guard images.count == 2 else { continue }
        count += 1
        let addresses = try images.map { try made.address(of: $0) }
        let pixels = try browser.evaluate(Self.differing(addresses), as: Int.self)
        #expect(pixels > Self.fewest, "\(name): \(cause.sentence), \(images)")
      }
    }
    #expect(count > 10)
  }

  /// Returns JavaScript that counts the pixels that differ between two pictures.
  private static func differing(_ addresses: [String]) -> String {
    """
    (async () => {
      const load = async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = 400;
        canvas.height = 800;
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0, 400, 800);
        return context.getImageData(0, 0, 400, 800).data;
      };
      const [one, two] = [await load('\(addresses[0])'), await load('\(addresses[1])')];
      let count = 0;
      for (let i = 0; i < one.length; i += 4) {
        let delta = 0;
        for (let j = 0; j < 4; j++) delta = Math.max(delta, Math.abs(one[i + j] - two[i + j]));
        if (delta > 24) count += 1;
      }
      return count;
    })()
    """
  }
}

extension ReportCase {
  /// Returns a picture of the report, with the part that is shown, as an address of its own.
  fileprivate func address(of source: String) throws -> String {
    let parts = source.split(separator: "#", maxSplits: 1).map(String.init)
    let bytes = try #require(documents[parts[0]])
    let part = parts.count > 1 ? "#\(parts[1])" : ""
    return "data:image/svg+xml;base64,\(Data(bytes).base64EncodedString())\(part)"
  }
}
