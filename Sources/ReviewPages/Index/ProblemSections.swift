import AppModel
import Markup
import PageParts
import Review

/// The diagnostics that only one side has, the widths that changed, and the errors that both have.
struct ProblemSections {
  let report: ChangeReport

  /// The maximum number of diagnostics of a section.
  private static let most = 100

  var nodes: [Node] {
    section("new-problems", "New problems", report.problems.new)
      + section("errors", "Errors that were there before", report.remainingErrors)
      + section("fixed-problems", "Fixed problems", report.problems.fixed)
      + ranges
  }

  /// What is wrong at other widths than before, even where no listed device shows it.
  private var ranges: [Node] {
    guard let changes = report.problems.ranges, !changes.isEmpty else { return [] }
    return [
      Node.section("widths", "Widths that changed") {
        Node("ul", ["class": "problems"]) {
          for change in changes.prefix(Self.most) {
            Node("li") {
              Node.badge(change.kind.rawValue, change.isWorse ? .warning : .ok)
              " "
              Node.appText(change.sentence.withTypographicQuotes)
            }
          }
        }
        Node.more(changes.count - Self.most, of: "change")
      }
    ]
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
        (problem.message.textWithWidths
          + (problem.message.suggestion.map { "; \($0.text)" } ?? "")).withTypographicQuotes)
      " "
      Node("code", ["class": "muted"]) { problem.position.text.readable }
    }
  }
}
