import AppModel
import Support
import Testing

@testable import Review

/// The screens of sites, and the names of pictures.
@Suite struct `Screens of stored sides` {
  @Test(arguments: [
    (["paper"], ["anatomy", "paper"]), (["paper", "night"], ["paper", "anatomy"]),
    (["anatomy", "night"], ["night"]),
  ])
  func `a renamed screen is found in a theme that both sites have`(
    themes: [String], others: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let sides = try [("archive", themes), ("library", others)].map { id, themes in
      let rivers = """
        [{ "id": "home", "name": "Home", "home": true }, { "id": "\(id)", "name": "Archive" }]
        """
      return try BuiltSite.build(
        AppFiles(["rivers.json": .bytes(Array(rivers.utf8))]), into: "\(folder.path)/\(id)",
        on: ["iphone-se-1"], themes: themes)
    }
    let review = try StoredComparison(from: sides[0], to: sides[1], .plain())
    #expect(review.sides.renamed.oldKeys == ["library": "archive"])
  }

  @Test(arguments: [true, false])
  func `another title is reported though no picture shows it`(isNewSite: Bool) throws {
    let folder = try TemporaryFolder()
    let pair = try ReviewCase("screen-retitled-under-a-logo.json", in: "PullRequests")
    let devices = ["iphone-se-1"]
    let old = try BuiltSite.build(pair.old, into: "\(folder.path)/old", on: devices)
    let new =
      try isNewSite
      ? BuiltSite.build(pair.new, into: "\(folder.path)/new", on: devices)
      : BuiltSite.app(pair.new)
    let comparison = try StoredComparison(from: old, to: new, .plain())
    let review = ChangeReview(of: comparison, naming: AuthorNames())
    #expect(review.causes.map(\.sentence) == ["In depth is called Dossier now"])
    #expect(review.findings.map(\.kind) == [.retitled])
  }

  @Test func `two names that look the same are not said to be in a record`() throws {
    let folder = try TemporaryFolder()
    for name in ["\u{E9}.svg", "e\u{301}.svg"] { try folder.write("<svg/>", to: name) }
    let side = ReviewSide.pictures(try PictureFolder(at: folder.path))
    let failure = #expect(throws: StoredFailure.self) {
      _ = try StoredComparison(from: side, to: side, .plain())
    }
    #expect(
      failure?.text.contains("more than one of its pictures has a name that looks like '") == true,
      "\(failure?.text ?? "")")
  }
}
