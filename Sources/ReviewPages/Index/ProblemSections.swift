import AppModel
import Markup
import PageParts
import Review

/// The diagnostics that only one side has, and the errors that both have.
struct ProblemSections {
  let report: ChangeReport

  /// The maximum number of diagnostics of a section.
  private static let most = 100

  var nodes: [Node] {
    section("new-problems", "New problems", report.problems.new)
      + section("errors", "Errors that were there before", report.remainingErrors)
      + section("fixed-problems", "Fixed problems", report.problems.fixed)
  }

  private func section(
    _ id: String, _ title: String, _ problems: [PlacedDiagnostic]
  ) -> [Node] {
    guard !problems.isEmpty else { return [] }
    let more = problems.count - Self.most
    return [
      Node.section(id, title) {
        Node("ul", ["class": "problems"]) {
          for problem in problems.prefix(Self.most) { node(of: problem) }
        }
        Node.more(more, of: "problem")
      }
    ]
  }

  private func node(of problem: PlacedDiagnostic) -> Node {
    Node("li") {
      Node.badge(problem.severity.word, problem.severity.tone)
      " "
      Node.appText(
        problem.message.textWithWidths + (problem.message.suggestion.map { "; \($0.text)" } ?? ""))
      " "
      Node("code", ["class": "muted"]) { problem.position.text.readable }
    }
  }
}
