import Support
import Testing

@testable import AppModel

@Suite struct `The app's own words` {
  private func words(_ localizations: String, isRightToLeft: Bool = true) throws -> AppWords {
    try App(texts: [
      "rivers.json": """
      [{"id": "other", "localizations": {"ar": {"all": "other"}}},
       {"id": "home", "home": true, "localizations": \(localizations)}]
      """,
      "settings.json": #"{"template": "ui_builder", "rtl": \#(isRightToLeft)}"#,
    ]).words
  }

  @Test func `come from the localizations of home in an app from right to left`() throws {
    let words = try words(
      #"{"en": {"all": "More"}, "he-IL": {"See_All": "הכל", "article": "כתבה", "video": ""}}"#)
    #expect(words.all == "הכל" && words.article == "כתבה")
    #expect(words.video == "Video" && words.gallery == "Gallery")
  }

  @Test(arguments: [
    #"{"en": {"all": "More"}}"#, #"{"all": "הכל"}"#, #"{"he": {"al": "הכל"}}"#,
    #"{"he": {"all": 3}}"#, "[]", "null",
  ])
  func `stay where the app does not say them in its language`(localizations: String) throws {
    #expect(try words(localizations) == .standard)
  }

  @Test func `stay in an app from left to right`() throws {
    #expect(try words(#"{"he": {"all": "הכל"}}"#, isRightToLeft: false) == .standard)
  }
}
