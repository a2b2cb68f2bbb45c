import AppModel
import Markup
import PageParts
import SiteFiles

/// The complaints about an app in two orders, of which the stylesheet shows the chosen one; the hints
/// stand behind them.
struct ProblemViews {
  let site: Site
  let path: SitePath

  private var references: References { References(site: site, path: path) }

  var nodes: [Node] {
    let severe = site.problems.all.filter { $0.diagnostic.severity > .note }
    let hints = site.problems.all.filter { $0.diagnostic.severity == .note }
    return (severe.isEmpty ? [] : views(of: severe)) + (hints.isEmpty ? [] : [list(of: hints)])
  }

  private func list(of hints: [Problem]) -> Node {
    Node.details(counted(Problems.Tally(hints).all, "hint"), id: "hints") {
      ProblemList(hints, at: standing(namesScreen: true)).nodes
    }
  }

  private func standing(namesScreen: Bool) -> ProblemStanding {
    ProblemStanding(references: references, namesScreen: namesScreen)
  }

  private func views(of problems: [Problem]) -> [Node] {
    let shown = ProblemList.gravest(problems)
    let left = Problems.Tally(problems).all - Problems.Tally(shown).all
    return [
      Node("section", ["class": "views", "aria-label": "All problems"]) {
        Node("div", ["class": "filters row"]) {
          Choices(
            "Order", name: "view",
            options: [.init("view-file", "by file"), .init("view-screen", "by screen")]
          ).nodes
          severities(shown).nodes
        }
        if left > 0 { ProblemList.remark(on: left) }
        Node("div", ["class": "by-file"]) {
          for (file, problems) in Self.grouped(shown, by: \.diagnostic.file) {
            Node("h2") { Node("code") { file } }
            ProblemList(Self.gravestFirst(problems), at: standing(namesScreen: true)).nodes
          }
        }
        Node("div", ["class": "by-screen"]) {
          for (key, problems) in Self.grouped(shown, by: { $0.screen ?? "" }) {
            Node("h2", [:], heading(ofScreen: key))
            ProblemList(Self.gravestFirst(problems), at: standing(namesScreen: false)).nodes
          }
        }
      }
    ]
  }

  private func heading(ofScreen key: String) -> [Node] {
    key.isEmpty ? [.text("The app as a whole")] : [references.target(key)]
  }

  private func severities(_ problems: [Problem]) -> Choices {
    let present = Diagnostic.Severity.allCases.reversed().filter { severity in
      problems.contains { $0.diagnostic.severity == severity }
    }
    let options = present.map {
      Choices.Option("severity-\($0.rawValue)", "\($0.word)s")
    }
    return Choices(
      "Show", name: "severity",
      options: options.count > 1 ? [.init("severity-all", "all")] + options : [])
  }

  /// The errors, and behind them the warnings, each in their order.
  private static func gravestFirst(_ problems: [Problem]) -> [Problem] {
    problems.filter { $0.diagnostic.severity == .error }
      + problems.filter { $0.diagnostic.severity != .error }
  }

  /// Complaints in groups, in the order in which the groups first appear.
  private static func grouped(
    _ problems: [Problem], by key: (Problem) -> String
  ) -> [(key: String, problems: [Problem])] {
    var order: [String] = []
    let groups = problems.reduce(into: [String: [Problem]]()) { groups, problem in
      let key = key(problem)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(problem)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }
}
