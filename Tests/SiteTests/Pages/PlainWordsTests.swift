import AppModel
import Markup
import PageParts
import SiteFiles
import Testing

@testable import Site

/// Names in the code are where developers look for them, and nowhere else.
struct PlainWordsTests {
  @Test(arguments: ["newsroom", "legacy", "no-settings", "presentations"])
  func `the page about the start of the app has no names of the code in view`(app: String) throws {
    let site = try SiteOfApp.named(app)
    let pages = try site.pagesAndFiles { $0 == .document(.page(.part(.boot))) }.pages
    let page = try #require(pages.first)
    let words = page.root.wordsInView.flatMap {
      $0.split { $0.isWhitespace || "“”().,;".contains($0) }
    }
    #expect(words.count > 100)
    let names = words.filter(Self.isOfCode)
    #expect(names.isEmpty, "\(names)")
    #expect(page.root.wholeText.contains("GARootHelper"))
  }

  @Test(arguments: ["newsroom", "qa-app", "single-tv", "presentations"])
  func `what pictures and regions are called has no names of the code`(app: String) throws {
    let site = try SiteOfApp.named(app)
    let titles = Set(site.screens.map(\.title))
    var count = 0
    for page in try site.pagesAndFiles(where: { _ in true }).pages where !Self.isAboutCode(page) {
      for element in page.elements {
        for label in [element["alt"], element["aria-label"]].compactMap(\.self) {
          count += 1
          guard !titles.contains(where: { label.contains($0) && Self.isOfCode($0[...]) }) else {
            continue
          }
          let names = label.split { $0.isWhitespace || ",:;“”".contains($0) }
            .filter(Self.isOfCode)
          #expect(names.isEmpty, "\(page.path): \(label)")
        }
      }
    }
    #expect(count > 50)
  }

  /// Whether a page is about storyboards, cell styles or plugins, whose names are of the code.
  private static func isAboutCode(_ page: PageReading) -> Bool {
    ["routes.", "families", "plugins.", "presentations/"].contains(where: page.path.hasPrefix)
  }

  /// Whether a word is an identifier: it has an underscore, or a capital after a small letter.
  private static func isOfCode(_ word: Substring) -> Bool {
    guard !["iPhone", "iPad", "iOS", "tvOS"].contains(word) else { return false }
    return word.contains("_")
      || zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}

extension Element {
  /// The texts that are not behind the details for developers.
  fileprivate var wordsInView: [String] {
    if name == "details", elements.first?.wholeText == "Developer details" { return [] }
    guard !["head", "nav", "script"].contains(name) else { return [] }
    return children.flatMap { child in
      switch child {
      case .element(let element): element.wordsInView
      case .text(let text): [text]
      }
    }
  }
}
