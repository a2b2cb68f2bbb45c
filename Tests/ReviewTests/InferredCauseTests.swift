import AppModel
import SiteFiles
import Support
import Testing

@testable import Review

/// Reviews of fixtures as if nothing were known about edits, as for two sites.
@Suite struct `Inferred causes` {
  private static func causes(
    _ name: String, on devices: [String]? = nil
  ) throws -> (FindingMerge, ChangeReview) {
    let review = try ReviewCase(name).review(on: devices)
    let merge = FindingMerge(
      of: Explanations([], open: ElementTable(review.pictures.map(\.changes))), in: review.pictures,
      edits: [],
      screens: ReviewedScreens(
        keys: review.pictures.compactMap(\.subject.screen).reduce(into: []) { screens, key in
          if screens.last != key { screens.append(key) }
        },
        kept: Set(review.sides.old.screens).intersection(review.sides.new.screens),
        home: review.pictures.lazy.compactMap(\.subject.screen).first),
      names: review.names)
    return (merge, review)
  }

  @Test func `everything that differs ends in a cause that says what its findings share`() throws {
    var text = ""
    for name in try FixtureApp.cases(in: "Review") {
      let (merge, review) = try Self.causes(name)
      #expect(merge.causes.isEmpty == review.pictures.allSatisfy(\.changes.isEmpty), "\(name)")
      #expect(merge.causes.allSatisfy { $0.proof == .inferred && $0.edits.isEmpty })
      #expect(merge.causes.flatMap(\.findings).sorted() == merge.findings.elementIndices)
      #expect(Set(merge.causes.map(\.id)).count == merge.causes.count)
      for cause in merge.causes {
        text += "\(FixtureApp.stem(name)): \(cause.sentence)\n"
      }
    }
    try Golden("Review/inferred.txt").expect(text)
  }

  @Test func `ids do not depend on the devices`() throws {
    var examined = 0
    for name in try FixtureApp.cases(in: "Review") {
      let ids = try Self.causes(name).0.causes.map(\.id)
      for device in ["ipad-9.7", "iphone-14-pro"] {
        let others = try Self.causes(name, on: [device]).0.causes.map(\.id)
        // What only another device shows is missing, such as families for phones.
        #expect(Set(others).isSubset(of: ids), "\(name) on \(device)")
        examined += others.count
      }
    }
    #expect(examined > 40)
  }

  @Test func `ids say what happened: texts up to what differs, and what came or grew`() throws {
    var ids: [String] = []
    for name in ["xml-columns.json", "xml-padding.json", "feed-title.json", "two-unrelated.json"] {
      ids += try Self.causes(name).0.causes.map(\.id)
    }
    #expect(ids.count == 5 && Set(ids).count == 5)
  }
}
