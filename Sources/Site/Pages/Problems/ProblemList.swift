import AppModel
import Markup
import PageParts

/// A list of problems, limited to the most serious if there are too many. Problems with the same
/// message are combined, with all their places.
struct ProblemList {
  private let problems: [Problem]
  /// The address of the page that explains the rules; empty if that is the list's own page.
  private let explanations: String
  /// Names the screen and the component of each problem; nil if the page already does.
  private let context: ProblemContext?

  /// The maximum number of problems that a list shows; the rest are counted.
  static let most = 500

  init(
    _ problems: [Problem], explainedAt explanations: String = "",
    at context: ProblemContext? = nil
  ) {
    self.problems = problems
    self.explanations = explanations
    self.context = context
  }

  var nodes: [Node] {
    guard !problems.isEmpty else { return [] }
    let shown = Self.mostSerious(problems)
    let left = Problems.Tally(problems).all - Problems.Tally(shown).all
    return [Node("ul", ["class": "problems"], Self.same(shown).map(node))]
      + (left > 0 ? [Self.remark(on: left)] : [])
  }

  /// Returns as many problems as fit, in their own order: errors before warnings before hints.
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
        "\(counted(left, "further problem")) \(left.form("is", "are")) not listed here. The most "
          + "serious are shown. "
        Node("code") { "riverbed check -v" }
        " lists more."
      }
    }
  }

  /// Returns problems grouped by message, in the order of the first of each.
  private static func same(_ problems: [Problem]) -> [(first: Problem, all: [Problem])] {
    var indices: [Diagnostic.Message: Int] = [:]
    var groups: [(first: Problem, all: [Problem])] = []
    for problem in problems {
      if let index = indices[problem.diagnostic.message] {
        groups[index].all.append(problem)
      } else {
        indices[problem.diagnostic.message] = groups.count
        groups.append((problem, [problem]))
      }
    }
    return groups
  }

  private func node(of first: Problem, with all: [Problem]) -> Node {
    let diagnostic = first.diagnostic
    return Node("li", ["class": "problem severity-\(diagnostic.severity.rawValue)"]) {
      Node("p", ["class": "sentence"]) {
        Node.badge(diagnostic.severity.word, diagnostic.severity.tone)
        " "
        Node.own(diagnostic.message.text)
        if let suggestion = diagnostic.message.suggestion {
          ": "
          Node("strong") { Node.own(suggestion.text) }
        }
      }
      for (index, problem) in all.enumerated() {
        Node("p", ["class": "place muted small"]) {
          context?.nodes(of: problem) ?? []
          place(of: problem.diagnostic)
          if index == all.count - 1 {
            " "
            Node("a", ["href": "\(explanations)#rule-\(diagnostic.rule.code)"]) {
              diagnostic.rule.code
            }
          }
        }
      }
    }
  }

  private func place(of diagnostic: PlacedDiagnostic) -> [Node] {
    let path = diagnostic.path.map { path in [Node.text(" "), Node("code") { path }] } ?? []
    return [Node("code") { diagnostic.place }] + path
  }
}
