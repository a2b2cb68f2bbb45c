import AppModel
import Support
import Testing

@testable import Review

/// What each should say was written down before it was run, and is never recorded.
@Suite struct `Reviews of pull requests` {
  @Test(arguments: try Fixtures.names(in: "PullRequests", endingIn: "json"))
  func `a review says what a colleague would say about a pull request`(name: String) throws {
    let review = try ReviewCase(name, in: "PullRequests").review()
    let said = [review.sentence(accepting: [])] + review.causes.map(\.sentence)
    let path = "PullRequests/\(FixtureApp.stem(name)).expected.txt"
    let expected = String(decoding: try Fixtures.bytes(path), as: UTF8.self)
    let text = said.joined(separator: "\n") + "\n"
    let isSame = text == expected
    #expect(isSame, "\(name)\n\(LineDiff(from: expected, to: text).text)")
  }

  @Test func `controllers are not named where anything else changed`() throws {
    let review = try ReviewCase("tab-bar-for-side-menu.json", in: "PullRequests").review()
    let cause = try #require(review.causes.first)
    let isNested = cause.findings.contains { review.findings[$0].kind == .reparented }
    #expect(isNested, "no controller changed")
    let named = cause.effects.flatMap(\.findings).filter {
      review.findings[$0].kind == .reparented
    }
    #expect(named.isEmpty)
    #expect(cause.effects.first?.sentence == "the tab bar on 7 screens: added")
  }

  @Test func `the numbers of places are not a story of their own`() throws {
    let review = try ReviewCase("component-removed-and-renumbered.json", in: "PullRequests")
      .review()
    let numbers = review.causes.map { $0.edits.count { $0.path.hasSuffix("/position") } }
    #expect(numbers == [2, 0])
    #expect(review.editsWithoutFinding.isEmpty)
  }
}
