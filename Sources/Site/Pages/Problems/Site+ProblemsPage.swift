import AppModel
import PageParts

extension DocumentKind {
  static let problems = DocumentKind("problems", .problems, page: \.problemsPage)
}

extension Site {
  /// The page about everything that is wrong with the app, and how to fix it.
  var problemsPage: Page {
    let tally = Problems.Tally(of: problems.all)
    return Page(
      at: SitePart.problems.path, SitePart.problems.title, of: name, in: .problems,
      lead: problemsLead(tally)
    ) {
      if tally.severeCount == 0 { allIsWell }
      ProblemViews(site: self, path: SitePart.problems.path).nodes
      Node.section("rules", "Problem codes") {
        Node.details("Developer details") { ProblemCodes(of: problems.all).nodes }
      }
    }
  }

  private func problemsLead(_ tally: Problems.Tally) -> [Node] {
    let files = sources.files.count.counted(as: "file")
    return [
      .text(
        "\(files) of the app \(sources.files.count.form("was", "were")) checked: \(tally.words).")
    ]
  }

  private var allIsWell: Node {
    .callout(.ok) {
      Node("p") {
        Node("strong") { "Nothing is wrong." }
        " No errors and no warnings were found"
          + (problems.all.isEmpty
            ? "."
            : ". The hints below say what applies where the files do not, and what may be worth a "
              + "look.")
      }
    }
  }
}

/// The problems of an app by what is wrong, followed by the hints.
struct ProblemViews {
  let site: Site
  let path: SitePath

  private var references: References { References(site: site, path: path) }

  var nodes: [Node] {
    let severe = site.problems.all.filter { $0.diagnostic.severity > .note }
    let hints = site.problems.all.filter { $0.diagnostic.severity == .note }
    let rules = Set(severe.map(\.diagnostic.rule))
    return (severe.isEmpty ? [] : [view(of: severe)])
      + (hints.isEmpty ? [] : [list(of: hints, without: rules, isOpen: severe.isEmpty)])
  }

  private func list(of hints: [Problem], without rules: Set<Rule>, isOpen: Bool) -> Node {
    let count = Problems.Tally(of: hints).all.counted(as: "hint")
    return Node.details(count, id: "hints", isOpen: isOpen, isPrinted: true) {
      ProblemGroups(of: hints, references, namesScreen: true, level: .h2, without: rules).nodes
    }
  }

  private func view(of problems: [Problem]) -> Node {
    Node("div", ["class": "views"]) {
      Node("div", ["class": "filters row"], severities(problems).nodes)
      ProblemGroups(of: problems, references, namesScreen: true, level: .h2).nodes
    }
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
}
