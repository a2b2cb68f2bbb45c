import AppModel
import Markup
import PageParts

/// Complaints one under the other, the gravest first where not all have room. Those that say the same
/// are told once, with all their places.
struct ProblemList {
  private let problems: [Problem]
  /// The page that explains the rules, as seen from the list's; empty for the list's own.
  private let explanations: String
  /// What tells where each complaint stands; nil where the page tells that already.
  private let standing: ProblemStanding?

  /// How many complaints one list shows: what is more is counted and not told one by one.
  static let most = 500

  init(
    _ problems: [Problem], explainedAt explanations: String = "",
    at standing: ProblemStanding? = nil
  ) {
    self.problems = problems
    self.explanations = explanations
    self.standing = standing
  }

  var nodes: [Node] {
    guard !problems.isEmpty else { return [] }
    let shown = Self.gravest(problems)
    let left = Problems.Tally(problems).all - Problems.Tally(shown).all
    return [Node("ul", ["class": "problems"], Self.same(shown).map(node))]
      + (left > 0 ? [Self.remark(on: left)] : [])
  }

  /// As many complaints as there is room for, in their own order: errors before warnings before hints.
  static func gravest(_ problems: [Problem]) -> [Problem] {
    guard problems.count > most else { return problems }
    let order = problems.indices.sorted {
      let (left, right) = (problems[$0].diagnostic.severity, problems[$1].diagnostic.severity)
      return left == right ? $0 < $1 : left > right
    }
    return order.prefix(most).sorted().map { problems[$0] }
  }

  /// What is said where complaints are left out.
  static func remark(on left: Int) -> Node {
    .callout(.note) {
      Node("p") {
        "\(counted(left, "further problem")) \(left == 1 ? "is" : "are") not listed here; the gravest "
          + "come first. "
        Node("code") { "riverbed check -v" }
        " lists more of them."
      }
    }
  }

  /// Complaints that say the same, in the order of the first of each.
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
          standing?.nodes(of: problem) ?? []
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
    let place = "\(diagnostic.file):\(diagnostic.position.line):\(diagnostic.position.column)"
    let path = diagnostic.path.map { path in [Node.text(" "), Node("code") { path }] } ?? []
    return [Node("code") { place }] + path
  }
}
