import AppModel
import Markup
import Pages

/// Complaints, each with its place and what might mend it.
struct InspectedProblems {
  private let problems: [Problem]
  private let references: References

  init(_ problems: [Problem], _ references: References) {
    self.problems = problems
    self.references = references
  }

  /// The list; nothing where there are no complaints.
  var nodes: [Node] {
    guard !problems.isEmpty else { return [] }
    return [Node("ul", ["class": "problems"], problems.map { Node("li", [:], entry($0)) })]
  }

  private func entry(_ problem: Problem) -> [Node] {
    let diagnostic = problem.diagnostic
    let place = "\(diagnostic.file):\(diagnostic.position.line):\(diagnostic.position.column)"
    return [
      .badge(diagnostic.severity.word, diagnostic.severity.tone), .text(" "),
      Node.own(diagnostic.message.text), .text(" "),
      Node("span", ["class": "muted small"]) {
        if let suggestion = diagnostic.message.suggestion {
          Node.own(suggestion.text)
          " "
        }
        Node("code", ["class": "place"]) { place }
        " "
        Node("a", ["href": references.path.link(to: SitePart.problems.path)]) {
          diagnostic.rule.code
        }
      },
    ]
  }
}
