import AppModel
import Markup
import PageParts
import Review
import SiteFiles

/// One picture before and after: the stage, the findings with their numbers, and the edits.
struct ComparedState {
  let report: ChangeReport
  let number: Int
  let path: SitePath
  private let pair: PicturePair?

  init(report: ChangeReport, number: Int, path: SitePath) {
    self.report = report
    self.number = number
    self.path = path
    pair = PicturePair(wholeOf: number, in: report)
  }

  /// The most findings that are listed, and causes that are quoted.
  private static let mostFindings = 60
  private static let mostCauses = 3

  private var id: String { report.paths.ids[number] }
  private var picture: ComparedPicture { report.review.pictures[number] }

  var node: Node {
    Node("section", ["id": id, "class": "compared", "aria-labelledby": "\(id).title"]) {
      Node("h2", ["id": "\(id).title"]) {
        report.state(of: number).capitalizedFirst
        " "
        Node.badge(picture.verdict.words, .accent)
      }
      stage
      Node("div", ["class": "explained"]) {
        if !listed.isEmpty { findings }
        causes
      }
    }
  }

  /// The findings of the picture in order, each once.
  private var listed: [Int] {
    var seen: Set<Int> = []
    return report.review.findingsOfPictures[number].filter { seen.insert($0).inserted }
  }

  private var stage: Node {
    guard let pair else {
      return Node("p", ["class": "absent"]) {
        picture.reason.map { "This picture \($0.readable)." } ?? "There is no picture to show."
      }
    }
    let marks = marks(on: pair)
    let sides = ReviewedSide.allCases.filter { report.review.isShown(number, on: $0) }
    return Node("div", ["class": sides.count == 2 ? "easel" : "easel alone"]) {
      for side in sides {
        Node("figure", ["class": "side \(side.word)"]) {
          Node("div", ["class": "plate"]) {
            if let image = pair.image(side, seenFrom: path, within: (960, 4000)) { image }
            marks.drawing(on: side)
          }
          Node("figcaption") { side.title }
        }
      }
    }
  }

  private func marks(on pair: PicturePair) -> PictureMarks {
    PictureMarks(report: report, number: number, pair: pair, findings: listed)
  }

  private var findings: Node {
    let more = listed.count - Self.mostFindings
    let marked = pair.map { marks(on: $0).marked } ?? []
    return Node("div", ["class": "found"]) {
      Node("h3") { listed.count.form("Finding") }
      Node("ol", ["class": "numbered"]) {
        for (place, finding) in listed.prefix(Self.mostFindings).enumerated() {
          Node("li", ["id": "\(id).f\(place + 1)"]) {
            // What is not visible, such as where a cell leads, has no mark.
            let address = marked.contains(place + 1) ? "#\(id).m\(place + 1)" : nil
            Node(address == nil ? "span" : "a", ["class": "mark-link", "href": address]) {
              "\(place + 1)"
            }
            Node("span") { Node.own(report.review.findings[finding].sentence) }
          }
        }
      }
      if more > 0 { Node("p", ["class": "muted"]) { "and \(counted(more, "more finding"))" } }
    }
  }

  private var causes: Node {
    let all = report.review.causesOfPictures[number]
    let more = all.count - Self.mostCauses
    return Node("div", ["class": "why"]) {
      if !all.isEmpty { Node("h3") { all.count.form("Cause") } }
      for cause in all.prefix(Self.mostCauses) {
        Node("p", ["class": "why-cause"]) { report.link(toCause: cause, seenFrom: path) }
        CauseEdits(report: report, edits: report.review.causes[cause].edits, most: 1).nodes
      }
      if more > 0 { Node("p", ["class": "muted"]) { "and \(counted(more, "more cause"))" } }
    }
  }
}

extension String {
  /// The text with a capital first letter.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
