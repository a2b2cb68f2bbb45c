import AppModel
import Markup
import Testing

@testable import Site

/// The four questions that people have about an app, and how far from the first page each answer is
/// for someone who follows links by their words.
struct FourQuestionsTests {
  /// An answer: how a page is known that has it, and how many clicks it may be away.
  private struct Answer: Sendable {
    let question: String
    let clicks: Int
    let isOn: @Sendable (PageReading, Screen) -> Bool
  }

  private static let answers = [
    Answer(question: "What is in the app?", clicks: 0) { page, screen in
      page.all("h2", "h3").contains { $0.words.hasPrefix(screen.title.words) }
    },
    Answer(question: "How does this screen look everywhere?", clicks: 1) { page, screen in
      page.heading == screen.title.words && page.ids.contains("matrix")
    },
    Answer(question: "How do I get there?", clicks: 1) { page, screen in
      page.heading == "How do I get there?"
        && page.elements.contains { $0.name == "bdi" && $0.words == screen.title.words }
    },
    Answer(question: "Why does it look like this?", clicks: 2) { page, screen in
      page.heading.hasPrefix(screen.title.words)
        && page.all("p").contains { $0.words.hasPrefix("Why it looks like this: ") }
    },
  ]

  @Test(arguments: ["newsroom", "qa-app", "single-tv", "legacy", "rtl"])
  func `each question has its answer about each screen within two clicks`(app: String) throws {
    let site = try SiteOfApp.named(app)
    let (all, _) = try site.pagesAndFiles()
    let pages = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })
    var reached: [[String]] = [["index.xhtml"]]
    for _ in 1...2 {
      let known = Set(reached.joined())
      let next = try reached[reached.count - 1].flatMap { path in
        let page = try #require(pages[path])
        return page.linksInView.map { page.target(of: $0).path }.filter { pages[$0] != nil }
      }
      reached.append(Set(next).subtracting(known).sorted())
    }
    let screens = site.screens.filter { !$0.isMissing }
    #expect(!screens.isEmpty)
    for answer in Self.answers {
      let near = reached.prefix(answer.clicks + 1).joined().compactMap { pages[$0] }
      for screen in screens {
        let isFound = near.contains { answer.isOn($0, screen) }
        #expect(isFound, "\(answer.question) \(screen.title)")
      }
    }
  }
}

extension PageReading {
  /// The words of the page's heading.
  fileprivate var heading: String { all("h1").first?.words ?? "" }

  /// The addresses of links with words that are not folded away.
  fileprivate var linksInView: [String] { root.linksInView }
}

extension Element {
  fileprivate var words: String { wholeText.words }

  fileprivate var linksInView: [String] {
    let own = name == "a" && !words.isEmpty ? [self["href"]].compactMap(\.self) : []
    let inside = elements.filter { name != "details" || $0.name == "summary" }
    return own + inside.flatMap(\.linksInView)
  }
}

extension String {
  /// The text with single spaces.
  fileprivate var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
