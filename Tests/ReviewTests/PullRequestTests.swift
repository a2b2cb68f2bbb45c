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
}
