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
      of: Explanations(of: review.pictures.map(\.changes)), in: review.pictures, edits: [],
      screens: review.pictures.compactMap(\.subject.screen).reduce(into: []) { screens, key in
        if screens.last != key { screens.append(key) }
      },
      home: review.pictures.lazy.compactMap(\.subject.screen).first, names: review.names)
    return (merge, review)
  }

  @Test func `everything that differs ends in a cause that says what its findings share`() throws {
    var text = ""
    for name in try FixtureApp.cases(in: "Review") {
      let (merge, review) = try Self.causes(name)
      #expect(merge.causes.isEmpty == review.pictures.allSatisfy(\.changes.isEmpty), "\(name)")
      #expect(merge.causes.allSatisfy { $0.proof == .inferred && $0.edits.isEmpty })
      #expect(merge.causes.flatMap(\.findings).sorted() == Array(merge.findings.indices))
      #expect(Set(merge.causes.map(\.id)).count == merge.causes.count)
      for cause in merge.causes {
        text += "\(FixtureApp.stem(name)): \(cause.sentence)\n"
      }
    }
    try Golden("Review/inferred.txt").expect(text)
  }

  @Test(arguments: ["family-top-inset.json", "header-height.json", "feed-title.json", "bar-overlay.json"])
  func `ids do not depend on the devices`(name: String) throws {
    let ids = try Self.causes(name).0.causes.map(\.id)
    let (other, review) = try Self.causes(name, on: ["ipad-9.7"])
    #expect(!review.pictures.isEmpty)
    #expect(other.causes.map(\.id) == ids)
  }
}
