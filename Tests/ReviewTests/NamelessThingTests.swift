import AppModel
import Support
import Testing

@testable import Review

/// What things without a title or an id are called.
@Suite struct `Things without names` {
  private static func app(_ components: [String]) -> AppFiles {
    let list = components.map { "{\"component_type\":\"list\",\"data\":{\"source\":\"\($0)\"}}" }
    let screen =
      "{\"id\":\"front\",\"name\":\"Front\",\"type\":\"general_content\",\"home\":true,"
      + "\"ui_components\":[\(list.joined(separator: ","))]}"
    return AppFiles(["rivers.json": .bytes(Array("[\(screen)]".utf8))])
  }

  @Test func `one of several of a type that went is known by its number`() throws {
    let review = try ReviewCase(
      old: Self.app(["one", "two", "three"]), new: Self.app(["one", "three"])
    ).review()
    #expect(review.causes.map(\.sentence) == ["The second list was removed from Front"])
  }

  @Test func `components that changed places are named by their old places`() throws {
    let review = try ReviewCase(
      old: Self.app(["one", "two", "three", "four"]),
      new: Self.app(["one", "four", "three", "two"])
    ).review()
    #expect(
      review.causes.map(\.sentence) == ["The second list and the last list on Front changed places"]
    )
  }

  @Test func `of several of a type the one that showed nothing is known by that`() throws {
    let review = try ReviewCase(
      old: Self.app(["one", "", "three"]), new: Self.app(["one", "three"])
    ).review()
    #expect(review.causes.map(\.sentence) == ["The list without a source was removed from Front"])
  }

  @Test func `an id is never said of a tab or a button that has a title`() throws {
    let review = try ReviewCase("movies-open-the-player.json", in: "PullRequests").review()
    #expect(!review.findingSentences.contains { $0.contains("tab-home") })
    #expect(review.findingSentences.contains { $0.contains("the tab 'Home'") })
  }

  @Test func `a button that is drawn as an icon now still has its title`() throws {
    let review = try ReviewCase("button-of-another-type.json", in: "PullRequests").review()
    #expect(
      review.findingSentences.contains { $0.hasSuffix("'Home': shows an icon instead of 'Home'") })
  }
}
