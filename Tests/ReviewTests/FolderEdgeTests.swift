import AppModel
import Support
import Testing
import Wireframe

@testable import Review

/// Pictures of which only the paths are known, so that nothing says what is out of sight.
@Suite struct `Reviews of folders of screens` {
  private static func review(
    _ fixture: ReviewCase, _ folders: (old: String, new: String)
  ) throws -> ChangeReview {
    let folder = try TemporaryFolder()
    try BuiltSite.build(fixture.old, into: "\(folder.path)/old", on: ["iphone-se-1"])
    try BuiltSite.build(fixture.new, into: "\(folder.path)/new", on: ["iphone-se-1"])
    let comparison = try StoredComparison(
      from: .pictures(try PictureFolder(at: "\(folder.path)/old\(folders.old)")),
      to: .pictures(try PictureFolder(at: "\(folder.path)/new\(folders.new)")), .plain())
    return ChangeReview(of: comparison, naming: AuthorNames())
  }

  @Test func `a section that came into sight is not said to be new`() throws {
    let fixture = try ReviewCase("two-components.json")
    for side in [fixture, fixture.reversed] {
      let review = try Self.review(side, ("/screens", "/screens"))
      #expect(review.causes.count == 2, "\(review.causes.map(\.sentence))")
      let kinds: Set<BoxChange.Kind> = [.added, .removed]
      let exchanged = review.findings.filter { kinds.contains($0.kind) }
      #expect(exchanged.map(\.subject.keyText) == ["watch-reports#header"])
      #expect(review.findings.filter { $0.box == .cell }.allSatisfy { $0.boxes == 4 })
    }
  }

  @Test func `what was really added is said`() throws {
    let review = try Self.review(try ReviewCase("component-added.json"), ("/screens", "/screens"))
    #expect(review.findings.contains { $0.kind == .added && $0.subject.keyText == "home-extra" })
  }

  @Test func `a folder that one side lacks is named where no path matches`() throws {
    let fixture = try ReviewCase("two-components.json")
    let sentence = try Self.review(fixture, ("/screens", "")).counts(accepting: [])
    #expect(sentence.contains(" would without 'screens/' at the start of the new ones"))
    let reverse = try Self.review(fixture, ("", "/screens")).counts(accepting: [])
    #expect(reverse.contains(" would without 'screens/' at the start of the old ones"))
    let same = try Self.review(fixture, ("/screens", "/screens")).counts(accepting: [])
    #expect(!same.contains("would without"))
    #expect(same.hasSuffix("; targets and hierarchies are not compared."))
  }
}
