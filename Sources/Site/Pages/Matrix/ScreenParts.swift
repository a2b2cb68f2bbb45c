import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

/// The parts of a screen's page around its matrix.
struct ScreenParts {
  let site: Site
  let screen: Screen
  let path: SitePath

  var app: App { site.app }
  var references: References { References(site: site, path: path) }

  /// What the screen is, in a sentence.
  var lead: [Node] {
    let home = screen.key == app.home?.key ? "The app’s home: " : ""
    let words = "\(home)\(screen.kindWords)"
    return [
      .own(words.prefix(1).uppercased() + words.dropFirst()),
      .text(". As it is configured, its bar is "),
      references.word(app.placement(of: screen).words, "placements"), .text(" and it is "),
      app.entrance(of: screen) == .root
        ? .text("the first that one sees")
        : references.word(app.entrance(of: screen).words, "entrances"),
      .text("."),
    ]
  }

  /// The screens before and behind this one in the gallery.
  var neighbours: [Node] {
    let (previous, next) = site.gallery.neighbours(of: screen)
    guard previous != nil || next != nil else { return [] }
    return [
      Node("nav", ["class": "neighbours", "aria-label": "Other screens"]) {
        if let previous { step(to: previous, "← ", "previous") }
        if let next { step(to: next, "", "next", " →") }
      }
    ]
  }

  private func step(
    to screen: Screen, _ before: String, _ name: String, _ behind: String = ""
  ) -> Node {
    Node("a", ["href": path.link(to: site.paths.page(of: screen)), "data-step": name]) {
      before
      Node.own(screen.title)
      behind
    }
  }

  /// What is wrong with the screen, each with its explanation.
  var problems: Chapter? {
    let problems = site.problems.problems(of: screen)
    guard !problems.isEmpty else { return nil }
    return Chapter("problems", "Problems", hint: Problems.Tally(problems).words) {
      ProblemList(problems).nodes
      RuleExplanations(of: problems).nodes
    }
  }
}
