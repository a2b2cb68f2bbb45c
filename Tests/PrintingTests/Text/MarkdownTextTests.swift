import Testing

@testable import Printing

/// What the services that render Markdown would make a link of is code, in which they look for
/// nothing.
@Suite struct MarkdownTextTests {
  @Test(arguments: [
    "0123456", "abcdef1", "ABCDEF1", "0123456789abcdef0123456789abcdef01234567", "defaced",
    "#123", "!123", "GH-123", "ABC-4", "owner/repo#1", "repo#1", "owner/repo@abcdef1",
    "user@abcdef1", "@user", "@org/team", "https://evil.example", "www.evil.example",
    "a@evil.example", "evil.example", "~label", "%1", "$x$", "a_b_c", "*x*",
    "<b>", "\\", "abcdef1-abcdef2", "x-abcdef1", "“abcdef1”", "abcdef1’s", "é—abcdef1",
    "abcdef1\u{A0}x",
  ])
  func `a word that a service links is code, whatever is around it`(word: String) {
    let code = "`\(word)`"
    let around = [
      ("", ""), ("'", "'"), ("(", ")"), ("\"", "\"."), ("", "'s"), ("'", "'s"), ("", ","),
      ("", "…"),
    ]
    for (start, end) in around {
      let text: MarkdownText = "\("the \(start)\(word)\(end) button")"
      #expect(text.text == "the \(start)\(code)\(end) button")
    }
  }

  @Test(arguments: [
    "Home", "Home's", "facade", "abcdeg1", "12", "123456", "a-b", "one,two", "שלום", "Café", "it's",
  ])
  func `any other word stays as it is`(word: String) {
    #expect(("\(word)" as MarkdownText).text == word)
  }
}
