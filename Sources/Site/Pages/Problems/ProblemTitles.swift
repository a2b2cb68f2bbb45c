import AppModel
import Markup
import Texts

/// What each problem is about, in the words of the app: `Menu entry “Hero Screen”`.
struct ProblemTitles {
  private let site: Site

  /// A problem in words.
  struct Words: Hashable {
    /// The thing that it is about; nil if it is about a file.
    let title: String?
    let text: String
    /// Whether the title and the text make a sentence.
    let isSentence: Bool
  }

  init(of site: Site) {
    self.site = site
  }

  func words(for problem: Problem) -> Words {
    let diagnostic = problem.diagnostic
    if let link = site.problems.missingLink(of: diagnostic) {
      return Words(
        title: link.title, text: "opens a screen that does not exist", isSentence: true)
    }
    return Words(
      title: title(of: problem), text: diagnostic.message.plainTextWithWidths.withTypographicQuotes,
      isSentence: false)
  }

  private func title(of problem: Problem) -> String? {
    guard let screen = problem.screen.flatMap(site.app.screen) else { return nil }
    let component = problem.component.map { screen.allComponents[$0.index] }
    guard let type = component?.typeName?.value else { return screen.title }
    return "\(type.readable.spaced.beginning(atMost: 100)) on \(screen.title)"
  }
}

extension Link {
  /// What people tap, with its text: `Menu entry “Hero Screen”`.
  fileprivate var title: String {
    let noun =
      switch trigger {
      case .menu: "Menu entry"
      case .barButton: "Bar button"
      case .cell: "Item"
      case .header: "Header"
      case .tab, .rootTab: "Tab"
      case .hook: "Hook"
      case .parent: "Parent"
      }
    return label.map { "\(noun) “\(Substring($0.readable).trimmed)”" } ?? noun
  }
}
