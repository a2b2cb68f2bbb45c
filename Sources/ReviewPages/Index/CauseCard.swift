import Markup
import PageParts
import Review
import SiteFiles

/// A cause on the first page: what was edited, how it looks before and after, and where.
struct CauseCard {
  let report: ChangeReport
  let number: Int
  let path: SitePath

  /// More edits and findings are on the cause's own page.
  private static let mostEdits = 2
  private static let mostFindings = 3
  /// The space for each picture.
  private static let box = (width: 300.0, height: 300.0)

  private var cause: Cause { report.review.causes[number] }

  var node: Node {
    Node("article", ["class": "cause", "aria-labelledby": "cause-\(number + 1)"]) {
      Node("h3", ["id": "cause-\(number + 1)"]) {
        Node("span", ["class": "ordinal"]) { "\(number + 1)" }
        Node("a", ["href": path.link(to: report.paths.causes[number]), "data-step": "screen"]) {
          Node.own(cause.sentence)
        }
      }
      CauseFacts(report: report, number: number).line
      Node("div", ["class": "evidence"]) {
        Node("div", ["class": "said"]) {
          CauseEdits(report: report, edits: cause.edits, most: Self.mostEdits).nodes
          findings
        }
        pictures
      }
    }
  }

  private var findings: Node {
    let more = cause.findings.count - Self.mostFindings
    return Node("ul", ["class": "findings"]) {
      for finding in cause.findings.prefix(Self.mostFindings) {
        Node("li") { Node.own(report.review.findings[finding].sentence) }
      }
      if more > 0 {
        Node("li") {
          Node("a", ["href": path.link(to: report.paths.causes[number], at: "findings")]) {
            counted(more, "more finding")
          }
        }
      }
    }
  }

  private var pictures: [Node] {
    guard let example = report.examples[number],
      let pair = PicturePair(of: example, in: report, showing: number)
    else { return [] }
    return [
      Node("div", ["class": "shown"]) {
        Node("div", ["class": "pair"], pair.figures(seenFrom: path, within: Self.box))
        Node("p", ["class": "small"]) {
          Node("a", ["class": "more", "href": report.comparison(of: example, seenFrom: path)]) {
            "Compare "
            Node.own(report.title(of: example))
          }
          Node("span", ["class": "muted"]) { " \(report.state(of: example))" }
        }
      }
    ]
  }
}
