import AppModel
import PageParts

/// A list of problems, limited to the most serious if there are too many. Problems that read the same
/// are combined, with all their places.
struct ProblemList {
  private let problems: [Problem]
  private let titles: ProblemTitles
  /// The address of the page that explains the rules.
  private let explanations: String

  /// The maximum number of problems that a list shows; the rest are counted.
  static let most = 500

  init(_ problems: [Problem], _ titles: ProblemTitles, explainedAt explanations: String) {
    self.problems = problems
    self.titles = titles
    self.explanations = explanations
  }

  /// The list, without codes and places of files, which only developers need.
  var nodes: [Node] {
    guard !problems.isEmpty else { return [] }
    let shown = Self.mostSerious(problems)
    let left = Problems.Tally(of: problems).all - Problems.Tally(of: shown).all
    let groups = shown.grouped(by: key)
    return [Node("ul", ["class": "problems"], groups.map { node(of: $0.all) })]
      + (left > 0 ? [Self.remark(on: left)] : [])
  }

  /// What makes problems read the same.
  private struct Key: Hashable {
    let rule: Rule
    let severity: Diagnostic.Severity
    let words: ProblemTitles.Words
    let suggestion: String?
  }

  private func key(of problem: Problem) -> Key {
    let diagnostic = problem.diagnostic
    return Key(
      rule: diagnostic.rule, severity: diagnostic.severity, words: titles.words(for: problem),
      suggestion: diagnostic.message.suggestion?.text)
  }

  /// The code of each problem, where it is in the files, and what the check says if the list has
  /// other words for it.
  var places: [Node] {
    Self.mostSerious(problems).map { problem in
      let diagnostic = problem.diagnostic
      return Node("p", ["class": "place muted small"]) {
        Node("code") { diagnostic.rule.code }
        " "
        Node("code") { diagnostic.position.text }
        if let path = diagnostic.path {
          " "
          Node("code") { path }
        }
        let exact = diagnostic.message.textWithWidths.withTypographicQuotes
        if titles.words(for: problem).text != exact {
          " "
          Node.appText(exact)
        }
      }
    }
  }

  /// The list, and what developers need.
  var nodesWithDetails: [Node] {
    nodes + (problems.isEmpty ? [] : [Node.details("Developer details") { places }])
  }

  /// Returns the most serious problems, as many as a list may have, in their own order.
  static func mostSerious(_ problems: [Problem]) -> [Problem] {
    guard problems.count > most else { return problems }
    let order = problems.indices.sorted {
      let (left, right) = (problems[$0].diagnostic.severity, problems[$1].diagnostic.severity)
      return left == right ? $0 < $1 : left > right
    }
    return order.prefix(most).sorted().map { problems[$0] }
  }

  /// Returns the text about problems that are left out.
  static func remark(on left: Int) -> Node {
    .callout(.note) {
      Node("p") {
        "\(left.counted(as: "further problem")) \(left.form("is", "are")) not listed here. The most "
          + "serious are shown. "
        Node("code") { "riverbed check -v" }
        " lists more."
      }
    }
  }

  /// What is wrong: a link's own words, or what the check says. The page names the screen already.
  private func sentence(about problem: Problem) -> [Node] {
    let words = titles.words(for: problem)
    guard words.isSentence, let title = words.title else { return [.appText(words.text)] }
    return [Node("strong") { Node.appText(title) }, .text(" "), .appText(words.text)]
  }

  private func node(of all: [Problem]) -> Node {
    let diagnostic = all[0].diagnostic
    return Node("li", ["class": "problem severity-\(diagnostic.severity.rawValue)"]) {
      Node("p", ["class": "sentence"]) {
        Node.badge(diagnostic.severity.word, diagnostic.severity.tone)
        " "
        sentence(about: all[0])
        if let suggestion = diagnostic.message.suggestion {
          ": "
          Node("strong") { Node.appText(suggestion.text) }
        }
      }
      Node("p", ["class": "place small"]) {
        Node("a", ["href": "\(explanations)#\(diagnostic.rule.anchor)"]) {
          diagnostic.rule.isToFix ? "How to fix it" : "What it means"
        }
        if all.count > 1 { Node("span", ["class": "muted"]) { "in \(all.count.of("place"))" } }
      }
    }
  }
}
