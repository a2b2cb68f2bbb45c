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
    let pages = try site.pagesAndFiles { $0.isOf(.boot) }.pages
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
            .filter { Self.isOfCode($0) && $0 != $0.uppercased() }
          #expect(names.isEmpty, "\(page.path): \(label)")
        }
      }
    }
    #expect(count > 50)
  }

  @Test(arguments: ["newsroom", "qa-app"])
  func `the legend and pages about screens on devices have names of the code only for developers`(
    app: String
  ) throws {
    // Where a number comes from is said by its key and its family.
    let site = try SiteOfApp.named(app)
    let known = Set(site.app.plugins.plugins.map(\.identifier) + ["FAMILY_1"])
    let pages = try site.pagesAndFiles { $0.isOf(.inspection) || $0.isOf(.legend) }.pages
    for page in pages {
      let keys = Set(page.elements.filter { $0.name == "code" }.map(\.wholeText))
      let names = words(inViewOf: page).filter {
        Self.isOfCode($0) && !known.contains(String($0)) && !keys.contains(String($0))
      }
      #expect(names.isEmpty, "\(page.path): \(Set(names))")
    }
    #expect(pages.count > 5)
  }

  @Test func `ids of screens that do not exist are only for developers`() throws {
    let site = try SiteOfApp.named("qa-app")
    let ids = Set(site.screens.filter(\.isMissing).map(\.id))
    #expect(ids.count > 10)
    var count = 0
    for page in try site.pagesAndFiles(where: { _ in true }).pages {
      let shown = words(inViewOf: page).filter { ids.contains(String($0)) }
      #expect(shown.isEmpty, "\(page.path): \(Set(shown))")
      if page.root.wholeText.contains("Missing screen, linked from ") { count += 1 }
    }
    #expect(count > 3)
  }

  private func words(inViewOf page: PageReading) -> [Substring] {
    page.root.wordsInView.flatMap {
      $0.split { $0.isWhitespace || "“”(),:;".contains($0) }
    }
  }

  /// Whether a page is about storyboards or plugins, whose names are of the code.
  private static func isAboutCode(_ page: PageReading) -> Bool {
    ["routes.", "plugins.", "presentations/"].contains(where: page.path.hasPrefix)
  }

  /// Whether a word is an identifier: it has an underscore, or a capital after a small letter.
  private static func isOfCode(_ word: Substring) -> Bool {
    guard !["iPhone", "iPad", "iOS", "tvOS", "YouTube"].contains(word) else { return false }
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
