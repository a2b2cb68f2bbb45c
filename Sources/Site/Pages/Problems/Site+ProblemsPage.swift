import AppModel
import Markup
import PageParts
import SiteFiles

extension Site {
  /// The page about everything that is wrong with the app, and how to fix it.
  var problemsPage: Page {
    let tally = Problems.Tally(of: problems.all)
    return Page(
      at: SitePart.problems.path, "Problems", of: name, in: .problems, lead: problemsLead(tally)
    ) {
      if tally.severeCount == 0 { allIsWell }
      ProblemViews(site: self, path: SitePart.problems.path).nodes
      Node.section("rules", "Problem codes") { ProblemCodes(of: problems.all).nodes }
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
            ? "." : ". The hints below only show what applies where the files do not say.")
      }
    }
  }
}
