import AppLayout
import AppModel
import SiteFiles
import Support
import Testing

@testable import Review

/// The list of all pictures of a review.
@Suite struct PictureListTests {
  @Test(arguments: try FixtureApp.cases(in: "Review"))
  func `every picture is listed once, and those that differ with their numbers`(
    name: String
  ) throws {
    for review in try ReviewedFixture.of(name).reviews { try expectWhole(review) }
  }

  @Test(arguments: ["bar-overlay.json", "screen-renamed.json", "screen-added.json"])
  func `every picture of two sites, or of a site and an app, is listed once`(name: String) throws {
    let fixture = try ReviewCase(name)
    let folder = try TemporaryFolder()
    let old = try BuiltSite.build(fixture.old, into: "\(folder.path)/old", on: ["iphone-se-1"])
    let new = try BuiltSite.build(fixture.new, into: "\(folder.path)/new", on: ["iphone-se-1"])
    let app = try BuiltSite.app(fixture.new)
    for (old, new) in [(old, new), (new, old), (old, app), (app, old)] {
      let comparison = try StoredComparison(from: old, to: new, .plain())
      try expectWhole(ChangeReview(of: comparison, naming: AuthorNames()))
    }
  }

  private func expectWhole(_ review: ChangeReview) throws {
    var keys: [String] = []
    var indices: [ElementIndex<ComparedPicture>] = []
    var places: [String?] = []
    review.forEachPicture { picture in
      keys.append(picture.key)
      if let index = picture.index {
        indices.append(index)
        #expect(review.pictures[index].key == picture.key)
      }
      if places.last != picture.subject.screen { places.append(picture.subject.screen) }
    }
    #expect(keys.count == review.pictureCount)
    #expect(Set(keys).count == keys.count)
    #expect(indices == review.pictures.elementIndices)
    #expect(Set(places).count == places.count, "the pictures of a screen follow each other")
  }
}
