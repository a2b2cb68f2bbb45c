import Support
import Testing

@testable import Review

@Suite struct `Code in sentences` {
  @Test func `only the program's own code is code, whatever names contain`() throws {
    let fixture = try ReviewCase("storyboard-no-longer-listed.json", in: "PullRequests")
    let phrase = try #require(try fixture.review().causes.first).phrase
    #expect(
      phrase.parts.contains(.code("storyboards"))
        && phrase.text.contains("`storyboards` in"))
    #expect(
      !phrase.plain.contains("`") && phrase.plain.contains("storyboards in"))
    let named = Phrase(marked: "'Vid`eo`s' is hidden: \(Phrase.code("state")) went away")
    #expect(
      named.parts == [.words("'Vid`eo`s' is hidden: "), .code("state"), .words(" went away")])
    #expect(Phrase(marked: "").parts.isEmpty)
    #expect(Phrase(marked: Phrase.code("a")).parts == [.code("a")])
  }
}
