import AppModel
import Markup
import PageParts
import SiteFiles

extension Site {
  /// What is wrong with the app: by file and by screen, and what each complaint means.
  var problemsPage: Page {
    let tally = Problems.Tally(problems.all)
    return Page(
      at: SitePart.problems.path, "Problems", of: name, in: .problems, lead: problemsLead(tally)
    ) {
      if tally.problems == 0 { allIsWell }
      if !problems.all.isEmpty {
        ProblemViews(site: self, path: SitePart.problems.path).nodes
        Node.section("rules", "What they mean") { RuleExplanations(of: problems.all).nodes }
      }
    }
  }

  private func problemsLead(_ tally: Problems.Tally) -> [Node] {
    let files = counted(sources.files.count, "file")
    return [
      .text(
        "\(files) of the app \(sources.files.count == 1 ? "was" : "were") checked: \(tally.words).")
    ]
  }

  private var allIsWell: Node {
    .callout(.ok) {
      Node("p") {
        Node("strong") { "Nothing is wrong." }
        " No error and no warning was found"
          + (problems.all.isEmpty
            ? "." : "; the hints below only tell what applies where the files do not say.")
      }
    }
  }
}
