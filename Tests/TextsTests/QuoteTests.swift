import Testing
import Texts

struct QuoteTests {
  @Test(arguments: [
    ("HARBOUR's left inset", "HARBOUR’s left inset"),
    ("Watch's button 'Cast' was removed", "Watch’s button “Cast” was removed"),
    ("'The storm' in Home is called 'Storm' now", "“The storm” in Home is called “Storm” now"),
    ("no family is named 'A'; did you mean 'B'?", "no family is named “A”; did you mean “B”?"),
    ("'Today's news' and Sections' bar", "“Today’s news” and Sections’ bar"),
    ("the key \"nav_bar\" in the screen's family", "the key “nav_bar” in the screen’s family"),
    ("'Live''s header and 'Home''s 'All'", "“Live”’s header and “Home”’s “All”"),
    ("('id', 'name')", "(“id”, “name”)"),
    ("12\" and 5'", "12\" and 5’"), ("plain", "plain"), ("'", "’"), ("", ""),
  ])
  func `quotes and apostrophes are those of print`(straight: String, printed: String) {
    #expect(straight.withTypographicQuotes == printed)
    #expect(printed.withTypographicQuotes == printed)
  }
}
