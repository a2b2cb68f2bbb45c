import Testing
import Texts

@Suite struct TrimmingTests {
  @Test(arguments: [
    ("", "", "", ""), ("  a b  ", "a b", "a b", "  a b"), ("\ta\n", "a", "\ta\n", "\ta\n"),
    (" \t ", "", "\t", " \t"), ("é \u{A0}", "é", "é \u{A0}", "é \u{A0}"),
  ])
  func `white space or only spaces are left out around a text or at its end`(
    text: String, trimmed: String, withoutSpaces: String, withoutEnd: String
  ) {
    #expect(text[...].trimmed == trimmed)
    #expect(text[...].withoutSpacesAround == withoutSpaces)
    #expect(text[...].withoutSpacesAtEnd == withoutEnd)
  }

  @Test func `a space with a mark on it is a character of the text`() {
    #expect("a \u{308}"[...].withoutSpacesAtEnd == "a \u{308}")
  }
}
