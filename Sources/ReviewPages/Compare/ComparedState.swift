import AppLayout
import AppModel
import Markup
import PageParts
import Review
import SiteFiles
import Wireframe

/// One picture before and after: the easel, the findings with their numbers, and the edits.
struct ComparedState {
  let report: ChangeReport
  let index: ElementIndex<ComparedPicture>
  let path: SitePath
  private let pair: PicturePair?
  /// The findings of the picture in order, each once.
  private let listed: [ElementIndex<Finding>]
  private let marks: PictureMarks?

  init(
    report: ChangeReport, index: ElementIndex<ComparedPicture>, path: SitePath,
    oldFrames: [BoxChange.Subject: ExactFrame]?
  ) {
    self.report = report
    self.index = index
    self.path = path
    pair = PicturePair(wholeOf: index, in: report)
    let listed = report.listedFindings(of: index)
    self.listed = listed
    marks = pair.map { PictureMarks(on: $0, findings: listed, oldFrames: oldFrames) }
  }

  /// The most causes that are quoted.
  private static let mostCauses = 3

  private var id: String { report.paths.ids[index] }
  private var picture: ComparedPicture { report.review.pictures[index] }

  var node: Node {
    Node("section", ["id": id, "class": "compared", "aria-labelledby": "\(id).title"]) {
      Node("h2", ["id": "\(id).title"]) {
        report.state(of: index).sentenceStart
        " "
        Node.badge(picture.verdict.words, .accent)
      }
      for cause in report.review.causesOfPictures[index].prefix(CauseSteps.mostOfPicture) {
        CauseSteps(report: report, cause: cause, path: path).row(nextTo: index)
      }
      easel
      Node("div", ["class": "explained"]) {
        if !listed.isEmpty { findings }
        causes
      }
    }
  }

  /// The link that chooses the picture: what it shows, small, and in words.
  var choice: Node {
    let image = [ReviewedSide.new, .old].lazy.compactMap {
      pair?.image($0, seenFrom: path, within: Size(width: 52, height: 72), isDescribed: true)
    }.first
    return Node("a", ["href": "#\(id)"]) {
      if let image { image }
      Node("span") {
        report.state(of: index)
        // Most pictures on the page are changed ones.
        if picture.verdict != .changed { Node("small") { " \(picture.verdict.words)" } }
      }
    }
  }

  private var easel: Node {
    guard let pair else {
      return Node("p", ["class": "absent"]) {
        picture.reason.map { "This picture \($0.readable)." } ?? "There is no picture to show."
      }
    }
    let sides = ReviewedSide.allCases.filter { report.review.isShown(index, on: $0) }
    let classes = [
      "easel", sides.count == 2 ? nil : "alone", pair.fitsWindow ? "fits" : nil,
      pair.isWide ? "wide" : nil,
    ]
    return Node("div", ["class": classes.compactMap(\.self).joined(separator: " ")]) {
      for side in sides {
        Node("figure", ["class": "side \(side.word)"]) {
          Node("div", ["class": "plate"]) {
            if let image = pair.image(side, seenFrom: path, within: Size(width: 960, height: 4000))
            {
              image
            }
            marks?.drawings(on: side) ?? []
          }
          // The edge between both pictures, which can be dragged.
          if side == .old, sides.count == 2 { Node("div", ["class": "edge"]) }
          Node("figcaption") { side.title }
        }
      }
    }
  }

  private var findings: Node {
    let more = listed.count - ChangeReport.mostListed
    return Node("div", ["class": "found"]) {
      Node("h3") { listed.count.form("Finding") }
      Node("ol", ["class": "numbered"]) {
        for (place, finding) in listed.prefix(ChangeReport.mostListed).enumerated() {
          // What is not visible, such as where a cell leads, has no mark.
          let isMarked = marks?.has(place + 1) == true
          Node(
            "li",
            [
              "id": report.paths.findingID(place, of: index),
              "class": isMarked ? PictureMarks.name(of: place + 1) : nil,
            ]
          ) {
            let address = isMarked ? "#\(id).m\(place + 1)" : nil
            Node(address == nil ? "span" : "a", ["class": "mark-link", "href": address]) {
              Node("span", ["class": "visually-hidden"]) { "Finding " }
              "\(place + 1)"
            }
            Node("span") { Node.sentence(report.sentence(of: finding)) }
          }
        }
      }
      Node.more(more, of: "finding")
    }
  }

  private var causes: Node {
    let all = report.review.causesOfPictures[index]
    let more = all.count - Self.mostCauses
    return Node("div", ["class": "why"]) {
      if !all.isEmpty { Node("h3") { all.count.form("Cause") } }
      for cause in all.prefix(Self.mostCauses) {
        Node("p", ["class": "why-cause"]) { report.link(toCause: cause, seenFrom: path) }
        CauseEdits(report: report, edits: report.review.causes[cause].edits, most: 1).nodes
      }
      Node.more(more, of: "cause")
    }
  }
}
