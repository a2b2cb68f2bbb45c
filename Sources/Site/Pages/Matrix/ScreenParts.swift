import AppLayout
import PageParts

/// The parts of a screen's page around its matrix.
struct ScreenParts {
  let site: Site
  let screen: Screen
  let path: SitePath

  var app: App { site.app }
  var references: References { References(site: site, path: path) }

  /// A sentence that describes the screen.
  var lead: [Node] {
    [.appText(screen.kindWords(in: app).sentenceStart), .text(". ")] + entranceWords
      + [
        .text(". Its bar is "), references.word(app.placement(of: screen).state, .placements),
        .text("."),
      ]
  }

  /// How the screen opens.
  private var entranceWords: [Node] {
    let approach = app.approach(to: screen)
    let word = references.word(approach.entrance.phrase(of: screen, in: app), .entrances)
    let covered = approach.presenter.flatMap(app.screen).map {
      [.text(Entrance.wordsBeforePresenter), references.link(to: $0)]
    }
    let others = app.otherEntrances(of: screen, than: approach.entrance)
    return [.text("It "), word, .text(approach.containerWords)] + (covered ?? []) + [.text(others)]
  }

  /// Links to the screens before and after this one in the gallery.
  var adjacentScreens: [Node] {
    site.links(beside: screen, seenFrom: path) { site.paths.page(of: $0) }
  }

  /// The screen's problems, each with its explanation.
  var problems: Chapter? {
    let problems = site.problems.of(screen)
    guard !problems.isEmpty else { return nil }
    return Chapter("problems", "Problems", hint: Problems.Tally(of: problems).words) {
      ProblemGroups(
        of: problems, references, namesScreen: false, level: .h3,
        numberedBy: LintMarks(of: screen, in: site)
      ).nodes
    }
  }
}
