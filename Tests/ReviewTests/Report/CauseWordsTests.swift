import AppModel
import Markup
import SiteFiles
import Support
import Testing
import Texts

@testable import Review
@testable import ReviewPages

/// What cards and pages of causes say, and in which order.
@Suite struct `Words of cards` {
  @Test func `a sentence that begins with an Arabic title is read from left to right`() throws {
    let pair = ReviewCase(
      old: try FixtureApp.files("Apps/rtl"),
      new: try FixtureApp.rtl(replacing: "\"item_limit\": \"4\"", with: "\"item_limit\": \"2\""))
    let made = try ReportCase(of: try pair.report())
    let cause = try #require(made.report.review.causes.first)
    try #require(cause.sentence.hasPrefix("أهم الأخبار on "))
    for (path, page) in try made.pages {
      let sentences = page.everything.filter { $0["class"] == "sentence" }
      for name in sentences.flatMap(\.everything) where name.name == "bdi" {
        #expect(name.words.directedParts.map(\.isRightToLeft) == [true], "\(path): \(name.words)")
      }
    }
    let title = try #require(try made.cards[0].everything.first { $0.name == "h3" })
    #expect(title.words.hasSuffix(cause.phrase.plain), "\(title.words)")
    #expect(title.everything.first { $0.name == "bdi" }?.words == "أهم الأخبار")
  }

  @Test(arguments: try Fixtures.names(in: "PullRequests", endingIn: "json"))
  func `the first edit of a cause is what its sentence is about`(name: String) throws {
    let pair = try ReviewCase(name, in: "PullRequests")
    let review = try pair.review(on: ["iphone-14-pro"])
    let list = EditList(from: pair.old, to: pair.new, reading: AppReading(pair.new))
    let mains = Set(StoryFinder(of: list).stories.flatMap(\.main).map { list.edits[$0].path })
    for cause in review.causes where !cause.edits.isEmpty {
      #expect(mains.contains(cause.edits[0].path), "\(cause.sentence)")
      let numbers = cause.edits.map(\.isOfNumber)
      #expect(numbers == numbers.sorted { !$0 && $1 }, "\(cause.sentence)")
    }
  }

  @Test func `a card quotes what its sentence is about, and folds numbers of places`() throws {
    let made = try ReportCase(pullRequest: "menu-in-a-new-order.json")
    let cause = try #require(made.report.review.causes.first)
    let numbers = cause.edits.filter(\.isOfNumber)
    try #require(numbers.count == 2 && cause.edits.count == 3)
    let card = try #require(try made.cards.first)
    let quotes = card.everything.filter { $0["class"] == "code quote" }
    try #require(quotes.count == 1)
    let quote = quotes[0]
    // What is the same on both sides is around the edit, not in it.
    let lines = { (name: String) in
      quote.everything.filter { $0.name == name }.map { line in
        line.words.drop { !$0.isLetter && $0 != "{" && $0 != "}" }
      }
    }
    let (gone, come) = (lines("del"), lines("ins"))
    #expect(gone.first?.contains("menu-programme") == true, "\(gone)")
    #expect(come.first?.contains("menu-more") == true, "\(come)")
    let folded = try #require(card.everything.first { $0.name == "details" })
    #expect(folded.elements.first?.words == "2 numbers of places")
    #expect(folded.everything.count { $0.name == "li" } == 2)
  }

  @Test func `a card shows pictures first, and has no word about how its cause is known`() throws {
    let made = try ReportCase(pullRequest: "week-of-eight-edits.json")
    let cards = try made.cards
    for card in cards {
      let evidence = try #require(card.everything.first { $0["class"] == "evidence" })
      let parts = evidence.elements.map { $0["class"] }
      #expect(parts == (parts.count == 1 ? ["said"] : ["shown", "said"]))
      #expect(!card.words.contains("proven") && !card.words.contains("undone"))
    }
    #expect(cards.contains { $0.everything.contains { $0["class"] == "shown" } })
    let pages = try made.pages
    for cause in made.report.review.causes where cause.proof == .undone {
      let page = try #require(pages["causes/\(cause.id).xhtml"])
      let folded = page.everything.filter { $0.name == "details" }
      #expect(folded.contains { $0.words.contains("Proven: the changes disappear") })
    }
  }

  @Test func `a color is shown in the theme that has the colors of the app`() throws {
    let pair = try ReviewCase("bars-in-another-color.json", in: "PullRequests")
    let review = try pair.review(on: ["iphone-14-pro"], themes: ["paper", "brand"])
    let examples = review.examples().values.compactMap(\.self)
    try #require(examples.count == 1)
    #expect(review.pictures[examples[0]].subject.theme == "brand")
  }
}
