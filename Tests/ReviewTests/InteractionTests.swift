import AppModel
import Support
import Testing
import Wireframe

@testable import Review

/// Edits that touch the same boxes: each explains only what it does itself.
@Suite struct `Edits that interact` {
  private static let screen = "8b24e6d1-5c0f-4a97-b2e8-6d3f91c7a402"

  /// Returns the showcase app with its second screen edited.
  private static func newsroom(_ edits: [(find: String, replace: String)]) throws -> AppFiles {
    var contents = try FixtureApp.contents("Apps/newsroom")
    guard case .bytes(let bytes)? = contents["rivers.json"] else {
      throw RandomEdit.Unreadable(app: "newsroom")
    }
    var text = String(decoding: bytes, as: UTF8.self)
    for edit in edits {
      try #require(text.split(separator: edit.find, omittingEmptySubsequences: false).count == 2)
      text = text.replacing(edit.find, with: edit.replace)
    }
    contents["rivers.json"] = .bytes(Array(text.utf8))
    return AppFiles(contents)
  }

  @Test func `a header that leads elsewhere has the frame that it has without the edit`() throws {
    let old = try FixtureApp.files("Apps/newsroom")
    let new = try Self.newsroom([
      (
        "\"data\": { \"target\": \"\(Self.screen)\" }\n",
        "\"data\": { \"target\": \"17e5b0c4-9f62-4d3a-a7c8-20f6d81b5904\" }\n"
      ),
      ("[\"HERO_CELL_1\"]", "[\"GRID_1\"]"),
    ])
    let review = try ReviewCase(old: old, new: new).review(on: ["iphone-14-pro"])
    let changes = review.pictures.flatMap(\.changes).filter { $0.kind == .retargeted }
    try #require(!changes.isEmpty)
    // Only the other edit makes the hero above it smaller.
    #expect(changes.allSatisfy { $0.old == $0.new && $0.old != nil })
  }

  @Test func `a button that only cuts another title does not explain the title`() throws {
    let name = "\"name\": \"Sections\""
    let old = try Self.newsroom([
      (name, "\"name\": \"Everything in depth that the newsroom has ever written\"")
    ])
    let new = try Self.newsroom([
      (name, "\"name\": \"All the long articles that the newsroom has ever written\""),
      (
        "\"id\": \"sections-feed\",",
        "\"id\": \"sections-more\", \"title\": \"More\", \"type\": \"button\", \"position\": 3, "
          + "\"data\": {} },\n{ \"id\": \"sections-feed\","
      ),
    ])
    let review = try ReviewCase(old: old, new: new).review(on: ["iphone-se-1"])
    let titles = review.causes.filter { cause in
      cause.findings.map { review.findings[$0] }.contains {
        $0.kind == .retexted && $0.subject.box == .barTitle
      }
    }
    #expect(titles.map { $0.edits.map(\.path) } == [["rivers.json#\(Self.screen)/name"]])
    #expect(review.causes.count == 2)
  }
}
