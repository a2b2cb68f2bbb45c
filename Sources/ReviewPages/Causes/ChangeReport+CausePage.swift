import AppModel
import Markup
import PageParts
import Review
import SiteFiles

extension ChangeReport {
  /// The most edits and effects that the page of a cause lists.
  private static let mostEdits = 20
  private static let mostEffects = 200
  /// The space for each picture.
  private static let box = (width: 350.0, height: 460.0)

  /// Returns the page of a cause, by its number.
  func causePage(_ number: Int) -> Page {
    let path = paths.causes[number]
    let cause = review.causes[number]
    return Page(
      at: path, cause.phrase.plain, in: frame, trail: trail(from: path),
      heading: [cause.phrase.node]
    ) {
      CauseFacts(report: self, number: number).line
      steps(around: number, seenFrom: path)
      Node("div", ["class": "evidence"]) {
        if !cause.edits.isEmpty {
          Node("div", ["class": "said"]) {
            Node.section("edits", cause.edits.count.form("Edit")) {
              CauseEdits(report: self, edits: cause.edits, most: Self.mostEdits).nodes
            }
          }
        }
        CauseExample(report: self, number: number, path: path, box: Self.box).nodes
        Node("div", ["class": "said"]) {
          Node.section("findings", cause.effects.count.form("Finding")) { findings(of: number) }
          Node.section("accept", "Accept") { acceptance(of: number) }
        }
      }
      CauseMatrix(report: self, number: number, path: path).nodes
    }
  }

  /// Returns what a cause does; what its example shows leads to its number on that picture's page.
  private func findings(of number: Int) -> [Node] {
    let effects = review.causes[number].effects
    let example = examples[number]
    let ids = example.map(findingIDs) ?? [:]
    return [
      Node("ol", ["class": "findings"]) {
        for effect in effects.prefix(Self.mostEffects) {
          Node("li") {
            if let example, let id = effect.findings.lazy.compactMap({ ids[$0] }).first {
              Node(
                "a",
                ["href": paths.causes[number].link(to: paths.pages[example], at: id)]
              ) { Node.sentence(effect.sentence) }
            } else {
              Node.sentence(effect.sentence)
            }
            Node("span", ["class": "muted"]) { " in \(counted(effect.pictures, "picture"))" }
          }
        }
      }
    ] + Node.more(effects.count - Self.mostEffects, "finding")
  }

  private func acceptance(of number: Int) -> [Node] {
    let id = review.causes[number].id
    return [
      Node("p") {
        if isAccepted(number) {
          "This cause is accepted: it does not count as a difference. Its id is "
        } else {
          "If this is wanted, "
          Node("code") { "riverbed diff OLD NEW --accept \(id)" }
          " makes it no longer count as a difference. Its id is "
        }
        Node.copyable(id)
      }
    ]
  }

  /// Returns links to the causes before and after one.
  private func steps(around number: Int, seenFrom path: SitePath) -> [Node] {
    StepLinks(
      previous: number > 0 ? link(number - 1, "Previous cause", path) : nil,
      next: number + 1 < review.causes.count ? link(number + 1, "Next cause", path) : nil
    ).node("Other causes")
  }

  private func link(_ number: Int, _ title: String, _ path: SitePath) -> StepLinks.Link {
    StepLinks.Link(
      title: title, name: review.causes[number].phrase.node,
      address: path.link(to: paths.causes[number]))
  }
}
