import AppModel
import FoundationEssentials
import Markup
import Publishing
import SiteFiles
import Support
import Testing

@testable import Review
@testable import ReviewPages

/// The two pictures of a card, as browsers show them.
@Suite(.needs(.chromium)) struct CardLawTests {
  /// Fewer pixels are antialiasing; a tab that is called Mehr instead of More is 21.
  private static let fewest = 12

  @Test func `the pictures of a card differ to the eye`() throws {
    var browser = try Browser.start()
    var count = 0
    for name in try Fixtures.names(in: "PullRequests", endingIn: "json") {
      let report = try ReviewCase(name, in: "PullRequests").report(on: ["iphone-14-pro"])
      let made = try MadeCards(of: report)
      for (cause, card) in zip(report.review.causes, made.cards) {
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

/// The first page of a report with the pictures that it shows.
private struct MadeCards {
  let cards: [Element]
  private var documents: [String: [UInt8]] = [:]

  init(of report: ChangeReport) throws {
    let make = try report.maker(checking: try DocumentSchemas())
    var made: [[UInt8]] = []
    try make(.index(0)) { made.append($0.bytes) }
    cards = try Element(parsing: made[0], atMost: 1 << 20).everything.filter {
      $0.name == "article" && $0["class"] == "cause"
    }
    let shown = Set(
      cards.flatMap(\.everything).compactMap { $0["src"]?.split(separator: "#").first })
    for run in report.copies.elementIndices {
      let paths = report.copies[run].pictures.map(\.path.text)
      guard paths.contains(where: { shown.contains($0[...]) }) else { continue }
      made = []
      try make(.pictures(run)) { made.append($0.bytes) }
      for (path, bytes) in zip(paths, made) { documents[path] = bytes }
    }
    for cause in report.review.causes.elementIndices
    where report.paths.isShownElsewhere(cause, in: report.review) {
      made = []
      try make(.shown(cause)) { made.append($0.bytes) }
      for (side, bytes) in zip([ReviewedSide.new, .old], made) {
        documents[report.paths.shown(cause, on: side).text] = bytes
      }
    }
  }

  /// Returns a picture, with the part that is shown, as an address of its own.
  func address(of source: String) throws -> String {
    let parts = source.split(separator: "#", maxSplits: 1).map(String.init)
    let bytes = try #require(documents[parts[0]])
    let part = parts.count > 1 ? "#\(parts[1])" : ""
    return "data:image/svg+xml;base64,\(Data(bytes).base64EncodedString())\(part)"
  }
}
