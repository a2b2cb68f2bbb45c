import Lists
import Testing

@Suite struct EachKeyTests {
  @Test func `of elements with the same key, the first or the last is kept, in order`() {
    let words = ["apple", "bean", "avocado", "cherry", "beet"]
    #expect(words.firstOfEach(\.first) == ["apple", "bean", "cherry"])
    #expect(words.lastOfEach(\.first) == ["avocado", "cherry", "beet"])
    #expect(words.firstOfEach(\.self) == words)
    #expect(words.lastOfEach(\.self) == words)
    #expect([String]().lastOfEach(\.self) == [])
  }
}
