import AppLayout
import PageParts
import Review

/// A cause on the first page: what was edited, how it looks before and after, and where.
struct CauseCard {
  let report: ChangeReport
  let index: ElementIndex<Cause>
  let path: SitePath

  /// More edits and effects are on the cause's own page.
  private static let mostEdits = 2
  private static let mostEffects = 3
  /// The space for each picture.
  private static let box = Size(width: 400, height: 480)

  private var cause: Cause { report.review.causes[index] }

  var node: Node {
    let number = index.index + 1
    return Node("article", ["class": "cause", "aria-labelledby": "cause-\(number)"]) {
      Node("h3", ["id": "cause-\(number)"]) {
        Node("span", ["class": "ordinal"]) { "\(number)" }
        Node("a", ["href": path.link(to: report.paths.causes[index]), "data-step": "cause"]) {
          cause.phrase.node
        }
      }
      CauseFacts(report: report, index: index).line
      Node("div", ["class": "evidence"]) {
        CauseExample(report: report, cause: index, path: path, box: Self.box).nodes
        Node("div", ["class": "said"]) {
          if !cause.effects.isEmpty { effects }
          CauseEdits(report: report, edits: cause.edits, most: Self.mostEdits).nodes
        }
      }
    }
  }

  private var effects: Node {
    let more = cause.effects.count - Self.mostEffects
    return Node("ul", ["class": "findings"]) {
      for effect in cause.effects.prefix(Self.mostEffects) {
        Node("li") { Node.sentence(effect.sentence) }
      }
      if more > 0 {
        Node("li") {
          Node("a", ["href": path.link(to: report.paths.causes[index], at: "findings")]) {
            more.counted(as: "more finding")
          }
        }
      }
    }
  }
}

/// Further causes in a table, a line for each.
struct CauseTable {
  let report: ChangeReport
  /// The numbers of the causes.
  let causes: Range<Int>
  let path: SitePath

  var node: Node {
    var table = DataTable(
      "Causes \(causes.lowerBound + 1) to \(causes.upperBound)",
      columns: ["Cause", "Place", "Pictures", "Screens"], numbers: [2, 3])
    for index in causes.map({ ElementIndex<Cause>($0) }) {
      let cause = report.review.causes[index]
      let place = cause.edits.first?.writtenPlace ?? "inferred"
      table.add(
        class: report.isAccepted(index) ? "accepted" : nil,
        [
          [
            .text("\(index.index + 1). "),
            Node("span", ["data-cause": cause.id]) {
              report.link(toCause: index, seenFrom: path, isStep: true)
            },
          ] + (report.isAccepted(index) ? [.text(" "), .badge("Accepted", .ok)] : []),
          [Node("code") { place }],
          [.text(cause.pictures.grouped)],
          [.text(cause.screens.count.grouped)],
        ])
    }
    return table.node
  }
}
