import AppModel
import PageParts
import Review

/// The diagnostics that only one side has, the widths that changed, and the errors that both have.
struct ProblemSections {
  let report: ChangeReport
  let path: SitePath

  /// The maximum number of diagnostics of a section.
  private static let most = 100

  var nodes: [Node] {
    section("new-problems", newTitle, report.problems.new, on: report.new)
      + section(
        "errors", "Errors that were there before", report.remainingErrors, on: report.new)
      + section("fixed-problems", "Fixed problems", report.problems.fixed, on: report.old)
      + ranges
  }

  /// Hints are listed, but they do not count as problems.
  private var newTitle: String {
    let problems = report.problems.new.problemCount
    let hints = report.problems.new.count - problems
    guard hints > 0 else { return "New problems" }
    return problems == 0 ? "New hints" : "New problems and hints"
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
              Node.directed(change.sentence.withTypographicQuotes)
            }
          }
        }
        Node.more(changes.count - Self.most, of: "change")
      }
    ]
  }

  private func section(
    _ id: String, _ title: String, _ problems: [PlacedDiagnostic], on side: ReportSide
  ) -> [Node] {
    guard !problems.isEmpty else { return [] }
    let more = problems.count - Self.most
    // Sorting is stable: what is equally serious stays in the order of the files.
    let sorted = problems.sorted { $0.severity > $1.severity }
    return [
      Node.section(id, title) {
        Node("ul", ["class": "problems"]) {
          for problem in sorted.prefix(Self.most) { node(of: problem, on: side) }
        }
        Node.more(more, of: "problem")
      }
    ]
  }

  private func node(of problem: PlacedDiagnostic, on side: ReportSide) -> Node {
    Node("li") {
      Node.badge(problem.severity.word, problem.severity.tone)
      " "
      if let screen = side.screen(of: problem) {
        name(of: screen)
        ": "
      }
      Node.appText(
        (problem.message.textWithWidths
          + (problem.message.suggestion.map { "; \($0.text)" } ?? "")).withTypographicQuotes)
      " "
      Node("code", ["class": "muted"]) { problem.position.text.readable }
    }
  }
  /// Returns the name of a screen, as a link to the picture that shows best what changed on it.
  private func name(of screen: String) -> Node {
    let name = Node.appText(report.review.names.screen(screen))
    guard let picture = report.picturesOfScreens[screen] else { return Node("strong") { name } }
    let address = path.link(to: report.paths.pages[picture], at: report.paths.ids[picture])
    return Node("a", ["href": address]) { name }
  }
}
