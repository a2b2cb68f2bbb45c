import AppModel
import Markup

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
    let message = problem.diagnostic.message
    return Words(
      title: message.subject.map(\.sentenceStart.withTypographicQuotes) ?? title(of: problem),
      text: message.plainTextWithWidths.withTypographicQuotes,
      isSentence: message.subject != nil)
  }

  private func title(of problem: Problem) -> String? {
    guard let screen = problem.screen.flatMap(site.app.screen) else { return nil }
    let component = problem.component.map { screen.allComponents[$0.index] }
    guard let type = component?.typeName?.value else { return screen.title }
    return "\(type.readable.spoken.beginning(atMost: 100)) on \(screen.title)"
  }
}
