import AppModel
import Markup
import PageParts
import SiteFiles

/// The problems of an app in two orders, one of which the stylesheet shows, followed by the hints.
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
      ProblemList(hints, at: context(namesScreen: true)).nodes
    }
  }

  private func context(namesScreen: Bool) -> ProblemContext {
    ProblemContext(references: references, namesScreen: namesScreen)
  }

  private func views(of problems: [Problem]) -> [Node] {
    let shown = ProblemList.mostSerious(problems)
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
            ProblemList(Self.errorsFirst(problems), at: context(namesScreen: true)).nodes
          }
        }
        Node("div", ["class": "by-screen"]) {
          for (key, problems) in Self.grouped(shown, by: { $0.screen ?? "" }) {
            Node("h2", [:], heading(ofScreen: key))
            ProblemList(Self.errorsFirst(problems), at: context(namesScreen: false)).nodes
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

  /// Returns the errors, then the warnings, each in their order.
  private static func errorsFirst(_ problems: [Problem]) -> [Problem] {
    problems.filter { $0.diagnostic.severity == .error }
      + problems.filter { $0.diagnostic.severity != .error }
  }

  /// Returns problems in groups, in the order that the groups first appear.
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
