import AppLayout
import AppModel
import Markup
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Review
@testable import ReviewPages

@Suite struct `Parts of pictures` {
  private static let canvas = ExactFrame(x: -20_000, y: -20_000, width: 400_000, height: 800_000)

  /// The canvases of a picture of a phone on both sides.
  private static let canvases: [ExactFrame?] = [canvas, canvas]

  /// Returns a box over the whole width of the screen.
  private static func rows(_ rows: Range<Int>) -> ExactFrame {
    ExactFrame(x: 0, y: rows.lowerBound * 1000, width: 360_000, height: rows.count * 1000)
  }

  @Test(arguments: [
    // Both fit with their margins.
    (100..<200, 250..<300, 76..<324),
    // What comes first is held, wherever the others are, and they are cut.
    (600..<700, 0..<760, 196..<724), (0..<100, 0..<760, -20..<504),
    (300..<400, 0..<760, -20..<504),
    // A change of the whole screen shows the whole screen.
    (0..<760, 10..<20, -20..<780), (100..<740, 0..<760, 76..<764),
  ])
  func `a part holds all of what comes first, and what is near`(
    first: Range<Int>, other: Range<Int>, shown: Range<Int>
  ) throws {
    let crop = try #require(
      Crop(of: Self.canvases, holding: [Self.rows(first)], near: [Self.rows(other)]))
    #expect(crop.y..<crop.y + crop.height == shown)
    #expect(crop.x == -20 && crop.width == 400)
  }

  @Test func `a change without a visible box shows the whole screen`() throws {
    let whole = try #require(Crop(wholeOf: Self.canvases))
    let below = Self.rows(900..<1000)
    #expect(Crop(of: Self.canvases, holding: [], near: [Self.rows(0..<10)]) == whole)
    #expect(Crop(of: Self.canvases, holding: [below], near: []) == whole)
  }

  @Test(arguments: ["bar-hidden", "component-removed", "family-inset", "header-height"])
  func `the part that shows a cause holds all of what the cause does first`(name: String) throws {
    let report = try ReviewCase("\(name).json").report(on: ["iphone-14-pro"])
    let review = report.review
    var count = 0
    for (index, cause) in review.causes.withIndices {
      guard let example = report.examples[index],
        let pair = PicturePair(of: example, in: report, showing: index)
      else { continue }
      let first = Set(cause.effects[0].findings)
      for (change, finding) in zip(
        review.pictures[example].changes, review.findingsOfPictures[example])
      where first.contains(finding) {
        for (side, frame) in [(ReviewedSide.old, change.old), (.new, change.new)] {
          guard let frame, let part = pair.part(side), let canvas = review.canvas(example, side)
          else { continue }
          let seen = frame.intersection(canvas)
          #expect(part.frame.intersection(seen) == seen, "\(cause.sentence)")
          count += 1
        }
      }
    }
    #expect(count > 0 || name == "bar-hidden")
  }

  @Test func `what cannot be seen is outlined in one picture`() throws {
    let shown = try ReportCase("target").pages.values.flatMap(\.everything)
      .filter { $0["class"] == "outlined" }
    try #require(!shown.isEmpty)
    for picture in shown {
      #expect(picture.everything.count { $0.name == "img" } == 1)
      #expect(picture.everything.count { $0.name == "rect" } >= 1)
      let image = try #require(picture.everything.first { $0.name == "img" }?["src"])
      let box = try #require(picture.everything.first { $0.name == "svg" }?["viewBox"])
      #expect(image.hasSuffix("viewBox(\(box.split(separator: " ").joined(separator: ","))))"))
    }
  }
}

extension ChangeReview {
  /// Returns the visible part of a picture's plane.
  fileprivate func canvas(
    _ index: ElementIndex<ComparedPicture>, _ side: ReviewedSide
  ) -> ExactFrame? {
    side == .old ? pictures[index].oldCanvas : pictures[index].newCanvas
  }
}
