import AppLayout
import AppModel
import Testing

@testable import Printing

@Suite struct ExplanationTests {
  @Test(arguments: Rule.all.map(\.code))
  func `the explanation of a code is complete and fits the page`(code: String) throws {
    let rule = try #require(Rule.named(code))
    let lines = rule.explanation.split(separator: "\n")
    #expect(lines.first?.elementsEqual(code) == true)
    #expect(lines.filter { $0.count > TextPage.width } == [])
    let words = Set(rule.explanation.split { $0 == " " || $0 == "\n" })
    for text in [rule.meaning, rule.reason, rule.remedy] {
      #expect(!text.isEmpty)
      #expect(words.isSuperset(of: text.split(separator: " ")))
    }
    // Pages call what is only pointed out a hint, and the command line a note.
    #expect(!rule.plainMeaning.contains(" a note"))
  }

  @Test func `without a code, every code is listed on a line of its own`() {
    let lines = Listing.codes.text.split(separator: "\n")
    let codes = lines.map { String($0.prefix { $0 != " " }) }
    #expect(codes == Rule.all.map(\.code))
    #expect(Set(codes).count == codes.count)
    #expect(lines.filter { $0.count > TextPage.width } == [])
  }
}
