import AppLayout
import PageParts
import Review

extension ChangeReport {
  /// The most edits and effects that the page of a cause lists.
  private static let mostEdits = 20
  private static let mostEffects = 200
  /// The space for each picture.
  private static let box = Size(width: 400, height: 560)

  /// Returns the page of a cause.
  func causePage(_ index: ElementIndex<Cause>) -> Page {
    let path = paths.causes[index]
    let cause = review.causes[index]
    return Page(
      at: path, cause.phrase.plain.withTypographicQuotes, in: frame, trail: trail(from: path),
      heading: [cause.phrase.node]
    ) {
      CauseFacts(report: self, index: index).line
      CauseSteps(report: self, cause: index, path: path).links
      Node("div", ["class": "evidence"]) {
        CauseExample(report: self, cause: index, path: path, box: Self.box).nodes
        Node("div", ["class": "said"]) {
          if !cause.effects.isEmpty {
            Node.section("findings", cause.effects.count.form("Finding")) { findings(of: index) }
          }
          if !cause.edits.isEmpty {
            Node.section("edits", cause.edits.count.form("Edit")) {
              CauseEdits(report: self, edits: cause.edits, most: Self.mostEdits).nodes
            }
          }
          Node.section("accept", "Accept") { acceptance(of: index) }
        }
      }
      CauseMatrix(report: self, cause: index, path: path).nodes
    }
  }

  /// Returns what a cause does; what its example shows leads to its number on that picture's page.
  private func findings(of cause: ElementIndex<Cause>) -> [Node] {
    let effects = review.causes[cause].effects
    let example = examples[cause]
    let ids = example.map(findingIDs) ?? [:]
    return [
      Node("ol", ["class": "findings"]) {
        for effect in effects.prefix(Self.mostEffects) {
          Node("li") {
            if let example, let id = effect.findings.lazy.compactMap({ ids[$0] }).first {
              Node(
                "a",
                ["href": paths.causes[cause].link(to: paths.pages[example], at: id)]
              ) { Node.sentence(effect.sentence) }
            } else {
              Node.sentence(effect.sentence)
            }
            if effect.pictures > 0 {
              Node("span", ["class": "muted"]) { " in \(effect.pictures.counted(as: "picture"))" }
            }
          }
        }
      }
    ] + Node.more(effects.count - Self.mostEffects, of: "finding")
  }

  private func acceptance(of cause: ElementIndex<Cause>) -> [Node] {
    let id = review.causes[cause].id
    let isAccepted = isAccepted(cause)
    return [
      Node("p") {
        isAccepted
          ? "This cause is accepted: it does not count as a difference."
          : "If this is wanted, a developer can accept it. Then it no longer counts as a difference."
      },
      Node.details("Developer details") {
        Node("p") { CauseFacts(report: self, index: cause).proof }
        if !isAccepted {
          Node("p") {
            Node("code") { "riverbed diff OLD NEW --accept \(id)" }
            " accepts it."
          }
        }
        Node("p") {
          "Its id is "
          Node.copyable(id)
        }
      },
    ]
  }
}
