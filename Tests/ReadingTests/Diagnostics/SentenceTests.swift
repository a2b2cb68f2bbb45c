import Testing

@testable import Reading

/// What the sentences of messages name.
@Suite struct SentenceTests {
  private let place = Location(file: .alone, offset: 7)

  @Test func `only what is marked is a name, and words are none`() {
    let (word, text) = ("plain", "an id, and more")
    let sentence: Diagnostic.Sentence =
      "'\(name: "home")' and '\(name: text.prefix(5))' are \(word), \(text.suffix(4)) and \(2)"
    #expect(sentence.text == "'home' and 'an id' are plain, more and 2")
    #expect(sentence.names == ["home", "an id"])
    #expect(sentence.titled.isEmpty)
  }

  @Test func `names are made safe and short where they are marked`() {
    let sentence: Diagnostic.Sentence = "'\(name: "a\u{202E}b")'"
    #expect(sentence.text == "'a\u{FFFD}b'")
    let long: Diagnostic.Sentence = "\(name: String(repeating: "x", count: 100))"
    #expect(long.text.count == 81)
  }

  @Test func `what a title is the title of counts, and not the title`() {
    let sentence = { (title: String) -> Diagnostic.Sentence in
      "'\(title: title, of: .value(at: place))' on \(title: title, of: .named("tv"))"
    }
    #expect(sentence("News").text == "'News' on News")
    #expect(sentence("News").names.isEmpty && sentence("News").titled == [place])
    let essence = { (title: String) in sentence(title).untitled { name, _ in name } }
    #expect(sentence("News") != sentence("Sport") && essence("News") == essence("Sport"))
    #expect(essence("News").names == ["tv"])
  }

  @Test func `what something means is said after the last semicolon of the words`() {
    let sentence: Diagnostic.Sentence =
      "'\(name: "a; b")' is unknown; the bar '\(name: "c; d")' is used"
    #expect(sentence.consequence == "the bar 'c; d' is used")
    let twice: Diagnostic.Sentence = "one; two; \(name: "three") is left"
    #expect(twice.consequence == "three is left")
    let none: Diagnostic.Sentence = "'\(name: "a; b")' is unknown"
    #expect(none.consequence == nil)
  }

  @Test func `a name is another one by its kind`() {
    let sentence: Diagnostic.Sentence =
      "'\(name: "a", of: .screen)', '\(name: "a", of: .family)' and '\(name: "a")'"
    let other = sentence.untitled { name, kind in kind == .screen ? "b" : name }
    #expect(other.names == ["b", "a", "a"])
  }

  @Test func `joined sentences keep their names`() {
    let names: [Diagnostic.Sentence] = ["a", "b", "c"].map { "'\(name: $0)'" }
    #expect(names.listed().text == "'a', 'b' and 'c'")
    #expect(names.listed().names == ["a", "b", "c"])
    #expect(names.joined(separator: " > ").names == ["a", "b", "c"])
    #expect(names.prefix(1).map(\.self).listed().text == "'a'")
  }
}
